//! Looking: never an act, never a change.

use rules::dice::Seq;
use rules::menu::Menu;
use rules::seat::Seat;
use rules::table::Table;
use rules::title::Outcome;
use rules::view::{Everyone, OneSeat, View};

use super::{Book, Facts, Plan, Refused, Tables, Trouble};
use crate::fault::Fault;
use crate::id::{TableId, UserId};
use crate::store::{Eyes, Stage};

/// What one person sees of a table: view, menu, and what they just learned.
#[derive(Clone)]
pub struct Panel {
    /// The table and its seats.
    pub book: Book,
    /// Whose panel it is.
    pub seat: Seat,
    /// What the seat sees.
    pub view: View<OneSeat>,
    /// The seat's legal actions; empty when it is not waited for.
    pub menu: Menu,
    /// Who is waited for.
    pub waiting: Vec<Seat>,
    /// What the seat just learned.
    pub facts: Facts<OneSeat>,
    /// What the seat has planned.
    pub plan: Plan,
}

impl std::fmt::Debug for Panel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Panel(table {}, seat {})", self.book.row.id, self.seat)
    }
}

impl Panel {
    pub(super) fn of(
        book: Book,
        table: &Table,
        seat: Seat,
        facts: Facts<OneSeat>,
    ) -> Result<Self, Trouble> {
        Ok(Self {
            view: table.private(seat)?,
            menu: table.menu(seat),
            waiting: book.waiting(table).iter().collect(),
            plan: Plan::of(&book, table, seat),
            book,
            seat,
            facts,
        })
    }

    /// Does a computer daimyo hold the seat for its player?
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.book.seat(self.seat).is_some_and(|row| row.held)
    }

    /// Is this seat waited for?
    #[must_use]
    pub fn is_up(&self) -> bool {
        self.waiting.contains(&self.seat)
    }
}

/// What everybody sees of a table.
#[derive(Clone)]
pub struct Standing {
    /// The table and its seats.
    pub book: Book,
    /// The view; nothing before play begins.
    pub view: Option<View<Everyone>>,
    /// Who is waited for.
    pub waiting: Vec<Seat>,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
}

impl Tables {
    /// The play of a table as it is now. A move made since the book was read is read along.
    pub(super) async fn play(&self, book: &mut Book) -> Result<Table, Trouble> {
        let id = book.row.id;
        let mut shot = self.store.snapshot(id).await?;
        if shot.as_ref().is_some_and(|shot| shot.seq.0 != book.row.seq) {
            *book = self.book(id).await?;
            shot = self.store.snapshot(id).await?;
        }
        match book.restore(shot) {
            Some(table) => Ok(table),
            None => book.replay(&self.store.acts(id).await?),
        }
    }

    /// A person's panel.
    pub async fn panel(&self, id: TableId, user: UserId) -> Result<Panel, Trouble> {
        let mut book = self.book(id).await?;
        let seat = book.seat_of(user).ok_or(Refused::NotSeated)?;
        match book.row.stage {
            Stage::Lobby => return Err(Refused::NotStarted.into()),
            Stage::Cancelled => return Err(Refused::Finished.into()),
            Stage::Playing | Stage::Over => {}
        }
        let table = self.play(&mut book).await?;
        Panel::of(book, &table, seat, Facts::none())
    }

    /// What everybody sees.
    pub async fn standing(&self, id: TableId) -> Result<Standing, Trouble> {
        let mut book = self.book(id).await?;
        if matches!(book.row.stage, Stage::Lobby | Stage::Cancelled) {
            return Ok(Standing {
                book,
                view: None,
                waiting: Vec::new(),
                outcome: None,
            });
        }
        let table = self.play(&mut book).await?;
        let outcome = match table.standing() {
            rules::title::Standing::Over(outcome) => Some(outcome),
            rules::title::Standing::Waiting(_) => None,
        };
        Ok(Standing {
            view: Some(table.public()),
            waiting: book.waiting(&table).iter().collect(),
            outcome,
            book,
        })
    }

    /// What everybody saw after this many acts; nothing if that is not in the past.
    pub async fn public_at(
        &self,
        book: &Book,
        seq: Seq,
    ) -> Result<Option<View<Everyone>>, Trouble> {
        if seq.0 >= book.row.seq {
            return Ok(None);
        }
        let mut acts = self.store.acts(book.row.id).await?;
        acts.retain(|act| act.seq <= seq);
        let book = book.clone();
        let then = tokio::task::spawn_blocking(move || book.replay(&acts)).await;
        let then = then.map_err(|_| Fault::new("replay", &"a replay panicked"))??;
        Ok(Some(then.public()))
    }

    /// What everybody saw of a table, act by act.
    pub async fn public_past(&self, book: &Book) -> Result<Vec<View<Everyone>>, Trouble> {
        let acts = self.store.acts(book.row.id).await?;
        let book = book.clone();
        let past = tokio::task::spawn_blocking(move || -> Result<_, Trouble> {
            let (mut table, _) = book.open()?;
            let mut views = vec![table.public()];
            for act in acts {
                table.act(act.seat, &act.action)?;
                views.push(table.public());
            }
            Ok(views)
        });
        past.await
            .map_err(|_| Fault::new("replay", &"a replay panicked"))?
    }

    /// Notes that somebody who sits there has seen the table as it stood then.
    pub async fn looked(&self, book: &Book, user: UserId, seq: Seq) -> Result<(), Trouble> {
        let (id, eyes) = (book.row.id, Eyes::User(user));
        if book.seat_of(user).is_none() || self.store.shown(id, eyes).await?.seq == Some(seq) {
            return Ok(());
        }
        self.store.look(id, user, seq);
        Ok(())
    }

    /// All live tables of a person, and what each waits for.
    pub async fn mine(&self, user: UserId) -> Result<Vec<Standing>, Trouble> {
        let mut all = Vec::new();
        for row in self.store.tables_of(user).await? {
            all.push(self.standing(row.id).await?);
        }
        Ok(all)
    }
}
