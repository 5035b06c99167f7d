//! Pictures: made off the async threads, few at a time, from a view; never stored.
//!
//! A picture that cannot be made is a fault of ours and no reason to be silent: the message goes
//! out with the words instead.

use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use rules::dice::Seq;
use rules::view::{Audience, Everyone, OneSeat, View};

use super::App;
use super::studio::{Studio, Unmade};
use crate::fault::Fault;
use crate::message::{Picture, Sketch};
use crate::meter::METER;
use crate::render;
use crate::render::film::{Film, LIMIT};
use crate::render::titles::{self, Area, Drawn, Look};
use crate::say::Words;
use crate::table::{Book, Standing};

/// Half the machine paints at most: painting gives way to answering, but shares its caches.
static BRUSHES: LazyLock<Studio> = LazyLock::new(|| {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    Studio::new("brush", (cores / 2).clamp(1, 4), PATIENCE).helped()
});
/// Films are long; they wait for each other and let pictures pass.
static CAMERAS: LazyLock<Studio> = LazyLock::new(|| Studio::new("camera", 1, LONG_PATIENCE));

/// With more than this many before it, a picture beside words is not worth waiting for.
const LONG_QUEUE: usize = 24;

/// Words do not wait longer for their picture.
const PATIENCE: Duration = Duration::from_secs(30);

/// Nor does the end of a table wait longer for its film.
const LONG_PATIENCE: Duration = Duration::from_secs(600);

/// The width of a film in pixels.
const FILM_WIDTH: u32 = 720;

/// How somebody wants to see a table.
#[derive(Clone, Default)]
pub(super) struct Wish {
    /// Where the table stood when they last looked: what differs is ringed.
    pub since: Option<Seq>,
    /// Only this part, large.
    pub area: Option<Area>,
    /// With the strongest contrast.
    pub contrast: bool,
}

/// The board as everybody may see it, or nothing.
pub(super) async fn board(
    app: &App,
    words: &'static Words,
    standing: &Standing,
    wish: Wish,
) -> Option<Picture<Everyone>> {
    let view = standing.view.clone()?;
    of(app, words, &standing.book, view, wish).await
}

/// The board as one seat sees it, or nothing.
pub(super) async fn own(
    app: &App,
    words: &'static Words,
    book: &Book,
    sketch: &Sketch<OneSeat>,
    wish: Wish,
) -> Option<Picture<OneSeat>> {
    if BRUSHES.waiting() > LONG_QUEUE {
        return None;
    }
    of(app, words, book, sketch.view.clone(), wish).await
}

/// Any view of a table, or nothing.
pub(super) async fn of<A: Drawn + Send + Sync + 'static>(
    app: &App,
    words: &'static Words,
    book: &Book,
    view: View<A>,
    wish: Wish,
) -> Option<Picture<A>> {
    let since = match wish.since {
        Some(seq) => app.tables.public_at(book, seq).await.ok().flatten(),
        None => None,
    };
    let look = Look {
        since,
        area: wish.area,
        high_contrast: wish.contrast,
        names: Vec::new(),
    };
    paint(app, &BRUSHES, move || {
        let easel = titles::of(view.title())?;
        let scene = easel.scene(words, &view, &look)?;
        Ok(Some(easel.painter().paint(&scene)?))
    })
    .await
}

/// The score sheets of a table that is over, or nothing.
pub(super) async fn sheet(
    app: &App,
    words: &'static Words,
    standing: &Standing,
    contrast: bool,
) -> Option<Picture<Everyone>> {
    let view = standing.view.clone()?;
    let look = Look {
        high_contrast: contrast,
        ..Look::default()
    };
    paint(app, &BRUSHES, move || {
        let easel = titles::of(view.title())?;
        let scene = easel.sheet(words, &view, &look)?;
        scene.map(|scene| easel.painter().paint(&scene)).transpose()
    })
    .await
}

/// The whole table as everybody saw it, moving; or nothing.
pub(super) async fn film(
    app: &App,
    words: &'static Words,
    views: Vec<View<Everyone>>,
) -> Option<Picture<Everyone>> {
    let film = paint(app, &CAMERAS, move || {
        let Some(first) = views.first() else {
            return Ok(None);
        };
        let mut film = Film::new(titles::of(first.title())?, words, FILM_WIDTH, Vec::new());
        for view in views {
            film.see(view)?;
        }
        film.finish().map(Some)
    });
    film.await.filter(|film| film.bytes.len() <= LIMIT)
}

/// The whole board in words, or nothing.
pub(super) async fn words(
    words: &'static Words,
    standing: &Standing,
    wish: Wish,
) -> Option<String> {
    let view = standing.view.clone()?;
    let look = Look {
        area: wish.area,
        ..Look::default()
    };
    let told = tokio::task::spawn_blocking(move || {
        let easel = titles::of(view.title()).ok()?;
        easel
            .scene(words, &view, &look)
            .ok()
            .map(|scene| scene.words)
    });
    told.await.ok().flatten()
}

async fn paint<A: Audience + Send + 'static>(
    app: &App,
    studio: &Studio,
    work: impl FnOnce() -> Result<Option<render::Picture<A>>, render::Fault> + Send + 'static,
) -> Option<Picture<A>> {
    let (blind, brush) = (app.trial.blind, app.trial.brush);
    let made = studio.make(move || {
        let begun = Instant::now();
        if brush > Duration::ZERO {
            thread::sleep(brush);
        }
        if blind {
            std::panic::resume_unwind(Box::new("on trial"));
        }
        let made = work();
        METER.drawn.took(begun.elapsed());
        made
    });
    match made.await {
        Ok(Ok(picture)) => picture.map(|p| Picture::new(p.name, p.alt, p.bytes)),
        Ok(Err(error)) => {
            let _ = Fault::new("picture", &error);
            None
        }
        Err(Unmade::Panicked) => {
            let _ = Fault::new("picture", &"the painter panicked");
            None
        }
        Err(Unmade::Late) => {
            tracing::warn!("a picture was not ready in time; its words go without it");
            None
        }
    }
}
