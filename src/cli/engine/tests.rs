//! The engine line: a whole table, posed positions, and lines that are wrong.

use serde_json::{Value, json};

use super::*;

fn talk(lines: &[String]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(lines.join("\n").as_bytes(), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn ask(desk: &mut Desk, request: Value) -> Value {
    answer(desk, request.to_string().as_bytes())
}

fn open() -> Value {
    json!({ "op": "open", "title": "battle", "sides": ["lion", "crab", "unicorn"], "seed": 3 })
}

#[test]
fn a_table_of_every_title_is_played_exported_and_imported() {
    for about in rules::catalog::titles() {
        let sides: Vec<&str> = about.sides.iter().take(3).copied().collect();
        played_exported_and_imported(
            json!({ "op": "open", "title": about.id, "sides": sides, "seed": 3 }),
        );
    }
}

fn played_exported_and_imported(open: Value) {
    let mut desk = Desk::default();
    assert_eq!(ask(&mut desk, open)["ok"], true);
    let mut acts = 0;
    loop {
        let standing = ask(&mut desk, json!({ "op": "standing" }));
        let Some(waiting) = standing["standing"].get("waiting") else {
            break;
        };
        let seat = waiting[0].clone();
        let legal = ask(&mut desk, json!({ "op": "legal", "seat": seat }));
        let actions = legal["actions"].as_array().unwrap();
        let action = actions[acts % actions.len()].clone();
        let seq = legal["seq"].clone();
        let apply = json!({ "op": "apply", "seat": seat, "action": action, "seq": seq, "id": 7 });
        let applied = ask(&mut desk, apply);
        assert_eq!(
            (&applied["ok"], &applied["id"]),
            (&json!(true), &json!(7)),
            "{applied}"
        );
        acts += 1;
    }
    let export = ask(&mut desk, json!({ "op": "export" }));
    let import = json!({ "op": "import", "table": "copy", "record": export["record"] });
    let imported = ask(&mut desk, import);
    assert_eq!(imported["ok"], true, "{imported}");
    let views = ["main", "copy"].map(|name| ask(&mut desk, json!({ "op": "view", "table": name })));
    assert_eq!(views[0], views[1]);
    assert!(views[0]["public"]["sheets"].is_array());
}

#[test]
fn public_views_hold_no_private_part() {
    let mut desk = Desk::default();
    ask(&mut desk, open());
    let public = ask(&mut desk, json!({ "op": "view" }));
    assert!(public.get("private").is_none());
    let private = ask(&mut desk, json!({ "op": "view", "seat": "crab" }));
    assert_eq!(private["seat"], 1);
    assert_eq!(private["private"]["dealt"].as_array().unwrap().len(), 2);
}

#[test]
fn a_position_is_posed_and_resolved() {
    let mut desk = Desk::default();
    let set = json!({
        "op": "set", "title": "battle", "sides": ["crane", "lion"], "seed": 1,
        "position": {
            "round": 5, "stage": "resolution",
            "control": {
                "lion_coast": { "clan": "lion", "down": 1 },
                "crane_capital": { "clan": "crane", "down": 1 },
            },
            "tokens": [
                { "clan": "crane", "face": "A2", "at": "crane_capital>lion_coast" },
                { "clan": "lion", "face": "A2", "at": "lion_coast" },
            ],
        },
    });
    let answer = ask(&mut desk, set);
    assert_eq!(answer["ok"], true, "{answer}");
    assert!(answer["standing"].get("over").is_some());
    let view = ask(&mut desk, json!({ "op": "view" }));
    let coast = view["public"]["provinces"].as_array().unwrap();
    let coast = coast
        .iter()
        .find(|p| p["province"] == "lion_coast")
        .unwrap();
    assert_eq!((&coast["owner"], &coast["down"]), (&json!(0), &json!(1)));
}

#[test]
fn wrong_lines_are_answered_and_the_process_goes_on() {
    let position = |position: Value| {
        json!({ "op": "set", "title": "battle", "sides": ["crane", "lion"], "seed": 1, "position": position })
            .to_string()
    };
    let open = open().to_string();
    let wrong = [
        ("{", "malformed", "column 1"),
        ("[]", "malformed", ""),
        ("\"op\"", "malformed", ""),
        (r#"{"op":5}"#, "no_op", "op"),
        (r#"{"op":"fly"}"#, "unknown_op", "op"),
        (r#"{"op":"legal"}"#, "bad_field", ""),
        (r#"{"op":"legal","seat":0,"extra":1}"#, "bad_field", ""),
        (r#"{"op":"legal","seat":9}"#, "no_such_seat", "seat"),
        (r#"{"op":"legal","seat":-1}"#, "bad_field", "seat"),
        (
            r#"{"op":"legal","seat":18446744073709551616}"#,
            "bad_field",
            "seat",
        ),
        (r#"{"op":"legal","seat":"ant"}"#, "no_such_seat", "seat"),
        (
            r#"{"op":"legal","seat":0,"table":"nowhere"}"#,
            "no_table",
            "table",
        ),
        (
            r#"{"op":"legal","seat":0,"table":""}"#,
            "bad_table",
            "table",
        ),
        (
            r#"{"op":"apply","seat":0,"action":"dance"}"#,
            "refused",
            "action, byte 0",
        ),
        (
            r#"{"op":"apply","seat":0,"action":"keep x"}"#,
            "refused",
            "action, byte 5",
        ),
        (r#"{"op":"apply","seat":0,"action":"pass"}"#, "refused", ""),
        (
            r#"{"op":"apply","seat":0,"action":"pass","seq":4}"#,
            "refused",
            "",
        ),
        (
            r#"{"op":"open","title":"go","sides":[],"seed":1}"#,
            "refused",
            "",
        ),
        (
            r#"{"op":"open","title":"battle","sides":["lion"],"seed":1}"#,
            "refused",
            "",
        ),
        (
            r#"{"op":"open","title":"battle","sides":["lion","lion"],"seed":1}"#,
            "refused",
            "",
        ),
        (
            r#"{"op":"open","title":"battle","sides":["lion","ant"],"seed":1}"#,
            "refused",
            "",
        ),
        (
            r#"{"op":"open","title":"battle","sides":["lion","crab"],"seed":"x"}"#,
            "bad_seed",
            "seed",
        ),
        (
            r#"{"op":"open","title":"battle","sides":["lion","crab"],"seed":1,"options":{"x":1}}"#,
            "refused",
            "options.x",
        ),
        (r#"{"op":"import","record":{}}"#, "bad_record", "record."),
        (
            &position(json!({ "stage": "dancing" })),
            "impossible_position",
            "position.stage",
        ),
        (
            &position(json!({ "stage": "placing", "round": 6 })),
            "impossible_position",
            "position.round",
        ),
        (
            &position(json!({ "stage": "placing", "turn": "crab" })),
            "impossible_position",
            "position.turn",
        ),
        (
            &position(json!({ "stage": "placing", "control": { "atlantis": { "clan": "lion" } } })),
            "impossible_position",
            "position.control",
        ),
        (
            &position(json!({
                "stage": "placing",
                "tokens": [
                    { "clan": "lion", "face": "A6", "at": "lion_west>lion_capital" },
                    { "clan": "lion", "face": "A6", "at": "lion_west" },
                ],
            })),
            "impossible_position",
            "position.tokens",
        ),
        (
            &position(json!({
                "stage": "placing",
                "tokens": [
                    { "clan": "lion", "face": "A1", "at": "lion_west>lion_capital" },
                    { "clan": "lion", "face": "A1", "at": "lion_capital>lion_west" },
                ],
            })),
            "impossible_position",
            "position",
        ),
    ];
    let mut lines = vec![open];
    lines.extend(wrong.iter().map(|(line, _, _)| (*line).to_owned()));
    lines.push(r#"{"op":"standing"}"#.to_owned());
    let answers = talk(&lines);
    assert_eq!(answers.len(), lines.len());
    for ((line, code, at), answer) in wrong.iter().zip(&answers[1..]) {
        assert_eq!(answer["ok"], false, "{line}");
        assert_eq!(answer["error"]["code"], *code, "{line} -> {answer}");
        let found = answer["error"]
            .get("at")
            .and_then(Value::as_str)
            .unwrap_or("");
        assert!(found.starts_with(at), "{line} -> {answer}");
        assert!(!answer["error"]["what"].as_str().unwrap().is_empty());
    }
    assert_eq!(
        answers.last().unwrap()["seq"],
        0,
        "nothing above moved the table"
    );
}

#[test]
fn a_line_without_end_is_cut_off() {
    let long = vec![b'['; LONGEST_LINE + 10];
    let mut input = long;
    input.extend_from_slice(b"\n{\"op\":\"titles\"}");
    let mut output = Vec::new();
    serve(input.as_slice(), &mut output).unwrap();
    let text = String::from_utf8(output).unwrap();
    let answers: Vec<Value> = text
        .lines()
        .map(|l| serde_json::from_str(l).unwrap())
        .collect();
    assert_eq!(answers[0]["error"]["code"], "line_too_long");
    assert_eq!(answers[1]["titles"][0]["id"], "battle");
}

#[test]
fn deep_nesting_is_malformed_not_fatal() {
    let answers = talk(&["[".repeat(100_000), r#"{"op":"titles"}"#.to_owned()]);
    assert_eq!(answers[0]["error"]["code"], "malformed");
    assert_eq!(answers[1]["ok"], true);
}
