//! The curve of a review: how a seat's chances went over the rounds, as a picture.

use painter::scene::{Align, Hand, Ink, Item, Point, Scene};
use rules::view::OneSeat;

use crate::table::Review;
use crate::wording::Words;

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
/// Between the numbers of two rounds.
const APART: f32 = 64.0;
/// The badge of a decisive moment: its radius, how far it is from the curve, and from another one at least.
const BADGE: f32 = 31.0;
const BESIDE: [f32; 6] = [-52.0, 52.0, -120.0, 120.0, -188.0, 188.0];
const BADGES_APART: f32 = 2.0 * BADGE + 4.0;

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

/// The curve of a seat; `alt` says the same in words.
#[must_use]
pub fn curve(words: &Words, review: &Review, alt: String) -> Scene<OneSeat> {
    let mut scene = Scene::new(None, [0.0, 0.0, WIDTH, HEIGHT], MARGIN);
    scene.plate([12.0, 12.0, WIDTH - 24.0, HEIGHT - 24.0], 14.0, SUMI);
    scene.plate([16.0, 16.0, WIDTH - 32.0, HEIGHT - 32.0], 11.0, PAPER);
    for percent in [0_u8, 25, 50, 75, 100] {
        let y = height(f32::from(percent) / 100.0);
        line(&mut scene, [LEFT, y], [RIGHT, y], 2.0, MARGIN);
        let text = words.say("review-axis", &[("share", i64::from(percent).into())]);
        let at = [LEFT - 14.0, y];
        scene.text(text, at, LETTERS, Hand::Plain, Align::Right, SUMI);
    }
    let last = review.course.len() as f32;
    let across = |at: usize| LEFT + (RIGHT - LEFT) * at as f32 / last.max(1.0);
    let steps = review.steps();
    let mut free = LEFT;
    for step in &steps {
        let x = across(step.at);
        line(&mut scene, [x, TOP], [x, BOTTOM], 2.0, MARGIN);
        // Many rounds: only as many numbers as have room.
        if x >= free {
            free = x + APART;
            let at = [x, BOTTOM + 36.0];
            let number = step.number.to_string();
            scene.text(number, at, LETTERS, Hand::Bold, Align::Middle, SUMI);
        }
    }
    let rounds = steps.iter().any(|step| step.round);
    let below = words.word(if rounds {
        "review-rounds"
    } else {
        "review-decisions"
    });
    let middle = [(LEFT + RIGHT) / 2.0, HEIGHT - 40.0];
    scene.text(below, middle, 34.0, Hand::Plain, Align::Middle, SUMI);
    scene.within(RIGHT - LEFT);
    let shares = review.course.iter().map(|judged| judged.expected);
    let points: Vec<Point> = shares
        .chain([review.share])
        .enumerate()
        .map(|(at, share)| [across(at), height(share)])
        .collect();
    for (from, to) in points.iter().zip(points.iter().skip(1)) {
        line(&mut scene, *from, *to, 9.0, SUMI);
    }
    badges(&mut scene, &points, &review.decisive());
    scene.name = "rokugan-review.png".into();
    scene.words.clone_from(&alt);
    scene.alt = alt;
    scene
}

/// The numbers of the decisive moments: inside the field, beside the curve, and apart from each other however
/// close the moments are.
fn badges(scene: &mut Scene<OneSeat>, points: &[Point], decisive: &[usize]) {
    let mut placed: Vec<Point> = Vec::new();
    for (number, at) in (1..).zip(decisive) {
        let Some([x, y]) = points.get(*at).copied() else {
            continue;
        };
        let free = |badge: &f32| {
            let apart = |[p, q]: &Point| (p - x).hypot(q - badge) >= BADGES_APART;
            (TOP..=BOTTOM).contains(badge) && placed.iter().all(apart)
        };
        let mut beside = BESIDE.into_iter().map(|far| y + far);
        let badge = beside.find(free).unwrap_or(y);
        line(scene, [x, y], [x, badge], 4.0, VERMILION);
        scene.disc([x, y], 13.0, VERMILION);
        scene.disc([x, badge], BADGE, VERMILION);
        let text = format!("{number}");
        scene.text(text, [x, badge], LETTERS, Hand::Bold, Align::Middle, WHITE);
        placed.push([x, badge]);
    }
}
