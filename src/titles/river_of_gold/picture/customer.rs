//! A customer of the viewer's hand: where it lives, what it wants, what it brings.

use rules::titles::river_of_gold::{Calling, Clan, Customer, Face, Good, Region};
use rules::view::Audience;

use super::layout::Rect;
use super::pieces::{badge, die, ground, left, plate};
use super::{SUMI, Table, VERMILION};
use painter::scene::Scene;

/// A customer in hand; a check if its order can be paid.
pub(super) fn held<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    customer: Customer,
    clan: Clan,
    rect: Rect,
    payable: bool,
) {
    let [x, y, w, _] = rect;
    plate(scene, rect, 2.5, ground(table.look.high_contrast));
    let (calling, line) = (customer.calling(), y + 36.0);
    scene.stamp(calling.id(), [x + 34.0, line], 46.0, SUMI);
    let name = table.words.name(calling).to_string();
    left(scene, name, [x + 66.0, line], 30.0, SUMI);
    let face = die(Face::of(customer.region()));
    scene.stamp(face, [x + w - 32.0, line - 4.0], 38.0, SUMI);
    if payable {
        scene.stamp("check", [x + w - 76.0, line - 4.0], 34.0, VERMILION);
    }
    let order = customer.order();
    let wanted = Good::ALL.into_iter().flat_map(|of| {
        let count = usize::from(order[of]);
        std::iter::repeat_n(of, count)
    });
    let foot = y + 98.0;
    let mut at = x + 28.0;
    for of in wanted {
        scene.stamp(of.id(), [at, foot], 32.0, SUMI);
        at += 33.0;
    }
    let brings = brings(customer);
    let long: f32 = brings.iter().map(|(count, _)| part(count)).sum();
    // With many cards there is no room for both; the words below the picture say it too.
    if at + 24.0 + long > x + w {
        return;
    }
    scene.stamp("turn", [at + 4.0, foot], 22.0, VERMILION);
    at += 24.0;
    for (count, stamp) in brings {
        if !count.is_empty() {
            left(scene, *count, [at, foot], 29.0, SUMI);
        }
        at += part(count);
        match stamp {
            Sign::Stamp(stamp) => scene.stamp(stamp, [at - 18.0, foot], 29.0, SUMI),
            Sign::Marker => badge(scene, clan, [at - 16.0, foot], 28.0, false),
        }
    }
}

/// How wide a sign with its number is.
fn part(count: &str) -> f32 {
    33.0 + 16.5 * count.chars().count() as f32
}

/// A sign for something a customer brings.
#[derive(Clone, Copy)]
enum Sign {
    Stamp(&'static str),
    /// The viewer's own marker.
    Marker,
}

/// What a customer brings, in signs: a number and a sign each.
const fn brings(customer: Customer) -> &'static [(&'static str, Sign)] {
    use Calling::{Artisan, Elder, Merchant, Monk, Noble};
    use Region::{Bay, Forest, Marshes, Plain, Spine, Woods};
    use Sign::{Marker, Stamp};
    match (customer.calling(), customer.region()) {
        (Artisan, _) => &[("2", Stamp("influence")), ("−2", Stamp("koku"))],
        (Elder, _) => &[("×2", Stamp("vp"))],
        (Monk, _) => &[("+1", Stamp("cap")), ("2", Stamp("favor")), ("", Marker)],
        (Merchant, Spine) => &[
            ("3", Stamp("influence")),
            ("", Stamp("journey")),
            ("", Stamp("influence")),
        ],
        (Merchant, Forest) => &[
            ("3", Stamp("influence")),
            ("", Stamp("journey")),
            ("", Stamp("vp")),
        ],
        (Merchant, Plain) => &[
            ("3", Stamp("influence")),
            ("", Stamp("journey")),
            ("", Stamp("any_good")),
        ],
        (Merchant, Woods) => &[
            ("3", Stamp("influence")),
            ("", Stamp("journey")),
            ("5", Stamp("koku")),
        ],
        (Merchant, Marshes) => &[
            ("3", Stamp("influence")),
            ("", Stamp("journey")),
            ("", Stamp("favor")),
        ],
        (Merchant, Bay) => &[
            ("3", Stamp("influence")),
            ("", Stamp("journey")),
            ("3", Stamp("koku")),
        ],
        (Noble, Spine) => &[
            ("2", Stamp("influence")),
            ("", Stamp("hull")),
            ("", Stamp("market")),
        ],
        (Noble, Forest) => &[
            ("2", Stamp("influence")),
            ("", Stamp("hull")),
            ("", Stamp("koku")),
        ],
        (Noble, Plain) => &[
            ("2", Stamp("influence")),
            ("", Stamp("hull")),
            ("", Stamp("influence")),
        ],
        (Noble, Woods | Bay) => &[
            ("2", Stamp("influence")),
            ("", Stamp("hull")),
            ("", Stamp("vp")),
        ],
        (Noble, Marshes) => &[
            ("2", Stamp("influence")),
            ("", Stamp("hull")),
            ("±1", Stamp("die_1")),
        ],
    }
}
