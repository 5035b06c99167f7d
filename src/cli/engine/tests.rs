//! The engine line: a whole table, posed positions, and lines that are wrong.

use rules::catalog::FLAGSHIP;
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

fn ask(session: &mut Session, request: Value) -> Value {
    answer(session, request.to_string().as_bytes())
}

fn open() -> Value {
    json!({ "op": "open", "title": FLAGSHIP, "sides": ["lion", "crab", "unicorn"], "seed": 3 })
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
    let mut session = Session::default();
    assert_eq!(ask(&mut session, open)["ok"], true);
    let mut acts = 0;
    loop {
        let standing = ask(&mut session, json!({ "op": "standing" }));
        let Some(waiting) = standing["standing"].get("waiting") else {
            break;
        };
        let seat = waiting[0].clone();
        let legal = ask(&mut session, json!({ "op": "legal", "seat": seat }));
        let actions = legal["actions"].as_array().unwrap();
        let action = actions[acts % actions.len()].clone();
        let seq = legal["seq"].clone();
        let apply = json!({ "op": "apply", "seat": seat, "action": action, "seq": seq, "id": 7 });
        let applied = ask(&mut session, apply);
        assert_eq!(
            (&applied["ok"], &applied["id"]),
            (&json!(true), &json!(7)),
            "{applied}"
        );
        acts += 1;
    }
    let export = ask(&mut session, json!({ "op": "export" }));
    let import = json!({ "op": "import", "table": "copy", "record": export["record"] });
    let imported = ask(&mut session, import);
    assert_eq!(imported["ok"], true, "{imported}");
    let views =
        ["main", "copy"].map(|name| ask(&mut session, json!({ "op": "view", "table": name })));
    assert_eq!(views[0], views[1]);
    assert!(views[0]["public"]["sheets"].is_array());
}

#[test]
fn public_views_hold_no_private_part() {
    let mut session = Session::default();
    ask(&mut session, open());
    let public = ask(&mut session, json!({ "op": "view" }));
    assert!(public.get("private").is_none());
    let private = ask(&mut session, json!({ "op": "view", "seat": "crab" }));
    assert_eq!(private["seat"], 1);
    assert_eq!(private["private"]["dealt"].as_array().unwrap().len(), 2);
}

