//! Components and modals: rows, buttons, selects, text inputs, ids.
//!
//! Own checks for classic rows, because `twilight-validate` and Discord's published description both
//! miss a sixth row or a repeated `custom_id`; layouts of the new kind are counted here and otherwise
//! left to `twilight-validate`.

use serde_json::Value;

use crate::check::{Tree, strangers};
use crate::json::{ReadJson, every_component, texts};
use crate::oracle;

const BUTTON: &[&str] = &[
    "type",
    "id",
    "style",
    "label",
    "emoji",
    "custom_id",
    "sku_id",
    "url",
    "disabled",
];
const SELECT: &[&str] = &[
    "type",
    "id",
    "custom_id",
    "options",
    "placeholder",
    "min_values",
    "max_values",
    "disabled",
    "channel_types",
    "default_values",
    "required",
];
const OPTION: &[&str] = &["label", "value", "description", "emoji", "default"];

/// Checks the `components` of a message; `v2` if the message has the flag for new layouts.
pub fn components(layout: &[Value], v2: bool, tree: &mut Tree, complaints: &mut Vec<String>) {
    if v2 {
        let mut all = 0;
        every_component(layout, &mut |_| all += 1);
        tree.count("components", all, 1, 40);
        layout_texts(layout, tree);
    } else {
        tree.count("components", layout.len(), 0, 5);
        for (index, row) in layout.iter().enumerate() {
            message_row(row, &format!("components.{index}"), tree);
        }
    }
    unique_ids(layout, tree);
    let mut at = 0;
    every_component(layout, &mut |component| {
        let path = format!("components.{at}");
        at += 1;
        match component.number("type") {
            2 => button(component, &path, tree, complaints),
            3 | 5..=8 => select(component, &path, tree, complaints),
            _ => {}
        }
    });
    tree.oracle("components", oracle::components(layout, v2));
}

/// The texts, sections and galleries of a layout.
fn layout_texts(layout: &[Value], tree: &mut Tree) {
    let all: usize = texts(layout).iter().map(|text| text.chars().count()).sum();
    if all > 4_000 {
        let message = "Total component text must be 4000 or fewer in length.";
        tree.add(
            "components",
            "COMPONENT_MAX_TOTAL_DISPLAYABLE_TEXT_SIZE",
            message,
        );
    }
    every_component(layout, &mut |component| match component.number("type") {
        9 => {
            let said = component.list("components").len();
            tree.count("components.section", said, 1, 3);
            if !component.has("accessory") {
                tree.missing("components.section.accessory");
            }
        }
        10 => tree.length("components.text", component.text("content"), 1, 4_000),
        12 => {
            let items = component.list("items");
            tree.count("components.gallery", items.len(), 1, 10);
            for item in items {
                let alt = item.text("description");
                tree.length("components.gallery.description", alt, 0, 1_024);
            }
        }
        _ => {}
    });
}

fn message_row(row: &Value, at: &str, tree: &mut Tree) {
    if row.number("type") != 1 {
        tree.add(
            &format!("{at}.type"),
            "UNION_TYPE_CHOICES",
            "Value of field \"type\" must be one of (1,).",
        );
        return;
    }
    let inside = row.list("components");
    let selects = inside
        .iter()
        .filter(|component| component.number("type") != 2)
        .count();
    let most = if selects > 0 { 1 } else { 5 };
    tree.count(&format!("{at}.components"), inside.len(), 1, most);
    for (index, component) in inside.iter().enumerate() {
        if !matches!(component.number("type"), 2 | 3 | 5..=8) {
            let at = format!("{at}.components.{index}.type");
            tree.add(
                &at,
                "UNION_TYPE_CHOICES",
                "This component cannot be in a message's row.",
            );
        }
    }
}

fn unique_ids(layout: &[Value], tree: &mut Tree) {
    let mut seen = Vec::new();
    every_component(layout, &mut |component| {
        if let Some(id) = component.maybe_text("custom_id") {
            if seen.contains(&id) {
                tree.add(
                    "components",
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id cannot be duplicated",
                );
            }
            seen.push(id);
        }
    });
}

fn button(button: &Value, at: &str, tree: &mut Tree, complaints: &mut Vec<String>) {
    strangers(button, BUTTON, complaints);
    tree.length(&format!("{at}.label"), button.text("label"), 0, 80);
    if !button.has("label") && !button.has("emoji") && button.number("style") != 6 {
        tree.add(
            at,
            "BUTTON_COMPONENT_NO_LABEL",
            "A button must have a label or an emoji",
        );
    }
    match button.number("style") {
        1..=4 => tree.length(&format!("{at}.custom_id"), button.text("custom_id"), 1, 100),
        5 => {
            tree.length(&format!("{at}.url"), button.text("url"), 1, 512);
            if button.has("custom_id") {
                tree.add(
                    at,
                    "BUTTON_COMPONENT_CUSTOM_ID",
                    "A custom id and url cannot both be specified",
                );
            }
        }
        6 => {}
        _ => tree.add(
            &format!("{at}.style"),
            "BASE_TYPE_CHOICES",
            "Value must be one of {1, 2, 3, 4, 5, 6}.",
        ),
    }
}

