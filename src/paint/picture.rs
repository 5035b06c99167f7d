//! Painting a view of a table: board, one seat's board, score sheets, film.

use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use rules::dice::Seq;
use rules::event_log::AnyEvent;
use rules::view::{Audience, Everyone, OneSeat, View};

use super::Pictures;
use super::curve::curve;
use super::film::{Film, LIMIT};
use crate::fault::Fault;
use crate::message::{Picture, PictureRequest, Subject};
use crate::metrics::METRICS;
use crate::table::{PublicTable, ReviewSeen, TableState};
use crate::titles::{self, Area, Drawn, Look};
use crate::wording::Words;
use crate::work_pool::{PoolError, WorkPool};

/// At most half the machine paints: painting yields to answering, but shares its caches.
static PICTURE_POOL: LazyLock<WorkPool> = LazyLock::new(|| {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    WorkPool::new("picture", (cores / 2).clamp(1, 4)).helped()
});
/// Films are long; they wait for each other and let pictures pass.
static FILM_POOL: LazyLock<WorkPool> = LazyLock::new(|| WorkPool::new("film", 1));

/// With more than this many pictures before it, one beside words is not worth waiting for.
const LONG_QUEUE: usize = 24;

/// How long words wait for their picture at most.
const PICTURE_TIMEOUT: Duration = Duration::from_secs(30);

/// How long an answer whose words are already there can get its picture. Discord lets us change an answer
/// for a quarter of an hour.
const LATER_TIMEOUT: Duration = Duration::from_secs(600);

/// How long the end of a table waits for its film at most.
const FILM_TIMEOUT: Duration = Duration::from_secs(600);

/// The width of a film in pixels.
const FILM_WIDTH: u32 = 720;

/// The width of a small picture in pixels.
const SMALL_WIDTH: u32 = 800;

/// How somebody wants to see a table.
#[derive(Clone, Default)]
pub struct Wish {
    /// Where the table stood when they last looked: what differs is ringed.
    pub since: Option<Seq>,
    /// Only this part, large.
    pub area: Option<Area>,
    /// With high contrast.
    pub contrast: bool,
    /// The words are already there; the picture may come later.
    pub may_come_later: bool,
}

/// A great moment of a table.
pub struct Moment {
    /// What everybody saw before it.
    pub before: Option<View<Everyone>>,
    /// What everybody saw after it.
    pub after: Option<View<Everyone>>,
    /// What happened.
    pub events: Vec<AnyEvent>,
}

impl Pictures {
    /// A great moment, or nothing.
    pub async fn moment(
        &self,
        words: &'static Words,
        moment: Moment,
        contrast: bool,
    ) -> Option<Picture<Everyone>> {
        let view = moment.after?;
        let look = Look {
            since: moment.before,
            high_contrast: contrast,
            ..Look::default()
        };
        self.paint(&PICTURE_POOL, PICTURE_TIMEOUT, move || {
            let renderer = titles::of(view.title())?;
            let scene = renderer.moment(words, &view, &look, &moment.events)?;
            Ok(Some(renderer.painter().paint(&scene)?))
        })
        .await
    }

    /// The board as everybody may see it, or nothing.
    pub async fn board(
        &self,
        words: &'static Words,
        standing: &PublicTable,
        wish: Wish,
    ) -> Option<Picture<Everyone>> {
        let view = standing.view.clone()?;
        self.of(words, &standing.state, view, wish).await
    }

    /// The board as one seat sees it, or nothing.
    pub async fn own(
        &self,
        words: &'static Words,
        state: &TableState,
        request: &PictureRequest<OneSeat>,
        wish: Wish,
    ) -> Option<Picture<OneSeat>> {
        if PICTURE_POOL.waiting() > LONG_QUEUE {
            return None;
        }
        let (look, timeout) = self.look(state, wish).await;
        let (view, subject) = (request.view.clone(), request.subject.clone());
        self.paint(&PICTURE_POOL, timeout, move || {
            let renderer = titles::of(view.title())?;
            let scene = match &subject {
                Subject::Board => renderer.scene(words, &view, &look)?,
                Subject::Menu(marks) => renderer.marked(words, &view, &look, marks)?,
                Subject::Legend => renderer.legend(words, &view, &look)?,
            };
            Ok(Some(renderer.painter().paint(&scene)?))
        })
        .await
    }

    /// What a wish means for a table, and how long its picture may take.
    async fn look(&self, state: &TableState, wish: Wish) -> (Look, Duration) {
        let since = match wish.since {
            Some(seq) => self.tables.public_at(state, seq).await.ok().flatten(),
            None => None,
        };
        let look = Look {
            since,
            area: wish.area,
            high_contrast: wish.contrast,
            names: Vec::new(),
        };
        let timeout = if wish.may_come_later {
            LATER_TIMEOUT
        } else {
            PICTURE_TIMEOUT
        };
        (look, timeout)
    }

