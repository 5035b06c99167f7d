//! The stored form of what is said.

use super::*;

/// What the outbox keeps are the bytes it always kept, and enough to have the events back.
#[test]
fn what_the_outbox_keeps_is_typed_again() {
    for about in rules::catalog::titles() {
        let sides = about.sides.iter().take(*about.seats.start());
        let opening = rules::table::Opening {
            title: about.id.into(),
            rules: None,
            options: Value::Null,
            sides: sides.map(|side| (*side).into()).collect(),
            seed: rules::dice::Seed::from_number(1),
            scheme: rules::dice::Scheme::Seed,
            entropy: String::new(),
            position: None,
        };
        let (mut table, _) = rules::table::Table::open(&opening).unwrap();
        let mut events = 0;
        while let Some(seat) = table.waiting().iter().next() {
            let act = table.legal(seat).swap_remove(0);
            let told = table.act(seat, &act).unwrap().facts;
            let (facts, alone) = (Facts::public(&told), Facts::private(&told, seat));
            events += facts.events().len() + alone.events().len();
            let post = Post::Began {
                facts,
                ping: vec![UserId(1)],
            };
            let message = DirectMessage::Panel { facts: alone };
            let kept = serde_json::to_string(&post).unwrap();
            let read: Post<Value> = serde_json::from_str(&kept).unwrap();
            assert_eq!(serde_json::to_string(&read).unwrap(), kept);
            assert_eq!(read.typed(about.id).unwrap(), post);
            let kept = serde_json::to_string(&message).unwrap();
            let read: DirectMessage<Value> = serde_json::from_str(&kept).unwrap();
            assert_eq!(read.typed(about.id).unwrap(), message);
        }
        assert!(events > 50, "{}: {events}", about.id);
    }
}
