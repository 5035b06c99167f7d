//! The fonts.

use std::path::PathBuf;

use super::Outcome;

#[test]
fn fonts_cover_polish_german_and_macrons() -> Outcome {
    use ab_glyph::{Font, FontRef};
    let letters = "ĄĆĘŁŃÓŚŹŻąćęłńóśźżÄÖÜẞäöüßĀĒĪŌŪāēīōū„”–…0123456789";
    for name in [
        "AlegreyaSans-ExtraBold",
        "AlegreyaSans-Medium",
        "Alegreya-ExtraBold",
    ] {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("board-art/fonts")
            .join(format!("{name}.ttf"));
        let bytes = std::fs::read(path)?;
        let font = FontRef::try_from_slice(&bytes)?;
        for letter in letters.chars() {
            assert!(font.glyph_id(letter).0 != 0, "{name} lacks {letter}");
        }
    }
    Ok(())
}
