//! Refusals and faults in words: what is so, why, what to do next.

use rules::catalog;
use rules::refusal::Refusal;
use serde_json::Value;

use super::{Seated, Words};
use crate::table::{Book, Refused, Trouble};

impl Words {
    /// The words of a trouble. The book, where there is one, names seats and sides.
    #[must_use]
    pub fn trouble(&self, book: Option<&Book>, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Fault(fault) => {
                let id = if fault.is_full() {
                    "fault-full"
                } else if fault.passes() {
                    "fault-passing"
                } else {
                    "fault"
                };
                self.say(id, &[("id", fault.id().to_owned().into())])
            }
            Trouble::Refused(Refused::Rules { refusal }) => self.refusal(book, refusal),
            Trouble::Refused(Refused::NotYourTurn { waiting }) => {
                let names = book.map(|book| self.seats(&Seated::of(book), waiting));
                self.say(
                    "refused-not-your-turn",
                    &[("seats", names.unwrap_or_default().into())],
                )
            }
            Trouble::Refused(refused) => {
                let data = serde_json::to_value(refused).unwrap_or_default();
                let code = data
                    .get("refused")
                    .and_then(Value::as_str)
                    .unwrap_or("unknown");
                let title = book.map_or(catalog::FLAGSHIP, |book| book.row.title.as_str());
                let mut args: Vec<(&str, fluent_bundle::FluentValue<'_>)> = Vec::new();
                for (key, value) in data.as_object().into_iter().flatten() {
                    match value {
                        Value::Number(n) => args.push((key, n.as_f64().unwrap_or(0.0).into())),
                        Value::String(text) if key == "side" => {
                            let known = self.has(&format!("{title}-w-{text}"));
                            let name = if known {
                                self.name(title, text)
                            } else {
                                crate::message::plain(text, 40)
                            };
                            args.push((key, name.into()));
                        }
                        Value::String(text) => {
                            args.push((key, crate::message::plain(text, 60).into()))
                        }
                        _ => {}
                    }
                }
                self.say(&format!("refused-{code}"), &args)
            }
        }
    }

    fn refusal(&self, book: Option<&Book>, refusal: &Refusal) -> String {
        match (refusal, book) {
            (Refusal::Rule { reason }, Some(book)) => {
                let code = reason
                    .get("refusal")
                    .and_then(Value::as_str)
                    .unwrap_or("unknown");
                let why = self.coded(&Seated::of(book), "refusal", code, reason);
                self.say("refused-by-rules", &[("why", why.into())])
            }
            (Refusal::Unreadable(what), _) => self.say(
                "refused-unreadable",
                &[
                    ("found", crate::message::plain(&what.found, 40).into()),
                    ("expected", what.expected.into()),
                ],
            ),
            (
                Refusal::SeatCount {
                    found,
                    fewest,
                    most,
                },
                _,
            ) => self.say(
                "refused-seat-count",
                &[
                    ("found", (*found).into()),
                    ("fewest", (*fewest).into()),
                    ("most", (*most).into()),
                ],
            ),
            (Refusal::BadOptions { at, what }, _) => self.say(
                "refused-bad-options",
                &[
                    ("at", crate::message::plain(at, 40).into()),
                    ("what", crate::message::plain(what, 120).into()),
                ],
            ),
            (Refusal::NoSuchTitle { title }, _) => self.say(
                "refused-no-such-title",
                &[("title", crate::message::plain(title, 40).into())],
            ),
            (other, _) => {
                let data = serde_json::to_value(other).unwrap_or_default();
                let code = data
                    .get("refused")
                    .and_then(Value::as_str)
                    .unwrap_or("rule");
                let id = format!("refused-rules-{}", code.replace('_', "-"));
                self.word(if self.has(&id) {
                    &id
                } else {
                    "refused-rules-other"
                })
            }
        }
    }
}
