//! A person's own time: zone, quiet hours, the hour of a digest, and moments they write down.

use jiff::civil::{Date, DateTime, Time};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};

use crate::clock::{DAY, HOUR, MINUTE, Millis};
use crate::store::{MOST_LEAVE, TimePreferences};

/// A turn never ends in quiet hours, nor in the hour after them.
const MORNING: i64 = HOUR;

impl TimePreferences {
    fn zone(&self) -> TimeZone {
        let zone = self.zone.as_deref().map(TimeZone::get);
        zone.and_then(Result::ok).unwrap_or(TimeZone::UTC)
    }

    /// Is the person away?
    #[must_use]
    pub fn is_away(&self, now: Millis) -> bool {
        self.away_until.is_some_and(|until| until > now)
    }

    /// How much absence the person has left; one day comes back for every two.
    #[must_use]
    pub fn leave_left(&self, now: Millis) -> i64 {
        let (left, at) = self.leave;
        let back = now.since(at).clamp(0, 2 * MOST_LEAVE) / 2;
        left.saturating_add(back).min(MOST_LEAVE)
    }

    /// When the quiet hours end, if this moment is in them.
    #[must_use]
    pub fn quiet_until(&self, at: Millis) -> Option<Millis> {
        let (from, to) = self.quiet?;
        let here = Timestamp::from_millisecond(at.0)
            .ok()?
            .to_zoned(self.zone());
        let minute = minute_of(here.time());
        let (quiet, tomorrow) = if from < to {
            ((from..to).contains(&minute), false)
        } else {
            (minute >= from || minute < to, minute >= from)
        };
        if !quiet {
            return None;
        }
        let date = if tomorrow {
            here.date().tomorrow().ok()?
        } else {
            here.date()
        };
        self.moment(date, to).filter(|end| *end > at)
    }

    /// This moment, or an hour after the quiet hours it would disturb.
    #[must_use]
    pub fn awake(&self, at: Millis) -> Millis {
        let sleeping = self
            .quiet_until(at)
            .or_else(|| self.quiet_until(at.plus(-MORNING)));
        sleeping.map_or(at, |end| end.plus(MORNING).max(at))
    }

    /// When the next digest is sent.
    #[must_use]
    pub fn next_digest(&self, now: Millis) -> Option<Millis> {
        let minute = self.digest?;
        let here = Timestamp::from_millisecond(now.0)
            .ok()?
            .to_zoned(self.zone());
        let today = self.moment(here.date(), minute)?;
        if today > now {
            return Some(today);
        }
        self.moment(here.date().tomorrow().ok()?, minute)
    }

    /// A minute of a day. If summer time skips that minute, the next one that exists.
    fn moment(&self, date: Date, minute: u16) -> Option<Millis> {
        let time = Time::midnight() + i64::from(minute).minutes();
        let at = self.zone().to_zoned(date.to_datetime(time)).ok()?;
        Some(Millis(at.timestamp().as_millisecond()))
    }

    /// Reads a future moment: `3d`, `12h`, `2026-05-01` (its midnight), `2026-05-01 18:00`.
    #[must_use]
    pub fn read_moment(&self, text: &str, now: Millis) -> Option<Millis> {
        let text = text.trim();
        if let Some(length) = read_length(text) {
            return Some(now.plus(length));
        }
        let at = match text.parse::<DateTime>() {
            Ok(at) => at,
            Err(_) => text.parse::<Date>().ok()?.to_datetime(Time::midnight()),
        };
        let at = self.zone().to_zoned(at).ok()?;
        Some(Millis(at.timestamp().as_millisecond()))
    }
}

/// Is this the name of a time zone?
#[must_use]
pub fn is_zone(name: &str) -> bool {
    name.len() <= 50 && TimeZone::get(name).is_ok()
}

/// The names of time zones that contain this text, for suggestions.
#[must_use]
pub fn zones(holding: &str) -> Vec<String> {
    let holding = holding.trim().to_lowercase().replace(' ', "_");
    let all = jiff::tz::db().available().map(|name| name.to_string());
    all.filter(|name| name.to_lowercase().contains(&holding))
        .collect()
}

/// Reads `22:30` or `22` as a minute of the day.
#[must_use]
pub fn read_minute(text: &str) -> Option<u16> {
    let (hour, minute) = text.trim().split_once(':').unwrap_or((text.trim(), "0"));
    let number = |digits: &str, most: u16| {
        let ascii = (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
        digits.parse::<u16>().ok().filter(|n| ascii && *n <= most)
    };
    Some(number(hour, 23)? * 60 + number(minute, 59)?)
}

/// Reads `22-8` or `22:30-7:15` as quiet hours.
#[must_use]
pub fn read_quiet(text: &str) -> Option<(u16, u16)> {
    let (from, to) = text.split_once(['-', '–'])?;
    let (from, to) = (read_minute(from)?, read_minute(to)?);
    let length = (to + 24 * 60 - from) % (24 * 60);
    (1..=12 * 60).contains(&length).then_some((from, to))
}

fn read_length(text: &str) -> Option<i64> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, unit) = text.split_at_checked(digits)?;
    let unit = match unit.trim() {
        "h" => HOUR,
        "d" => DAY,
        "m" | "min" => MINUTE,
        _ => return None,
    };
    number.parse::<i64>().ok()?.checked_mul(unit)
}

