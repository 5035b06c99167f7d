//! Requests to the engine, and the errors it answers with.

use rules::dice::Seed;
use rules::json;
use rules::refusal::Refusal;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An error object: what is wrong, and where in the request.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Fail {
    code: &'static str,
    what: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    /// The refusal of the rules, if they refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<Value>,
}

impl Fail {
    pub fn new(code: &'static str, what: impl Into<String>) -> Self {
        Self {
            code,
            what: what.into(),
            at: None,
            refusal: None,
        }
    }

    pub fn at(mut self, at: impl Into<String>) -> Self {
        self.at = Some(at.into());
        self
    }
}

impl From<Refusal> for Fail {
    fn from(refusal: Refusal) -> Self {
        let at = match &refusal {
            Refusal::Misplaced(misplaced) => Some(misplaced.at.clone()),
            Refusal::BadOptions { at, .. } => Some(format!("options.{at}")),
            Refusal::Unreadable(unreadable) => Some(format!("action, byte {}", unreadable.at)),
            _ => None,
        };
        let code = match refusal {
            Refusal::Misplaced(_) => "impossible_position",
            _ => "refused",
        };
        let what = refusal.to_string();
        Self {
            code,
            what,
            at,
            refusal: serde_json::to_value(refusal).ok(),
        }
    }
}

/// A seat by number or by the side it plays.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum SeatWord {
    Number(usize),
    Side(String),
}

/// A seed as a number (for simulations) or as 64 hexadecimal digits.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum SeedWord {
    Number(u64),
    Digits(String),
}

impl SeedWord {
    pub fn seed(&self) -> Result<Seed, Fail> {
        match self {
            Self::Number(number) => Ok(Seed::from_number(*number)),
            Self::Digits(text) => Seed::parse(text).ok_or_else(|| {
                Fail::new("bad_seed", "a seed is a number or 64 hexadecimal digits").at("seed")
            }),
        }
    }
}

/// What a new table is opened with.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Open {
    pub title: String,
    /// The version of the rules; the newest if left out.
    pub rules: Option<u16>,
    pub sides: Vec<String>,
    pub seed: SeedWord,
    #[serde(default)]
    pub options: Value,
    #[serde(default)]
    pub entropy: String,
    /// The name of the table, if its dice are to follow the second scheme.
    pub bound_to: Option<String>,
    #[serde(default)]
    pub position: Option<Value>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfSeat {
    pub seat: SeatWord,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct View {
    pub seat: Option<SeatWord>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Apply {
    pub seat: SeatWord,
    pub action: String,
    /// What the act adds to the dice, by the second scheme.
    #[serde(default)]
    pub mix: String,
    /// The sequence number the action was offered at; refused if the table has moved on.
    pub seq: Option<u32>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Advise {
    pub seat: SeatWord,
    #[serde(default = "steady")]
    pub policy: String,
}

fn steady() -> String {
    "steady".into()
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Import {
    pub record: Value,
}

/// A request, and the table it is about.
#[derive(Clone, Debug)]
pub(super) struct Request {
    pub table: String,
    pub ask: Ask,
}

/// What is asked.
#[derive(Clone, Debug)]
pub(super) enum Ask {
    Titles,
    Open(Open),
    Set(Open),
    Import(Import),
    Close,
    /// Something about an open table.
    About(About),
}

/// What is asked about an open table.
#[derive(Clone, Debug)]
pub(super) enum About {
    Legal(OfSeat),
    Menu(OfSeat),
    Apply(Apply),
    View(View),
    Standing,
    Advise(Advise),
    Export,
}

const OPS: &str =
    "titles, open, set, legal, menu, apply, view, standing, advise, export, import, close";

/// Reads a request from its object.
pub(super) fn read(line: &Value) -> Result<Request, Fail> {
    let Some(fields) = line.as_object() else {
        return Err(Fail::new("malformed", "a request is a JSON object"));
    };
    let word = |name: &str| fields.get(name).and_then(Value::as_str);
    let Some(op) = word("op") else {
        return Err(Fail::new("no_op", format!("\"op\" must be one of {OPS}")).at("op"));
    };
    let table = match fields.get("table") {
        None => "main",
        Some(Value::String(name)) if (1..=64).contains(&name.len()) => name,
        Some(_) => {
            return Err(
                Fail::new("bad_table", "the name of a table has 1 to 64 bytes").at("table"),
            );
        }
    };
    let mut rest = fields.clone();
    for common in ["op", "table", "id"] {
        rest.remove(common);
    }
    let rest = Value::Object(rest);
    let ask = match op {
        "titles" => typed::<Nothing>(rest).map(|_| Ask::Titles),
        "open" => typed(rest).map(Ask::Open),
        "set" => typed(rest).map(Ask::Set),
        "legal" => typed(rest).map(About::Legal).map(Ask::About),
        "menu" => typed(rest).map(About::Menu).map(Ask::About),
        "apply" => typed(rest).map(About::Apply).map(Ask::About),
        "view" => typed(rest).map(About::View).map(Ask::About),
        "standing" => typed::<Nothing>(rest).map(|_| Ask::About(About::Standing)),
        "advise" => typed(rest).map(About::Advise).map(Ask::About),
        "export" => typed::<Nothing>(rest).map(|_| Ask::About(About::Export)),
        "import" => typed(rest).map(Ask::Import),
        "close" => typed::<Nothing>(rest).map(|_| Ask::Close),
        _ => {
            let short: String = op.chars().take(40).collect();
            Err(Fail::new(
                "unknown_op",
                format!("unknown op {short:?}; choose one of {OPS}"),
            )
            .at("op"))
        }
    }?;
    Ok(Request {
        table: table.to_owned(),
        ask,
    })
}

fn typed<T: DeserializeOwned>(fields: Value) -> Result<T, Fail> {
    json::read(&fields).map_err(|e| Fail::new("bad_field", e.what).at(e.at))
}
