//! Looking something up: a title in a few lines, a thing with its picture, a section of the rules.

use rules::catalog;

use super::{Answer, Place, Requester};
use crate::app::App;
use crate::message::Picture;
use crate::table::Refused;
use crate::wording::Found;

/// What was asked for, by name, number or words; without any, the title in a few lines.
pub(crate) async fn look_up(
    app: &App,
    requester: &Requester,
    title: Option<&str>,
    about: Option<&str>,
) -> Answer {
    let words = requester.words();
    let known = catalog::about(title.unwrap_or(catalog::FLAGSHIP))?;
    let Some(about) = about.filter(|about| !about.trim().is_empty()) else {
        let message = words.rules_of(&known);
        return Ok(match requester.place {
            Place::Server | Place::DirectMessages => {
                message.buttons(vec![words.learn_button(known.id)])
            }
            Place::Elsewhere => message,
        });
    };
    let found = words.look_up(title, about);
    let found = found.ok_or_else(|| Refused::NoSuchCard { card: about.into() })?;
    let message = words.found(&found);
    let Found::Things(all) = &found else {
        return Ok(message);
    };
    let [(title, entry)] = all.as_slice() else {
        return Ok(message);
    };
    let picture = app
        .pictures
        .exhibit_for(requester.reader(), title, &entry.id);
    let picture = picture.await;
    Ok(message.picture(picture.map(|it| Picture::new(it.name, it.alt, it.bytes))))
}