fn minute_of(time: Time) -> u16 {
    let minute = i16::from(time.hour()) * 60 + i16::from(time.minute());
    minute.unsigned_abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sleeper(zone: &str) -> TimePreferences {
        TimePreferences {
            zone: Some(zone.into()),
            quiet: read_quiet("22-8"),
            digest: read_minute("2:30"),
            ..TimePreferences::default()
        }
    }

    fn at(text: &str) -> Millis {
        Millis(text.parse::<Timestamp>().unwrap().as_millisecond())
    }

    #[test]
    fn quiet_hours_are_in_the_own_zone() {
        let warsaw = sleeper("Europe/Warsaw");
        assert_eq!(
            warsaw.quiet_until(at("2026-01-10T21:30:00Z")),
            Some(at("2026-01-11T07:00:00Z"))
        );
        assert_eq!(
            warsaw.quiet_until(at("2026-01-11T05:00:00Z")),
            Some(at("2026-01-11T07:00:00Z"))
        );
        assert_eq!(warsaw.quiet_until(at("2026-01-11T07:00:00Z")), None);
        assert_eq!(warsaw.quiet_until(at("2026-01-11T20:59:00Z")), None);
        let tokyo = sleeper("Asia/Tokyo");
        assert_eq!(tokyo.quiet_until(at("2026-01-11T07:00:00Z")), None);
        assert_eq!(
            tokyo.quiet_until(at("2026-01-10T21:30:00Z")),
            Some(at("2026-01-10T23:00:00Z"))
        );
    }

    /// A turn that would end in quiet hours, or just after, ends an hour after them.
    #[test]
    fn nobody_runs_out_asleep() {
        let warsaw = sleeper("Europe/Warsaw");
        for night in [
            "2026-01-10T22:00:00Z",
            "2026-01-11T06:59:00Z",
            "2026-01-11T07:20:00Z",
        ] {
            assert_eq!(
                warsaw.awake(at(night)),
                at("2026-01-11T08:00:00Z"),
                "{night}"
            );
        }
        let day = at("2026-01-11T08:00:00Z");
        assert_eq!(warsaw.awake(day), day);
    }

    /// B42: clocks put forward and back, zones that do not exist.
    #[test]
    fn b42_summer_time_neither_loses_nor_repeats() {
        let warsaw = sleeper("Europe/Warsaw");
        // 29 March 2026: 02:30 does not exist.
        let before = at("2026-03-28T12:00:00Z");
        assert_eq!(warsaw.next_digest(before), Some(at("2026-03-29T01:30:00Z")));
        assert_eq!(
            warsaw.next_digest(at("2026-03-29T01:30:00Z")),
            Some(at("2026-03-30T00:30:00Z"))
        );
        // 25 October 2026: 02:30 is twice; the first counts.
        let first = at("2026-10-25T00:30:00Z");
        assert_eq!(warsaw.next_digest(at("2026-10-24T12:00:00Z")), Some(first));
        assert_eq!(warsaw.next_digest(first), Some(at("2026-10-26T01:30:00Z")));
        for bad in [
            "",
            "Europe/Atlantis",
            "../../etc/passwd",
            "Europe/Warsaw\0",
            "+99:00",
        ] {
            assert!(!is_zone(bad), "{bad}");
        }
        assert!(is_zone("Europe/Warsaw") && is_zone("europe/warsaw"));
        assert!(
            zones("new york")
                .iter()
                .any(|zone| zone == "America/New_York")
        );
    }

    #[test]
    fn what_people_write_is_read_or_nothing() {
        assert_eq!(read_quiet("22-8"), Some((1320, 480)));
        assert_eq!(read_quiet("22:30 – 7:15"), Some((1350, 435)));
        for bad in [
            "",
            "22",
            "8-8",
            "8-22",
            "25-8",
            "22:60-8",
            "２２-８",
            "-1-8",
            "22-",
        ] {
            assert_eq!(read_quiet(bad), None, "{bad}");
        }
        let warsaw = sleeper("Europe/Warsaw");
        let now = at("2026-01-10T12:00:00Z");
        assert_eq!(warsaw.read_moment("3d", now), Some(now.plus(3 * DAY)));
        assert_eq!(
            warsaw.read_moment("2026-01-12", now),
            Some(at("2026-01-11T23:00:00Z"))
        );
        assert_eq!(
            warsaw.read_moment("2026-01-12 18:00", now),
            Some(at("2026-01-12T17:00:00Z"))
        );
        for bad in [
            "",
            "soon",
            "2026-13-01",
            "1e9h",
            "99999999999999999999d",
            "-3d",
        ] {
            assert_eq!(warsaw.read_moment(bad, now), None, "{bad}");
        }
    }

    #[test]
    fn leave_comes_back_slowly_and_never_beyond_a_week() {
        let now = at("2026-01-10T12:00:00Z");
        let fresh = TimePreferences::default();
        assert_eq!(fresh.leave_left(now), MOST_LEAVE);
        let used = TimePreferences {
            leave: (DAY, now),
            ..TimePreferences::default()
        };
        assert_eq!(used.leave_left(now), DAY);
        assert_eq!(used.leave_left(now.plus(2 * DAY)), 2 * DAY);
        assert_eq!(used.leave_left(now.plus(99 * DAY)), MOST_LEAVE);
        assert_eq!(used.leave_left(now.plus(-99 * DAY)), DAY);
    }
}
