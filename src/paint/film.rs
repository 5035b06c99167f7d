//! Films: a table as an animated picture, frame by frame from the scenes one audience saw.

pub use painter::LIMIT;
use painter::{Fault, Picture, Reel};
use rules::view::View;

use crate::titles::{Drawn, Look, TitleRenderer};
use crate::wording::Words;

/// A film being made for one audience: show it every position, it keeps what is worth a frame.
pub struct Film<'w, A: Drawn> {
    renderer: TitleRenderer,
    words: &'w Words,
    look: Look,
    reel: Reel<A>,
    /// The newest position, as long as it has no frame.
    rest: Option<View<A>>,
}

impl<'w, A: Drawn> Film<'w, A> {
    /// A film of this width in pixels, with these names for the seats.
    #[must_use]
    pub fn new(renderer: TitleRenderer, words: &'w Words, width: u32, names: Vec<String>) -> Self {
        let look = Look {
            names,
            ..Look::default()
        };
        Self {
            reel: Reel::new(renderer.painter(), width),
            renderer,
            words,
            look,
            rest: None,
        }
    }

    /// Shows the film the next position.
    ///
    /// # Errors
    /// If it cannot be painted.
    pub fn see(&mut self, view: View<A>) -> Result<(), Fault> {
        let now = A::everyone(&view);
        let last = self.look.since.as_ref();
        if last.is_none_or(|last| self.renderer.worth_a_frame(last, &now)) {
            self.add(&view)?;
            self.look.since = Some(now);
            self.rest = None;
        } else {
            self.rest = Some(view);
        }
        Ok(())
    }

    /// How many frames there are so far.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.reel.len()
    }

    /// No frame yet?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.reel.is_empty()
    }

    fn add(&mut self, view: &View<A>) -> Result<(), Fault> {
        let scene = self.renderer.scene(self.words, view, &self.look)?;
        self.reel.add(scene)
    }

    /// The film as GIF, its last frame the last position.
    ///
    /// # Errors
    /// If there is no frame or encoding fails.
    pub fn finish(mut self) -> Result<Picture<A>, Fault> {
        if let Some(view) = self.rest.take() {
            self.add(&view)?;
        }
        self.reel.finish()
    }
}
