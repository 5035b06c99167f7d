//! Guided tables: the same course for everybody, a word on every other choice, and an end.

use rules::catalog;

use super::*;

/// Whoever follows a lesson is led through all of its steps as they are written, and then left alone; the
/// course is the same for everybody, because no press is mixed into its dice.
#[tokio::test]
async fn a_lesson_is_the_same_for_everybody() {
    for about in catalog::titles() {
        let mut courses = Vec::new();
        for user in [1, 2] {
            let room = Room::open().await;
            let channel = ChannelId(fresh());
            let first = room.tables.learn(&by(user), channel, about.id).await;
            let (mut panel, mut course) = (first.unwrap(), Vec::new());
            let id = panel.state.row.id;
            while let Some(place) = panel.lesson.filter(|place| !place.over) {
                assert_eq!(place.strayed, None, "{} {course:?}", about.id);
                let advice = place.advice.unwrap();
                let says = place.asked.unwrap().says;
                let as_written = says == LessonSays::OfQuestion || !about.lesson.fixed;
                assert!(as_written, "{} {course:?}", about.id);
                room.act(id, user, &advice).await.unwrap();
                course.push(advice);
                panel = room.tables.panel(id, UserId(user)).await.unwrap();
            }
            let steps = about.lesson.steps;
            assert_eq!(course.len(), steps.len(), "{} {course:?}", about.id);
            for (act, step) in course.iter().zip(steps).filter(|_| about.lesson.fixed) {
                assert!(step.tries.contains(&act.as_str()), "{}: {act}", about.id);
            }
            // Whoever goes on plays a table like any other.
            let text = panel.menu.actions()[0].to_owned();
            room.act(id, user, &text).await.unwrap();
            let on = room.tables.panel(id, UserId(user)).await.unwrap();
            assert_eq!(on.lesson, None, "{}", about.id);
            courses.push(course);
        }
        assert_eq!(courses[0], courses[1], "{}", about.id);
    }
}

/// Another choice than the suggested one is played, and the next panel says that it was another.
#[tokio::test]
async fn a_wrong_turn_is_allowed_and_noticed() {
    for about in catalog::titles() {
        let room = Room::open().await;
        let panel = room
            .tables
            .learn(&by(1), ChannelId(fresh()), about.id)
            .await;
        let panel = panel.unwrap();
        let advice = panel.lesson.as_ref().unwrap().advice.clone().unwrap();
        let other = panel.menu.actions().into_iter().find(|act| *act != advice);
        let other = other.unwrap().to_owned();
        let id = panel.state.row.id;
        room.act(id, 1, &other).await.unwrap();
        let next = room.tables.panel(id, UserId(1)).await.unwrap();
        let strayed = next.lesson.unwrap().strayed.unwrap();
        assert_eq!(strayed.number, 1, "{}", about.id);
        assert_ne!(strayed.says, LessonSays::Nothing, "{}", about.id);
        let as_written = strayed.says == LessonSays::OfQuestion;
        assert!(as_written || !about.lesson.fixed, "{}", about.id);
        // Taking it back is as if it had not been chosen.
        if room.tables.undo(&by(1), id, None).await.is_ok() {
            let back = room.tables.panel(id, UserId(1)).await.unwrap();
            assert_eq!(back.lesson.unwrap().strayed, None, "{}", about.id);
        }
    }
}

/// The words for a question speak of the moves they were written with. So they are said with these alone,
/// however far a learner has strayed, and the lesson always has something to say where it knows the stage.
#[tokio::test]
async fn a_lesson_says_of_a_question_only_what_fits_its_suggestion() {
    for about in catalog::titles() {
        let room = Room::open().await;
        let first = room
            .tables
            .learn(&by(1), ChannelId(fresh()), about.id)
            .await;
        let mut panel = first.unwrap();
        let (id, mut said, mut turn) = (panel.state.row.id, Vec::new(), 0);
        while let Some(place) = panel.lesson.filter(|place| !place.over) {
            let (asked, advice) = (place.asked.unwrap(), place.advice.unwrap());
            let of_stage = |step: &&rules::lesson::Step| step.stage == asked.stage;
            let mut steps = about.lesson.steps.iter().filter(of_stage);
            let expected = match steps.clone().nth(asked.number - 1) {
                Some(step) if step.tries.contains(&advice.as_str()) => LessonSays::OfQuestion,
                _ if steps.next().is_some() => LessonSays::OfStage,
                _ => LessonSays::Nothing,
            };
            assert_eq!(asked.says, expected, "{} {asked:?} {advice}", about.id);
            said.push(asked.says);
            let acts = panel.menu.actions();
            turn += 1;
            let act = acts[turn * 31 % acts.len()].to_owned();
            room.act(id, 1, &act).await.unwrap();
            panel = room.tables.panel(id, UserId(1)).await.unwrap();
            if said.len() == 40 {
                break;
            }
        }
        let strayed = said.iter().any(|says| *says != LessonSays::OfQuestion);
        assert!(strayed, "{}: {said:?}", about.id);
    }
}

/// A table against computer daimyos has the switches for beginners, unless its host says otherwise.
#[tokio::test]
async fn solo_tables_are_for_beginners_unless_their_host_says_otherwise() {
    for about in catalog::titles() {
        for (name, value) in about.for_beginners {
            for said in [None, Some(!value)] {
                let room = Room::open().await;
                let options = said.map(|said| serde_json::json!({ *name: said }));
                let new = New {
                    channel: ChannelId(fresh()),
                    title: about.id.into(),
                    name: None,
                    seats: None,
                    pace: None,
                    misses: None,
                    options: options.unwrap_or(Value::Null),
                    sealed: false,
                    level: crate::level::Level::Captain,
                    hints: false,
                };
                let computers = about.seats.start() - 1;
                let panel = room.tables.against_computers(&by(1), new, computers).await;
                let row = panel.unwrap().state.row;
                assert_eq!(row.options[*name], said.unwrap_or(*value), "{}", about.id);
            }
        }
    }
}