fn select(select: &Value, at: &str, tree: &mut Tree, complaints: &mut Vec<String>) {
    strangers(select, SELECT, complaints);
    tree.length(&format!("{at}.custom_id"), select.text("custom_id"), 1, 100);
    tree.length(
        &format!("{at}.placeholder"),
        select.text("placeholder"),
        0,
        150,
    );
    let least = select
        .get("min_values")
        .and_then(Value::as_u64)
        .unwrap_or(1);
    let most = select
        .get("max_values")
        .and_then(Value::as_u64)
        .unwrap_or(1);
    if least > 25 || most == 0 || most > 25 || least > most {
        tree.add(
            &format!("{at}.max_values"),
            "BASE_TYPE_BAD_RANGE",
            "Must be between min_values and 25.",
        );
    }
    if select.number("type") != 3 {
        return;
    }
    let options = select.list("options");
    tree.count(&format!("{at}.options"), options.len(), 1, 25);
    if usize::try_from(most).is_ok_and(|most| most > options.len()) {
        tree.add(
            &format!("{at}.max_values"),
            "BASE_TYPE_BAD_RANGE",
            "More picks than options.",
        );
    }
    let mut seen = Vec::new();
    for (index, option) in options.iter().enumerate() {
        let at = format!("{at}.options.{index}");
        strangers(option, OPTION, complaints);
        tree.length(&format!("{at}.label"), option.text("label"), 1, 100);
        tree.length(&format!("{at}.value"), option.text("value"), 1, 100);
        tree.length(
            &format!("{at}.description"),
            option.text("description"),
            0,
            100,
        );
        if seen.contains(&option.text("value")) {
            tree.add(
                &at,
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            );
        }
        seen.push(option.text("value"));
    }
}

/// Checks the `data` of a modal callback.
pub fn modal(data: &Value, tree: &mut Tree, complaints: &mut Vec<String>) {
    strangers(data, &["custom_id", "title", "components"], complaints);
    tree.length("custom_id", data.text("custom_id"), 1, 100);
    tree.length("title", data.text("title"), 1, 45);
    let layout = data.list("components");
    tree.count("components", layout.len(), 1, 5);
    unique_ids(layout, tree);
    for (index, outer) in layout.iter().enumerate() {
        let at = format!("components.{index}");
        match outer.number("type") {
            1 => {
                let inside = outer.list("components");
                tree.count(&format!("{at}.components"), inside.len(), 1, 1);
                for input in inside {
                    text_input(input, true, &format!("{at}.components.0"), tree);
                }
            }
            18 => {
                tree.length(&format!("{at}.label"), outer.text("label"), 1, 45);
                tree.length(
                    &format!("{at}.description"),
                    outer.text("description"),
                    0,
                    100,
                );
                match outer.get("component") {
                    Some(input) if matches!(input.number("type"), 3 | 5..=8) => {
                        select(input, &format!("{at}.component"), tree, complaints);
                        if input.yes("disabled") {
                            let message = "A select in a modal cannot be disabled.";
                            tree.add(&format!("{at}.component"), "BASE_TYPE_CHOICES", message);
                        }
                    }
                    Some(input) => {
                        text_input(input, false, &format!("{at}.component"), tree);
                    }
                    None => tree.missing(&format!("{at}.component")),
                }
            }
            10 => {}
            _ => tree.add(
                &format!("{at}.type"),
                "UNION_TYPE_CHOICES",
                "Value of field \"type\" must be one of (1, 10, 18).",
            ),
        }
    }
    tree.oracle("components", oracle::modal_components(layout));
}

fn text_input(input: &Value, labelled: bool, at: &str, tree: &mut Tree) {
    if input.number("type") != 4 {
        tree.add(
            &format!("{at}.type"),
            "UNION_TYPE_CHOICES",
            "Value of field \"type\" must be one of (4,).",
        );
        return;
    }
    tree.length(&format!("{at}.custom_id"), input.text("custom_id"), 1, 100);
    if labelled {
        tree.length(&format!("{at}.label"), input.text("label"), 1, 45);
    }
    tree.length(
        &format!("{at}.placeholder"),
        input.text("placeholder"),
        0,
        100,
    );
    tree.length(&format!("{at}.value"), input.text("value"), 0, 4_000);
    if !matches!(input.number("style"), 1 | 2) {
        tree.add(
            &format!("{at}.style"),
            "BASE_TYPE_CHOICES",
            "Value must be one of {1, 2}.",
        );
    }
    for (name, least) in [("min_length", 0), ("max_length", 1)] {
        if input.has(name) && !(least..=4_000).contains(&input.number(name)) {
            tree.add(
                &format!("{at}.{name}"),
                "NUMBER_TYPE_MAX",
                "int value should be <= 4000.",
            );
        }
    }
}
