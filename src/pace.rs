//! Pace: how much time a turn has.
//!
//! A pace is one number: the most a turn may take. A seat's time bank starts full, and every turn adds
//! half of that number, up to the whole. So quick turns save time for slow ones, and every turn has at
//! least half.

use std::fmt;

use crate::clock::{DAY, HOUR, MINUTE};

/// The most time a turn may take; `None` if there is no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace(Option<i64>);

impl Pace {
    /// No time limit.
    pub const NONE: Self = Self(None);
    /// The pace of a table if nobody chose one.
    pub const DAILY: Self = Self(Some(DAY));

    /// The named ones, slowest first.
    pub const NAMED: [(&'static str, Self); 5] = [
        ("relaxed", Self(Some(2 * DAY))),
        ("daily", Self::DAILY),
        ("brisk", Self(Some(8 * HOUR))),
        ("live", Self(Some(10 * MINUTE))),
        ("none", Self::NONE),
    ];

    const SHORTEST: i64 = 5 * MINUTE;
    const LONGEST: i64 = 14 * DAY;

    /// Reads a name, or a number of minutes, hours or days such as `90m`, `36h`, `3d`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim().to_lowercase();
        if let Some((_, pace)) = Self::NAMED.iter().find(|(name, _)| *name == text) {
            return Some(*pace);
        }
        let digits = text.chars().take_while(char::is_ascii_digit).count();
        let (number, unit) = text.split_at_checked(digits)?;
        let unit = match unit.trim() {
            "m" | "min" => MINUTE,
            "h" => HOUR,
            "d" => DAY,
            _ => return None,
        };
        let most = number.parse::<i64>().ok()?.checked_mul(unit)?;
        (Self::SHORTEST..=Self::LONGEST)
            .contains(&most)
            .then_some(Self(Some(most)))
    }

    /// The most time a turn may take.
    #[must_use]
    pub const fn most(self) -> Option<i64> {
        self.0
    }

    /// What every turn adds to the bank.
    #[must_use]
    pub fn gain(self) -> i64 {
        self.0.unwrap_or(0) / 2
    }

    /// Is the table played right now? Then neither quiet hours nor absence stop a clock.
    #[must_use]
    pub fn is_live(self) -> bool {
        self.0.is_some_and(|most| most < HOUR)
    }

    /// The name, if it has one.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        let named = Self::NAMED.iter().find(|(_, pace)| *pace == self);
        named.map(|(name, _)| *name)
    }
}

/// What [`Pace::read`] reads.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.name(), self.0) {
            (Some(name), _) => f.write_str(name),
            (None, Some(most)) if most % DAY == 0 => write!(f, "{}d", most / DAY),
            (None, Some(most)) if most % HOUR == 0 => write!(f, "{}h", most / HOUR),
            (None, most) => write!(f, "{}m", most.unwrap_or(0) / MINUTE),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B41: impossible paces are refused, not adjusted.
    #[test]
    fn b41_strange_paces_are_nothing() {
        for bad in [
            "",
            "0",
            "-1",
            "-1h",
            "0h",
            "4m",
            "15d",
            "1y",
            "1e9h",
            "１２h",
            "１２ h",
            "h",
            "24",
            "99999999999999999999h",
            "9223372036854775807d",
            "daily ish",
            "1h30",
            "½h",
        ] {
            assert_eq!(Pace::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn what_is_written_is_read() {
        for text in [
            "relaxed", "daily", "brisk", "live", "none", "5m", "90m", "36h", "3d", "14d",
        ] {
            assert_eq!(Pace::read(text).unwrap().to_string(), text);
        }
        assert_eq!(Pace::read(" 24 H ").unwrap().name(), Some("daily"));
        assert_eq!(Pace::read("48h"), Pace::read("2d"));
    }
}
