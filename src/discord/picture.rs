//! Pictures at delivery: made off the async threads, from a view, never stored.
//!
//! A picture that cannot be made is a fault of ours and no reason to be silent: the message goes
//! out with the text board instead.

use std::time::Instant;

use rules::view::{Everyone, OneSeat, View};

use super::App;
use crate::fault::Fault;
use crate::message::Picture;
use crate::meter::METER;
use crate::render::titles::{self, Drawn, Look};
use crate::say::in_language;

fn paint<A: Drawn>(view: &View<A>, look: &Look) -> Option<Picture<A>> {
    let made = titles::of(view.title()).and_then(|easel| {
        let scene = easel.scene(in_language(None), view, look)?;
        easel.painter().paint(&scene)
    });
    match made {
        Ok(picture) => Some(Picture::new(picture.name, picture.alt, picture.bytes)),
        Err(error) => {
            let _ = Fault::new("picture", &error);
            None
        }
    }
}

/// The board everybody may see, or nothing.
pub(super) async fn board(app: &App, view: Option<&View<Everyone>>) -> Option<Picture<Everyone>> {
    draw(app, view?.clone()).await
}

/// What one seat sees, or nothing.
pub(super) async fn seen(app: &App, view: &View<OneSeat>) -> Option<Picture<OneSeat>> {
    draw(app, view.clone()).await
}

async fn draw<A: Drawn>(app: &App, view: View<A>) -> Option<Picture<A>> {
    let blind = app.trial.blind;
    let begun = Instant::now();
    let made = tokio::task::spawn_blocking(move || {
        if blind {
            std::panic::resume_unwind(Box::new("on trial"));
        }
        paint(&view, &Look::default())
    });
    let made = made.await;
    METER.drawn.took(begun.elapsed());
    made.unwrap_or_else(|_| {
        let _ = Fault::new("picture", &"the painter panicked");
        None
    })
}
