//! Snowflakes: one newtype per noun, and the mint that makes them.
//!
//! A snowflake carries the moment of its creation (milliseconds since 2015) above a counter. Things
//! that exist before the first request (users, servers, channels) are minted at a fixed moment, so
//! that they have the same numbers in every run; everything later is minted from the clock. On the
//! wire an id is always a decimal string, as Discord sends it.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// 2015-01-01T00:00:00Z in Unix milliseconds, the zero of every snowflake.
pub const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// The fixed moment at which users, servers and channels are minted (2024-01-01T00:00:00Z).
pub const FIXED_MOMENT_MS: u64 = 1_704_067_200_000;

macro_rules! snowflakes {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl From<u64> for $name {
            fn from(number: u64) -> Self {
                Self(number)
            }
        }
    )*};
}

snowflakes! {
    /// The application; by Discord's modern rule also the id of its bot user.
    ApplicationId;
    /// An uploaded file.
    AttachmentId;
    /// A channel, thread or direct-message channel.
    ChannelId;
    /// A registered application command.
    CommandId;
    /// A server.
    GuildId;
    /// One use of a command, component or modal.
    InteractionId;
    /// A message.
    MessageId;
    /// A role of a server.
    RoleId;
    /// A person or a bot.
    UserId;
}

/// Makes snowflakes that never repeat and never go back within a run.
#[derive(Debug, Default)]
pub struct Mint {
    counter: u64,
    last: u64,
}

impl Mint {
    /// A snowflake for something that exists from the beginning of the world.
    pub fn fixed(&mut self) -> u64 {
        self.at(FIXED_MOMENT_MS)
    }

    /// A snowflake for something created at `now_ms`; later calls give larger numbers.
    pub fn at(&mut self, now_ms: u64) -> u64 {
        self.counter += 1;
        let moment = now_ms.saturating_sub(DISCORD_EPOCH_MS);
        let made = (moment << 22) | (self.counter & 0x3f_ffff);
        self.last = made.max(self.last + 1);
        self.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mint_is_deterministic_and_rises_even_when_the_clock_goes_back() {
        let (mut one, mut two) = (Mint::default(), Mint::default());
        assert_eq!(one.fixed(), two.fixed());
        let late = one.at(FIXED_MOMENT_MS + 5_000);
        assert!(one.at(FIXED_MOMENT_MS) > late);
        assert_eq!((late >> 22) + DISCORD_EPOCH_MS, FIXED_MOMENT_MS + 5_000);
    }
}
