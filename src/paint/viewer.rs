//! One person who looks: what they prefer, what changed since they last looked, and noting the look.

use rules::view::{Everyone, OneSeat};

use super::{Pictures, Wish};
use crate::id::UserId;
use crate::message::{MOST_BODY, Message, Picture, PictureRequest, Subject};
use crate::table::{PublicTable, Refused, ReplayStep, TableState, Trouble, Viewer};
use crate::titles::{self, Area, Look};
use crate::wording::{Words, every_language, is_typed};

/// Who looks, and the words of their language.
#[derive(Clone, Copy)]
pub struct Reader {
    /// Who.
    pub user: UserId,
    /// The words of their language.
    pub words: &'static Words,
}

impl Pictures {
    /// How this person wants to see this table. Only its players get rings.
    async fn wish(&self, reader: Reader, state: &TableState) -> Result<Wish, Trouble> {
        let known = self.tables.person(reader.user).await?;
        let since = match state.seat_of(reader.user) {
            Some(_) => {
                let viewer = Viewer::User(reader.user);
                self.tables.last_seen(state.row.id, viewer).await?.seq
            }
            None => None,
        };
        Ok(Wish {
            since,
            area: None,
            contrast: known.is_some_and(|user| user.contrast),
            may_come_later: false,
        })
    }

    /// The board everybody may see, for this person.
    pub async fn board_for(
        &self,
        reader: Reader,
        standing: &PublicTable,
        area: Option<Area>,
    ) -> Result<Message<OneSeat>, Trouble> {
        let wish = Wish {
            area,
            ..self.wish(reader, &standing.state).await?
        };
        let picture = self.board(reader.words, standing, wish).await;
        let shown = picture.is_some();
        let message = reader.words.board(standing).picture(picture);
        if let (true, Some(view)) = (shown, &standing.view) {
            // If a look is not noted, the next picture only has a few more rings.
            let _ = self
                .tables
                .looked(&standing.state, reader.user, view.seq())
                .await;
        }
        Ok(message.into())
    }

    /// The score sheets of a table that is over, for this person.
    pub async fn sheet_for(
        &self,
        reader: Reader,
        standing: &PublicTable,
    ) -> Result<Option<Picture<Everyone>>, Trouble> {
        let contrast = self.wish(reader, &standing.state).await?.contrast;
        Ok(self.sheet(reader.words, standing, contrast).await)
    }

    /// The picture of this person's own panel, of the table as it was loaded for the panel if it
    /// still is at hand.
    pub async fn own_for(
        &self,
        reader: Reader,
        loaded: Option<&TableState>,
        request: &PictureRequest<OneSeat>,
    ) -> Option<Picture<OneSeat>> {
        let state = match loaded.filter(|state| state.row.id == request.table) {
            Some(state) => state,
            None => &self.tables.state(request.table).await.ok()?,
        };
        let wish = Wish {
            may_come_later: true,
            ..self.wish(reader, state).await.ok()?
        };
        let picture = self.own(reader.words, state, request, wish).await?;
        // A legend is no look at the table. If a look is not noted, the next picture only has a few more
        // rings.
        if !matches!(request.subject, Subject::Legend) {
            let seq = request.view.seq();
            let _ = self.tables.looked(state, reader.user, seq).await;
        }
        Some(picture)
    }

    /// A thing of the reference for this person; nothing if there is nothing to see.
    pub async fn exhibit_for(
        &self,
        reader: Reader,
        title: &'static str,
        id: &str,
    ) -> Option<Picture<Everyone>> {
        let known = self.tables.person(reader.user).await.ok().flatten();
        let contrast = known.is_some_and(|user| user.contrast);
        self.exhibit(reader.words, title, id.to_owned(), contrast)
            .await
    }

    /// A moment of the past, as the seat it is replayed for saw it.
    pub async fn past_for(&self, reader: Reader, step: &ReplayStep) -> Option<Picture<OneSeat>> {
        let wish = Wish {
            since: None,
            ..self.wish(reader, &step.state).await.ok()?
        };
        let words = reader.words;
        match &step.private {
            Some(view) => self.of(words, &step.state, view.clone(), wish).await,
            None => {
                let view = step.public.clone();
                let all = self.of(words, &step.state, view, wish).await?;
                Some(Picture::new(all.name, all.alt, all.bytes))
            }
        }
    }
}

/// The part of the board that is meant, by its id or name.
pub fn area(words: &'static Words, standing: &PublicTable, named: &str) -> Result<Area, Refused> {
    let named = named.trim();
    let parts = standing
        .view
        .as_ref()
        .map(titles::areas)
        .unwrap_or_default();
    let found = parts.into_iter().find(|part| {
        let is = |words: &'static Words| is_typed(&part.name(words), named);
        part.id().eq_ignore_ascii_case(named) || every_language(words).any(is)
    });
    found.ok_or_else(|| Refused::NoSuchArea {
        area: named.chars().take(40).collect(),
    })
}

/// The whole board in words; also as a file if it is longer than a message.
pub async fn text_board(
    words: &'static Words,
    standing: &PublicTable,
    area: Option<Area>,
) -> Message<Everyone> {
    let short = words.board(standing);
    match described(words, standing, area).await {
        Some(whole) if whole.chars().count() <= MOST_BODY => short.board(&whole),
        Some(whole) => {
            let name = format!("table-{}-board.txt", standing.state.row.id);
            let file = Picture::new(name, words.word("board-file-alt"), whole.into_bytes());
            let body = short.board.clone();
            let heading = short.heading.clone();
            short.body(&heading, &body).board("").picture(Some(file))
        }
        None => short,
    }
}

/// What the board's scene says in words, or nothing.
async fn described(
    words: &'static Words,
    standing: &PublicTable,
    area: Option<Area>,
) -> Option<String> {
    let view = standing.view.clone()?;
    let look = Look {
        area,
        ..Look::default()
    };
    let described = tokio::task::spawn_blocking(move || {
        let renderer = titles::of(view.title()).ok()?;
        renderer
            .scene(words, &view, &look)
            .ok()
            .map(|scene| scene.words)
    });
    described.await.ok().flatten()
}
