//! The curve of a review: how a seat's chances went over the rounds, as a picture.

use painter::scene::{Align, Hand, Ink, Item, Point, Scene};
use rules::view::OneSeat;

use crate::table::Review;

const SUMI: Ink = Ink("sumi");
const WHITE: Ink = Ink("white");
const PAPER: Ink = Ink("paper");
const MARGIN: Ink = Ink("margin");
const VERMILION: Ink = Ink("vermilion");

const WIDTH: f32 = 1200.0;
const HEIGHT: f32 = 700.0;
/// Where the field of the curve begins and ends.
const LEFT: f32 = 150.0;
const RIGHT: f32 = 1150.0;
const TOP: f32 = 70.0;
const BOTTOM: f32 = 590.0;
/// The size of letters that can still be read when the picture is 400 pixels wide.
const LETTERS: f32 = 42.0;

fn line(scene: &mut Scene<OneSeat>, from: Point, to: Point, width: f32, ink: Ink) {
    scene.items.push(Item::Line {
        from,
        to,
        width,
        ink,
    });
}

/// The height of a share of the win.
fn height(share: f32) -> f32 {
    BOTTOM - (BOTTOM - TOP) * share.clamp(0.0, 1.0)
}

/// The curve of a seat; its words say the same.
pub(super) fn curve(review: &Review, rounds: &str, alt: String) -> Scene<OneSeat> {
    let mut scene = Scene::new(None, [0.0, 0.0, WIDTH, HEIGHT], MARGIN);
    scene.plate([12.0, 12.0, WIDTH - 24.0, HEIGHT - 24.0], 14.0, SUMI);
    scene.plate([16.0, 16.0, WIDTH - 32.0, HEIGHT - 32.0], 11.0, PAPER);
    for percent in [0_u8, 25, 50, 75, 100] {
        let y = height(f32::from(percent) / 100.0);
        line(&mut scene, [LEFT, y], [RIGHT, y], 2.0, MARGIN);
        let text = format!("{percent} %");
        let at = [LEFT - 14.0, y];
        scene.text(text, at, LETTERS, Hand::Plain, Align::Right, SUMI);
    }
    let last = review.course.len() as f32;
    let across = |at: usize| LEFT + (RIGHT - LEFT) * at as f32 / last.max(1.0);
    for step in review.steps() {
        let x = across(step.at);
        line(&mut scene, [x, TOP], [x, BOTTOM], 2.0, MARGIN);
        let at = [x, BOTTOM + 40.0];
        let number = step.number.to_string();
        scene.text(number, at, LETTERS, Hand::Bold, Align::Middle, SUMI);
    }
    let middle = [(LEFT + RIGHT) / 2.0, HEIGHT - 42.0];
    scene.text(
        rounds.to_owned(),
        middle,
        34.0,
        Hand::Plain,
        Align::Middle,
        SUMI,
    );
    let shares = review.course.iter().map(|judged| judged.expected);
    let points: Vec<Point> = shares
        .chain([review.share])
        .enumerate()
        .map(|(at, share)| [across(at), height(share)])
        .collect();
    for (from, to) in points.iter().zip(points.iter().skip(1)) {
        line(&mut scene, *from, *to, 9.0, SUMI);
    }
    for (number, at) in review.decisive().into_iter().enumerate() {
        let Some([x, y]) = points.get(at).copied() else {
            continue;
        };
        // A number inside the field, however high or low the curve is there.
        let up = if y < TOP + 90.0 { 52.0 } else { -52.0 };
        scene.disc([x, y], 13.0, VERMILION);
        scene.disc([x, y + up], 31.0, VERMILION);
        let text = (number + 1).to_string();
        scene.text(text, [x, y + up], LETTERS, Hand::Bold, Align::Middle, WHITE);
    }
    scene.name = "rokugan-review.png".into();
    scene.words.clone_from(&alt);
    scene.alt = alt;
    scene
}
