//! Signs: the pictures of board-art are what the titles draw, and small enough for Discord.

use std::io::Cursor;
use std::path::PathBuf;

use image::{ImageFormat, Rgba, RgbaImage};
use rokugan::titles;

use crate::{Outcome, decode, golden_files};

/// The radius of a sign's corners.
const CORNER: i64 = 22;

/// The sign as it is kept: what the title draws, with round corners.
fn drawn(title: &str, id: &str) -> Outcome<RgbaImage> {
    let renderer = titles::of(title)?;
    let scene = renderer.sign(id).ok_or("no such sign")?;
    let picture = decode(&renderer.painter().paint(&scene)?.bytes)?;
    let (w, h) = (i64::from(picture.width()), i64::from(picture.height()));
    let outside = |at: i64, most: i64| (CORNER - at).max(at - (most - 1 - CORNER)).max(0);
    Ok(RgbaImage::from_fn(
        picture.width(),
        picture.height(),
        |x, y| {
            let image::Rgb([r, g, b]) = *picture.get_pixel(x, y);
            let (dx, dy) = (outside(x.into(), w), outside(y.into(), h));
            let alpha = if dx * dx + dy * dy > CORNER * CORNER {
                0
            } else {
                255
            };
            Rgba([r, g, b, alpha])
        },
    ))
}

/// `ROKUGAN_BLESS=1` draws them anew; Discord then gets them under new names.
#[test]
fn signs_are_what_their_titles_draw() -> Outcome {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("board-art");
    for sign in titles::signs() {
        let path = root
            .join(sign.title)
            .join("signs")
            .join(format!("{}.png", sign.id));
        let drawn = drawn(sign.title, sign.id)?;
        assert!(drawn.width() <= 128 && drawn.height() <= 128, "{}", sign.id);
        let colours = drawn.pixels().map(|pixel| pixel.0);
        let colours: std::collections::BTreeSet<_> = colours.collect();
        assert!(colours.len() > 3, "{} of {} is empty", sign.id, sign.title);
        let kept = golden_files::kept(&path, || {
            let mut bytes = Cursor::new(Vec::new());
            drawn.write_to(&mut bytes, ImageFormat::Png).unwrap();
            bytes.into_inner()
        });
        let kept = image::load_from_memory_with_format(&kept, ImageFormat::Png)?;
        assert!(kept.to_rgba8() == drawn, "{} of {}", sign.id, sign.title);
    }
    Ok(())
}
