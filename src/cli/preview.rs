//! `rokugan preview`: everything a language says, and every picture in it, as one page for whoever translates it.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Args as ClapArgs;
use rules::catalog::About;
use rules::seat::Seat;
use rules::table::Table;
use serde_json::Value;

use super::{Failure, simulate};
use crate::titles::{self, Drawn, Look, TitleRenderer};
use crate::wording::{self, Seated, Words};
use painter::scene::Scene;

/// Arguments of `preview`.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// Which language, by its code: a folder of `locales/`.
    #[arg(long)]
    language: String,
    /// The folder to write to. It gets `index.html` and the pictures.
    #[arg(long)]
    out: PathBuf,
    /// The seed of the tables that are shown.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How many acts are played before a position is shown.
const MIDDLE: usize = 60;

const STYLE: &str = "body{font:16px/1.5 sans-serif;max-width:70em;margin:2em auto;padding:0 1em}\
td{vertical-align:top;padding:.3em .8em;border-top:1px solid #ccc}td:first-child{font:13px monospace}\
pre{white-space:pre-wrap;background:#f4f1ea;padding:1em}img{max-width:100%}";

/// Writes the page.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let known: Vec<&str> = wording::languages().collect();
    let code = known.iter().find(|code| **code == args.language);
    let code = code.ok_or_else(|| {
        let known = known.join(", ");
        Failure::new(format!("there is no such language; there are {known}"))
    })?;
    let words = wording::in_language(Some(code));
    fs::create_dir_all(&args.out).map_err(Failure::new)?;
    let mut page = format!(
        "<!doctype html><html lang=\"{code}\"><meta charset=\"utf-8\"><title>Rokugan: {code}</title>\
         <style>{STYLE}</style><h1>Rokugan: {code}</h1>"
    );
    for about in rules::catalog::titles() {
        played(&mut page, words, &about, args)?;
    }
    for (file, samples) in words.samples() {
        let _ = write!(page, "<h2>{file}</h2><table>");
        for sample in samples {
            let texts: Vec<String> = sample.texts.iter().map(|text| escaped(text)).collect();
            let _ = write!(page, "<tr><td>{}<td>{}", sample.id, texts.join("<hr>"));
        }
        page.push_str("</table>");
    }
    fs::write(args.out.join("index.html"), page).map_err(Failure::new)
}

/// A table from its opening to its end: pictures of its middle and its end, the board and a hand in words, and
/// all that was told.
fn played(page: &mut String, words: &Words, about: &About, args: &Args) -> Result<(), Failure> {
    let seats = *about.seats.end();
    let opening = simulate::opening(about.id, seats, args.seed, Value::Null)?;
    let seated = Seated::new(about.id, opening.sides.clone());
    let easel = titles::of(about.id).map_err(Failure::new)?;
    let look = Look::default();
    let (mut table, facts) = Table::open(&opening).map_err(Failure::new)?;
    let _ = write!(page, "<h2>{}</h2>", escaped(&words.title(about.id)));
    let mut log: Vec<String> = Vec::new();
    let tell = |facts: &rules::event_log::Events, log: &mut Vec<String>| {
        let told = facts.everything();
        log.extend(told.map(|(_, event)| words.event(&seated, event)));
    };
    tell(&facts, &mut log);
    let picture = |name: &str, bytes: Vec<u8>, page: &mut String| {
        let name = format!("{}-{name}.png", about.id);
        let _ = write!(page, "<p><img src=\"{name}\" alt=\"\">");
        save(&args.out, &name, &bytes)
    };
    let mut acts = 0;
    while let Some(seat) = table.waiting().iter().next() {
        if acts == MIDDLE {
            let (public, own) = (table.public(), private(&table, seat)?);
            let scene = easel.scene(words, &public, &look).map_err(Failure::new)?;
            picture("board", painted(easel, &scene)?, page)?;
            let scene = easel.scene(words, &own, &look).map_err(Failure::new)?;
            picture("own", painted(easel, &scene)?, page)?;
            let scene = easel.legend(words, &own, &look).map_err(Failure::new)?;
            picture("legend", painted(easel, &scene)?, page)?;
            for text in [titles::board(words, &public), titles::hand(words, &own)] {
                let _ = write!(page, "<pre>{}</pre>", escaped(&text));
            }
            let moves = table.menu(seat);
            let moves = moves.actions();
            let moves = moves.iter().take(40).map(|act| words.act(about.id, act));
            let moves: Vec<String> = moves.map(|act| escaped(&act)).collect();
            let _ = write!(page, "<pre>{}</pre>", moves.join("\n"));
        }
        let Some(act) = table.advise(seat, rules::policy::Policy::Steady) else {
            break;
        };
        let done = table.act(seat, &act).map_err(Failure::new)?;
        tell(&done.facts, &mut log);
        acts += 1;
    }
    let public = table.public();
    if let Some(sheet) = easel.sheet(words, &public, &look).map_err(Failure::new)? {
        picture("sheet", painted(easel, &sheet)?, page)?;
    }
    let reckoned = titles::reckoning(words, &public).join("\n");
    let _ = write!(page, "<pre>{}</pre>", escaped(&reckoned));
    let _ = write!(page, "<pre>{}</pre>", escaped(&log.join("\n")));
    Ok(())
}

fn private(table: &Table, seat: Seat) -> Result<rules::view::View<rules::view::OneSeat>, Failure> {
    table.private(seat).map_err(Failure::new)
}

fn painted<A: Drawn>(easel: TitleRenderer, scene: &Scene<A>) -> Result<Vec<u8>, Failure> {
    let picture = easel.painter().paint(scene).map_err(Failure::new)?;
    Ok(picture.bytes)
}

fn save(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(folder.join(name), bytes).map_err(Failure::new)
}

/// A text as it is shown in the page.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;")
}
