//! Mandates, shrines, and what is bid for in battles.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A mandate.
    Mandate ("mandate") by ByMandate {
        Recruit = "recruit",
        Marshal = "marshal",
        Train = "train",
        Harvest = "harvest",
        Betray = "betray",
    }
}

vocabulary! {
    /// The kami of a shrine.
    Kami ("kami") {
        /// To the top of the honor track.
        Amaterasu = "amaterasu",
        /// Two moves.
        Fujin = "fujin",
        /// Two ronin.
        Hachiman = "hachiman",
        /// A bushi anywhere.
        Raijin = "raijin",
        /// A season card.
        Ryujin = "ryujin",
        /// A point for every stronghold.
        Susanoo = "susanoo",
        /// Two coins.
        Tsukuyomi = "tsukuyomi",
    }
}

vocabulary! {
    /// What is bid for, in the order it is resolved.
    Advantage ("war advantage") {
        Seppuku = "seppuku",
        Hostage = "hostage",
        Ronin = "ronin",
        Poets = "poets",
    }
}