#[test]
fn a_position_is_posed_and_resolved() {
    let mut session = Session::default();
    let set = json!({
        "op": "set", "title": FLAGSHIP, "sides": ["crane", "lion"], "seed": 1,
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
    let answer = ask(&mut session, set);
    assert_eq!(answer["ok"], true, "{answer}");
    assert!(answer["standing"].get("over").is_some());
    let view = ask(&mut session, json!({ "op": "view" }));
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
        json!({ "op": "set", "title": FLAGSHIP, "sides": ["crane", "lion"], "seed": 1, "position": position })
            .to_string()
    };
    let open = open().to_string();
    let wrong = [
        ("{", "malformed", "column 1"),
        ("", "malformed", ""),
        (" \t", "malformed", ""),
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
            r#"{"op":"open","title":"FLAGSHIP","rules":0,"sides":["lion","crab"],"seed":1}"#,
            "refused",
            "",
        ),
        (
            r#"{"op":"open","title":"FLAGSHIP","rules":99,"sides":["lion","crab"],"seed":1}"#,
            "refused",
            "",
        ),
        (
            r#"{"op":"open","title":"FLAGSHIP","sides":["lion"],"seed":1}"#,
            "refused",
            "",
        ),
        (
            r#"{"op":"open","title":"FLAGSHIP","sides":["lion","lion"],"seed":1}"#,
            "refused",
            "",
        ),
        (
            r#"{"op":"open","title":"FLAGSHIP","sides":["lion","ant"],"seed":1}"#,
            "refused",
            "",
        ),
        (
            r#"{"op":"open","title":"FLAGSHIP","sides":["lion","crab"],"seed":"x"}"#,
            "bad_seed",
            "seed",
        ),
        (
            r#"{"op":"open","title":"FLAGSHIP","sides":["lion","crab"],"seed":1,"options":{"x":1}}"#,
            "refused",
            "options.x",
        ),
        (
            r#"{"op":"open","title":"FLAGSHIP","sides":["lion","crab"],"seed":1,"options":[true]}"#,
            "refused",
            "options",
        ),
        (r#"{"op":"import","record":{}}"#, "bad_record", "record."),
        (r#"{"op":"import","record":[1]}"#, "bad_record", "record."),
        (
            &position(json!([1, "placing"])),
            "impossible_position",
            "position",
        ),
        (
            &position(json!({ "stage": "placing", "control": { "lion_west": ["lion", 1, 0] } })),
            "impossible_position",
            "position.control.lion_west",
        ),
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
    lines.extend(
        wrong
            .iter()
            .map(|(line, _, _)| line.replace("FLAGSHIP", FLAGSHIP)),
    );
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
    assert_eq!(answers[1]["titles"][0]["id"], FLAGSHIP);
}

#[test]
fn deep_nesting_is_malformed_not_fatal() {
    let answers = talk(&["[".repeat(100_000), r#"{"op":"titles"}"#.to_owned()]);
    assert_eq!(answers[0]["error"]["code"], "malformed");
    assert_eq!(answers[1]["ok"], true);
}

/// Whatever is wrong with a long text, the answer repeats a few words of it.
#[test]
fn a_wrong_text_is_not_repeated_whole() {
    let long = "x".repeat(5_000);
    let open = |title: &str, sides: Value, options: Value| {
        let seed = 1;
        json!({ "op": "open", "title": title, "sides": sides, "seed": seed, "options": options })
    };
    let fine = json!(["lion", "crab"]);
    let set = |position: Value| {
        let mut set = open(FLAGSHIP, fine.clone(), Value::Null);
        set["op"] = "set".into();
        set["position"] = position;
        set
    };
    let mut session = Session::default();
    ask(&mut session, super::tests::open());
    for request in [
        json!({ "op": long }),
        json!({ "op": "legal", "seat": long }),
        json!({ "op": "legal", "seat": 0, &long: 1 }),
        json!({ "op": "legal", "seat": 0, "table": long }),
        json!({ "op": "apply", "seat": 0, "action": long }),
        json!({ "op": "advise", "seat": 0, "policy": long }),
        json!({ "op": "import", "record": { &long: 1 } }),
        json!({ "op": "import", "record": { "format": long } }),
        open(&long, fine.clone(), Value::Null),
        open(FLAGSHIP, json!([long, "crab"]), Value::Null),
        open(FLAGSHIP, json!(long), Value::Null),
        open(FLAGSHIP, fine.clone(), json!({ &long: true })),
        open(FLAGSHIP, fine.clone(), json!({ "final_tie_break": long })),
        set(json!({ "stage": long })),
        set(json!({ "stage": "placing", &long: 1 })),
        set(json!({ "stage": "placing", "control": { &long: {} } })),
        set(json!({ "stage": "placing", "tokens": [{ "clan": long }] })),
    ] {
        let answer = ask(&mut session, request).to_string();
        assert!(!answer.contains(&"x".repeat(101)), "{answer}");
        assert!(answer.contains("\"ok\":false"), "{answer}");
    }
}

/// Every version of the rules can be asked for, and a record is replayed by its own.
#[test]
fn a_table_goes_by_the_version_it_was_opened_with() {
    for about in rules::catalog::titles() {
        for rules in 1..=about.rules {
            let fewest = *about.seats.start();
            let sides: Vec<&str> = about.sides.iter().take(fewest).copied().collect();
            let mut session = Session::default();
            let open = json!({ "op": "open", "title": about.id, "rules": rules, "sides": sides, "seed": 3 });
            assert_eq!(ask(&mut session, open)["rules"], rules);
            let record = ask(&mut session, json!({ "op": "export" }))["record"].take();
            assert_eq!(record["rules"], rules);
            let imported = ask(&mut session, json!({ "op": "import", "record": record }));
            assert_eq!(imported["rules"], rules, "{imported}");
        }
    }
}
