//! Battles: what to bid, whom to take, when to die.

use super::super::data::{Advantage, Clan, Figure};
use super::board::Eyes;

/// Force that Hire Ronin would bring.
fn hired(eyes: &Eyes<'_>, spent: u8) -> i32 {
    let own = eyes.me();
    if own.clan == Clan::Koi {
        i32::from(own.coins.saturating_sub(spent)) + i32::from(own.ronin)
    } else {
        i32::from(own.ronin)
    }
}

/// Own figures, own force, the strongest rival, and the figures of others.
fn sides(eyes: &Eyes<'_>) -> Option<(i32, i32, i32, i32)> {
    let battle = eyes.public.battle.as_ref()?;
    let figures = |own: bool| {
        let groups = eyes.groups(battle.province).iter();
        let groups = groups.filter(move |group| (group.seat == eyes.seat) == own);
        groups.map(|group| i32::try_from(group.figures.len()).unwrap_or(0))
    };
    Some((
        figures(true).sum(),
        eyes.own_force(battle.province),
        eyes.rival(battle.province),
        figures(false).sum(),
    ))
}

/// The bid: what wins the battle first, then what the deaths are worth.
pub(super) fn bid(eyes: &Eyes<'_>) -> [u8; Advantage::COUNT] {
    let Some((figures, own, rival, others)) = sides(eyes) else {
        return [0; Advantage::COUNT];
    };
    let coins = i32::from(eyes.me().coins.min(20));
    let battles = eyes.battles_left();
    // The last battles of a season may cost everything: coins do not last.
    let budget = (coins + battles - 1) / battles;
    let wins = own > rival;
    let hopeless = own + hired(eyes, 0) < rival;
    let wish = |advantage: Advantage| match advantage {
        Advantage::Seppuku => {
            if hopeless && figures > 0 {
                4 * figures
            } else {
                0
            }
        }
        Advantage::Hostage => {
            if hopeless {
                2
            } else {
                4
            }
        }
        Advantage::Ronin => {
            let helps = hired(eyes, 2) + own > rival;
            match (wins, helps) {
                // Whoever leads only keeps others from hiring.
                (true, _) => 2,
                (false, true) => 7,
                (false, false) => 0,
            }
        }
        Advantage::Poets => (figures + others) / 2,
    };
    let wishes = Advantage::ALL.map(wish);
    let sum: i32 = wishes.iter().sum::<i32>().max(1);
    let mut left = budget;
    wishes.map(|wish| {
        let share = ((budget * wish + sum / 2) / sum).clamp(0, left);
        left -= share;
        u8::try_from(share).unwrap_or(0)
    })
}

/// Better to die by the own hand where the battle is lost.
pub(super) fn seppuku(eyes: &Eyes<'_>) -> i32 {
    let Some((figures, own, rival, _)) = sides(eyes) else {
        return -1;
    };
    if own + hired(eyes, 0) < rival {
        figures * 150
    } else {
        -100
    }
}

/// The strongest figure of the strongest rival; never an ally's, if anybody else is there.
pub(super) fn hostage(eyes: &Eyes<'_>, owner: Clan, figure: Figure) -> i32 {
    let province = eyes.public.battle.as_ref().map(|battle| battle.province);
    let force = i32::from(figure.force());
    let swing = province.map_or(0, |at| eyes.weaken(at, owner, force));
    let friend = i32::from(eyes.is_ally(owner)) * 250;
    150 + force * 20 + swing - friend
}
