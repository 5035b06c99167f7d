//! One person looking: what they prefer, what changed since they last looked, and that they did.

use rules::view::{Everyone, OneSeat};

use super::App;
use super::ask::Ask;
use super::picture::{self, Wish};
use crate::message::{MOST_BODY, Message, Picture, Sketch};
use crate::render::titles::{self, Area};
use crate::store::Eyes;
use crate::table::{Book, Refused, Scene, Standing, Trouble};

/// How this person wants to see this table. Rings are for those who sit at it.
async fn wish(app: &App, ask: &Ask, book: &Book) -> Result<Wish, Trouble> {
    let known = app.store().user(ask.user).await?;
    let seated = book.seat_of(ask.user).is_some();
    let since = if seated {
        let shown = app.store().shown(book.row.id, Eyes::User(ask.user)).await?;
        shown.seq
    } else {
        None
    };
    Ok(Wish {
        since,
        area: None,
        contrast: known.is_some_and(|user| user.contrast),
    })
}

/// The board everybody may see, for this person.
pub(super) async fn board(
    app: &App,
    ask: &Ask,
    standing: &Standing,
    area: Option<Area>,
) -> Result<Message<OneSeat>, Trouble> {
    let wish = Wish {
        area,
        ..wish(app, ask, &standing.book).await?
    };
    let picture = picture::board(app, ask.words(), standing, wish).await;
    let shown = picture.is_some();
    let message = ask.words().board(standing).picture(picture);
    if let (true, Some(view)) = (shown, &standing.view) {
        // Not being noted only rings a little more the next time.
        let _ = app
            .tables
            .looked(&standing.book, ask.user, view.seq())
            .await;
    }
    Ok(message.into())
}

/// The score sheets of a table that is over, for this person.
pub(super) async fn sheet(
    app: &App,
    ask: &Ask,
    standing: &Standing,
) -> Result<Option<Picture<Everyone>>, Trouble> {
    let contrast = wish(app, ask, &standing.book).await?.contrast;
    Ok(picture::sheet(app, ask.words(), standing, contrast).await)
}

/// The picture of this person's own panel.
pub(super) async fn own(
    app: &App,
    ask: &Ask,
    sketch: &Sketch<OneSeat>,
) -> Option<Picture<OneSeat>> {
    let book = app.tables.book(sketch.table).await.ok()?;
    let wish = wish(app, ask, &book).await.ok()?;
    let picture = picture::own(app, ask.words(), &book, sketch, wish).await?;
    // Not being noted only rings a little more the next time.
    let seq = sketch.view.seq();
    let _ = app.tables.looked(&book, ask.user, seq).await;
    Some(picture)
}

/// A moment of the past, through the eyes it is seen with.
pub(super) async fn past(app: &App, ask: &Ask, scene: &Scene) -> Option<Picture<OneSeat>> {
    let wish = Wish {
        since: None,
        ..wish(app, ask, &scene.book).await.ok()?
    };
    let words = ask.words();
    match &scene.private {
        Some(view) => picture::of(app, words, &scene.book, view.clone(), wish).await,
        None => {
            let all = picture::of(app, words, &scene.book, scene.public.clone(), wish).await?;
            Some(Picture::new(all.name, all.alt, all.bytes))
        }
    }
}

/// The part of the board meant: by its id or its name.
pub(super) fn area(ask: &Ask, standing: &Standing, named: &str) -> Result<Area, Refused> {
    let named = named.trim().to_lowercase();
    let parts = standing
        .view
        .as_ref()
        .map(titles::areas)
        .unwrap_or_default();
    let found = parts
        .into_iter()
        .find(|part| part.id() == named || part.name(ask.words()).to_lowercase() == named);
    found.ok_or_else(|| Refused::NoSuchArea {
        area: named.chars().take(40).collect(),
    })
}

/// The whole board in words, as a file too where it is longer than a message.
pub(super) async fn in_words(
    ask: &Ask,
    standing: &Standing,
    area: Option<Area>,
) -> Message<Everyone> {
    let words = ask.words();
    let short = words.board(standing);
    let wish = Wish {
        area,
        ..Wish::default()
    };
    match picture::words(words, standing, wish).await {
        Some(whole) if whole.chars().count() <= MOST_BODY => short.board(&whole),
        Some(whole) => {
            let name = format!("table-{}-board.txt", standing.book.row.id);
            let file = Picture::new(name, words.word("board-file-alt"), whole.into_bytes());
            let body = short.board.clone();
            let heading = short.heading.clone();
            short.body(&heading, &body).board("").picture(Some(file))
        }
        None => short,
    }
}
