//! What panels, posts and refusals say at moments that are easy to forget.

use super::*;
use crate::custom_id::{Control, Verb};
use crate::message::Row;
use crate::wording::{PlanMenu, in_language};

/// Play is over: the panel says who won and what became of the objective.
#[tokio::test]
async fn the_last_panel_has_the_result() {
    let room = Room::open().await;
    let id = room.table(1, 4).await;
    while room.tables.state(id).await.unwrap().row.stage == Lifecycle::Playing {
        let text = room.first(id, 1).await;
        room.act(id, 1, &text).await.unwrap();
    }
    let panel = room.tables.panel(id, UserId(1)).await.unwrap();
    let message = in_language(None).whole_panel(&panel, "");
    let said = format!("{}\n{}", message.text, message.body);
    assert!(
        said.contains("The game is over") && said.contains("1. "),
        "{said}"
    );
    assert!(
        !said.contains("not under way") && !said.contains("not met yet"),
        "{said}"
    );
    assert!(
        said.contains(" wins with ") || said.contains(" share the victory "),
        "{said}"
    );
    // The last post offers the replay.
    let standing = room.tables.standing(id).await.unwrap();
    let ended = Post::Ended {
        facts: Facts::none(),
        notices: Vec::new(),
    };
    let last = in_language(None).post(&standing, &ended);
    assert!(
        format!("{:?}", last.rows).contains("Replay"),
        "{:?}",
        last.rows
    );
    let states = room.tables.states_of(UserId(1)).await.unwrap();
    assert!(
        states.iter().any(|state| state.row.id == id),
        "finished tables can be named"
    );
    // A message has the newest dozen lines, by round; the file has all of them, as plain text.
    let (state, lines) = room.tables.log(id, UserId(1)).await.unwrap();
    let (newest, more) = in_language(None).log(&state, &lines);
    let line = |line: &&str| !line.starts_with("**Round");
    assert!(
        more && newest.lines().filter(line).count() == 12,
        "{newest}"
    );
    assert!(
        newest.starts_with("**Round 5**") && newest.chars().count() < 4000,
        "{newest}"
    );
    let file = in_language(None).log_file(&state, &lines);
    assert!(file.lines().count() > 100 && file.contains("Round 1\n"));
    assert!(
        !file.contains("<t:") && file.contains(" UTC "),
        "{}",
        &file[..200]
    );
}

#[tokio::test]
async fn a_plan_leads_back_to_the_panel() {
    let room = Room::open().await;
    let id = room.table(2, 0).await;
    while room.tables.standing(id).await.unwrap().waiting.len() > 1 {
        for user in [1, 2] {
            let text = room.first(id, user).await;
            room.act(id, user, &text).await.unwrap();
        }
    }
    let waiting = room.tables.standing(id).await.unwrap().waiting;
    for user in [1, 2] {
        let panel = room.tables.panel(id, UserId(user)).await.unwrap();
        let message = in_language(None).plan(&panel, PlanMenu::Next, &[], "");
        let buttons = message.rows.iter().flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.clone(),
            Row::Select { .. } => Vec::new(),
        });
        let back = buttons.into_iter().find(|button| button.label == "Back");
        let control = Control::read(&back.expect("a way back").id).unwrap();
        assert_eq!((control.verb, control.keys.len()), (Verb::Menu, 0));
        assert!(message.rows.len() <= 5);
    }
    // An order that is due does not ask its owner for a move.
    let up = 1 + waiting[0].index() as u64;
    let panel = room.tables.panel(id, UserId(up)).await.unwrap();
    let act = panel.menu.actions()[0].to_owned();
    let wish = Replan {
        table: id.into(),
        user: UserId(up),
        interaction: InteractionId(fresh()),
        length: None,
        edit: Edit::Write(act),
    };
    let panel = room.tables.replan(wish).await.unwrap();
    let said = crate::sign::without(&in_language(None).panel(&panel, &[], "").text);
    assert!(said.contains("about to be carried out"), "{said}");
    assert!(
        !said.contains("It is your turn") && !said.contains('_'),
        "{said}"
    );
}

/// What has no name is called by its game and number, and computer daimyos mix nothing in.
#[tokio::test]
async fn nothing_is_said_with_a_hole_in_it() {
    let room = Room::open().await;
    let id = room.table(1, 3).await;
    let state = room.tables.state(id).await.unwrap();
    let new = New {
        channel: state.row.channel,
        title: rules::catalog::FLAGSHIP.into(),
        name: None,
        seats: None,
        pace: None,
        misses: None,
        options: Value::Null,
        sealed: false,
        level: crate::level::Level::Captain,
        hints: false,
    };
    let refused = room.tables.open(&by(2), new).await.unwrap_err();
    let said = in_language(None).trouble(None, &refused);
    assert!(said.contains(&format!("(table {id})")), "{said}");
    let standing = room.tables.standing(id).await.unwrap();
    let began = Post::Began {
        facts: Facts::none(),
        ping: Vec::new(),
    };
    let said = in_language(None).post(&standing, &began).text;
    assert!(!said.contains(",,") && !said.contains(",`"), "{said}");
}
