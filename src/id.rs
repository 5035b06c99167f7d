//! Ids of people and places, each with a type of its own, so that they cannot be mixed up.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! snowflake {
    ($($(#[$meta:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl $name {
            /// As a database integer.
            #[must_use]
            pub const fn db(self) -> i64 {
                self.0.cast_signed()
            }

            /// From a database integer.
            #[must_use]
            pub const fn from_db(value: i64) -> Self {
                Self(value.cast_unsigned())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    )+};
}

snowflake! {
    /// A person on Discord.
    UserId,
    /// A channel, thread or direct-message channel.
    ChannelId,
    /// A message.
    MessageId,
    /// A server.
    GuildId,
    /// One press, pick or command of a person.
    InteractionId,
    /// A table; small numbers, counted from 1.
    TableId,
}