    /// Any view of a table, or nothing.
    pub async fn of<A: Drawn + Send + Sync + 'static>(
        &self,
        words: &'static Words,
        state: &TableState,
        view: View<A>,
        wish: Wish,
    ) -> Option<Picture<A>> {
        let (look, timeout) = self.look(state, wish).await;
        self.paint(&PICTURE_POOL, timeout, move || {
            let renderer = titles::of(view.title())?;
            let scene = renderer.scene(words, &view, &look)?;
            Ok(Some(renderer.painter().paint(&scene)?))
        })
        .await
    }

    /// The score sheets of a table that is over, or nothing.
    pub async fn sheet(
        &self,
        words: &'static Words,
        standing: &PublicTable,
        contrast: bool,
    ) -> Option<Picture<Everyone>> {
        let view = standing.view.clone()?;
        let look = Look {
            high_contrast: contrast,
            ..Look::default()
        };
        self.paint(&PICTURE_POOL, PICTURE_TIMEOUT, move || {
            let renderer = titles::of(view.title())?;
            let scene = renderer.sheet(words, &view, &look)?;
            scene
                .map(|scene| renderer.painter().paint(&scene))
                .transpose()
        })
        .await
    }

    /// The pictures of a review: how the seat's chances went, and what it saw at the moments that decided the
    /// table.
    pub async fn review(
        &self,
        words: &'static Words,
        seen: &ReviewSeen,
        contrast: bool,
    ) -> Vec<Picture<OneSeat>> {
        let (review, alt) = (seen.review.clone(), words.review_curve(seen));
        let title = seen.state.row.title.clone();
        let drawn = self.paint(&PICTURE_POOL, PICTURE_TIMEOUT, move || {
            if review.course.is_empty() {
                return Ok(None);
            }
            let scene = curve(words, &review, alt);
            Ok(Some(titles::of(&title)?.painter().paint(&scene)?))
        });
        let mut pictures: Vec<Picture<OneSeat>> = drawn.await.into_iter().collect();
        for (number, (_, view)) in (1..).zip(&seen.moments) {
            let view = view.clone();
            let drawn = self.paint(&PICTURE_POOL, PICTURE_TIMEOUT, move || {
                let renderer = titles::of(view.title())?;
                let look = Look {
                    high_contrast: contrast,
                    ..Look::default()
                };
                let mut scene = renderer.scene(words, &view, &look)?;
                scene.name = format!("rokugan-moment-{number}.png");
                let painter = renderer.painter();
                Ok(Some(painter.paint_to_width(&scene, SMALL_WIDTH)?))
            });
            pictures.extend(drawn.await);
        }
        pictures
    }

    /// A thing of a title's reference, or nothing.
    pub async fn exhibit(
        &self,
        words: &'static Words,
        title: &'static str,
        id: String,
        contrast: bool,
    ) -> Option<Picture<Everyone>> {
        self.paint(&PICTURE_POOL, PICTURE_TIMEOUT, move || {
            let renderer = titles::of(title)?;
            let scene = renderer.exhibit(words, &id, contrast)?;
            scene
                .map(|scene| renderer.painter().paint(&scene))
                .transpose()
        })
        .await
    }

    /// The film of the whole table as everybody saw it, or nothing.
    pub async fn film(
        &self,
        words: &'static Words,
        views: Vec<View<Everyone>>,
    ) -> Option<Picture<Everyone>> {
        let film = self.paint(&FILM_POOL, FILM_TIMEOUT, move || {
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

    async fn paint<A: Audience + Send + 'static>(
        &self,
        pool: &WorkPool,
        timeout: Duration,
        work: impl FnOnce() -> Result<Option<painter::Picture<A>>, painter::Fault> + Send + 'static,
    ) -> Option<Picture<A>> {
        let faults = self.faults.clone();
        let painted = pool.run(timeout, move || {
            let begun = Instant::now();
            faults.in_picture();
            let painted = work();
            METRICS.drawn.took(begun.elapsed());
            painted
        });
        match painted.await {
            Ok(Ok(picture)) => picture.map(|p| Picture::new(p.name, p.alt, p.bytes)),
            Ok(Err(error)) => {
                let _ = Fault::new("picture", &error);
                None
            }
            Err(PoolError::Panicked) => {
                let _ = Fault::new("picture", &"the painter panicked");
                None
            }
            Err(PoolError::TimedOut) => {
                tracing::warn!("a picture was not ready in time; its words go without it");
                None
            }
        }
    }
}
