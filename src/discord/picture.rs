//! Pictures at delivery: made off the async threads, from a view, never stored.
//!
//! A picture that cannot be made is a fault of ours and no reason to be silent: the message goes
//! out with the text board instead.

use std::sync::{Arc, OnceLock};

use rules::view::{Everyone, View};

use super::App;
use crate::fault::Fault;
use crate::message::Picture;
use crate::render::titles::battle::{self, Look};
use crate::render::{self, Painter};
use crate::say::in_language;

/// The painter, made on the first picture; nothing if our own art is broken.
fn painter() -> Option<Arc<Painter>> {
    static PAINTER: OnceLock<Option<Arc<Painter>>> = OnceLock::new();
    let make = || match Painter::new() {
        Ok(painter) => Some(Arc::new(painter)),
        Err(error) => {
            let _ = Fault::new("picture", &error);
            None
        }
    };
    PAINTER.get_or_init(make).clone()
}

fn paint(view: &View<Everyone>) -> Option<Picture<Everyone>> {
    let painter = painter()?;
    let tongue = in_language(None);
    let scene = match view.title() {
        "battle" => battle::public(&painter.art().manifest, tongue, view, &Look::default()),
        other => Err(render::Fault::Title(other.to_owned())),
    };
    match scene.and_then(|scene| painter.paint(&scene)) {
        Ok(picture) => Some(Picture::new(picture.name, picture.alt, picture.bytes)),
        Err(error) => {
            let _ = Fault::new("picture", &error);
            None
        }
    }
}

/// The board everybody may see, or nothing.
pub(super) async fn board(app: &App, view: Option<&View<Everyone>>) -> Option<Picture<Everyone>> {
    let view = view?.clone();
    let blind = app.trial.blind;
    let made = tokio::task::spawn_blocking(move || {
        if blind {
            std::panic::resume_unwind(Box::new("on trial"));
        }
        paint(&view)
    });
    made.await.unwrap_or_else(|_| {
        let _ = Fault::new("picture", &"the painter panicked");
        None
    })
}
