//! How people spell names: in any case, with or without diacritics, in any of the languages.

use super::{Words, in_language, languages};

/// A text as it is compared: lower case, without diacritics.
#[must_use]
pub(crate) fn folded(text: &str) -> String {
    fold(text, false)
}

/// The same with German umlauts written out, as on keyboards without them.
fn written_out(text: &str) -> String {
    fold(text, true)
}

/// The ways to spell a name that are compared with what was typed.
pub(crate) fn spellings(name: &str) -> [String; 2] {
    [folded(name), written_out(name)]
}

/// Was this name typed?
pub(crate) fn is_typed(name: &str, typed: &str) -> bool {
    let typed = folded(typed.trim());
    spellings(name).contains(&typed)
}

fn fold(text: &str, written_out: bool) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' if written_out => out.push_str("ae"),
            'ö' if written_out => out.push_str("oe"),
            'ü' if written_out => out.push_str("ue"),
            'à'..='å' | 'ā' | 'ą' => out.push('a'),
            'ç' | 'ć' | 'č' => out.push('c'),
            'è'..='ë' | 'ē' | 'ę' | 'ě' => out.push('e'),
            'ì'..='ï' | 'ī' => out.push('i'),
            'ł' => out.push('l'),
            'ñ' | 'ń' | 'ň' => out.push('n'),
            'ò'..='ö' | 'ō' | 'ő' => out.push('o'),
            'ś' | 'š' => out.push('s'),
            'ù'..='ü' | 'ū' | 'ů' | 'ű' => out.push('u'),
            'ý' | 'ÿ' => out.push('y'),
            'ź' | 'ż' | 'ž' => out.push('z'),
            'ß' => out.push_str("ss"),
            // A letter and its mark, typed one after the other.
            '\u{300}'..='\u{36f}' => {}
            other => out.push(other),
        }
    }
    out
}

/// The words of every language, this one first.
pub(crate) fn every_language(first: &'static Words) -> impl Iterator<Item = &'static Words> {
    let others = languages().map(|code| in_language(Some(code)));
    let others = others.filter(|words| words.code() != first.code());
    std::iter::once(first).chain(others)
}

/// The code of the language that is meant, by its code (`pl`, `pl-PL`) or its name; none if we do not speak it.
#[must_use]
pub fn language_named(typed: &str) -> Option<&'static str> {
    let bare = typed.trim().split(['-', '_']).next().unwrap_or_default();
    languages().find(|code| {
        let name = in_language(Some(code)).word("language-name");
        code.eq_ignore_ascii_case(bare) || is_typed(&name, typed)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_understood_without_diacritics() {
        for typed in ["Żuraw", "żuraw", " zuraw", "ZURAW", "z\u{307}uraw"] {
            assert!(is_typed("Żuraw", typed), "{typed}");
        }
        for typed in ["Löwe", "lowe", "loewe", "LOEWE"] {
            assert!(is_typed("Löwe", typed), "{typed}");
        }
        assert!(is_typed("Straße", "strasse"));
        assert!(is_typed("Łódź", "lodz"));
        assert!(!is_typed("Lew", "Löwe"));
    }

    #[test]
    fn a_language_is_known_by_code_and_name() {
        for typed in ["en", "EN", "en-GB", "English", " english "] {
            assert_eq!(language_named(typed), Some("en"), "{typed}");
        }
        for typed in ["", "xx", "e", "Klingon", "pl; drop"] {
            assert_eq!(language_named(typed), None, "{typed}");
        }
    }
}
