//! Replay: a table at an earlier act, from a seat's eyes or the public's.

use rules::dice::Seq;
use rules::seat::Seat;
use rules::view::{Everyone, OneSeat, View};

use super::{Book, Facts, Refused, Tables, Trouble};
use crate::id::{TableId, UserId};
use crate::store::Stage;

/// A moment of a table's past.
#[derive(Clone)]
pub struct Scene {
    /// The table and its seats.
    pub book: Book,
    /// After which act.
    pub step: Seq,
    /// The last act there is.
    pub last: Seq,
    /// The round.
    pub chapter: u16,
    /// Through whose eyes; nobody's for the public.
    pub eyes: Option<Seat>,
    /// What everybody saw.
    pub public: View<Everyone>,
    /// What the seat saw.
    pub private: Option<View<OneSeat>>,
    /// What the act told whoever looks.
    pub events: Vec<serde_json::Value>,
}

impl Tables {
    /// The table after an act. While it runs everybody looks through their own eyes; when it is over
    /// its record is open, and so are all eyes.
    pub async fn scene(
        &self,
        id: TableId,
        user: UserId,
        step: Seq,
        side: Option<&str>,
    ) -> Result<Scene, Trouble> {
        let book = self.book(id).await?;
        if matches!(book.row.stage, Stage::Lobby) {
            return Err(Refused::NotStarted.into());
        }
        let own = book.seat_of(user);
        let eyes = match side {
            None => own,
            Some(side) => Some(book.side(side).ok_or(Refused::NobodyThere)?.seat),
        };
        let open = matches!(book.row.stage, Stage::Over);
        if eyes != own && !open {
            return Err(Refused::NotYourEyes.into());
        }
        let acts = self.store.acts(id).await?;
        let last = acts.last().map_or(Seq(0), |act| act.seq);
        let step = step.min(last);
        let (mut table, mut told) = book.open()?;
        let mut chapter = table.chapter();
        for act in acts.iter().take_while(|act| act.seq <= step) {
            chapter = table.chapter();
            told = table.act(act.seat, &act.action)?.facts;
        }
        let alone = eyes.map(|seat| Facts::private(&told, seat));
        let events = Facts::public(&told).events().to_vec();
        let alone = alone.map_or_else(Vec::new, |facts| facts.events().to_vec());
        Ok(Scene {
            step,
            last,
            chapter,
            eyes,
            public: table.public(),
            private: eyes.map(|seat| table.private(seat)).transpose()?,
            events: events.into_iter().chain(alone).collect(),
            book,
        })
    }
}
