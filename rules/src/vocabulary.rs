//! Closed vocabularies: the small sets of names a title is made of (provinces, cards, clans ...).
//!
//! One macro gives every such set the same shape: a one-byte enum, the list of all words, a stable
//! id that notation, exports and data files share, and a table type indexed by the word that can
//! never be out of bounds. Compact formats store the byte, human-readable ones the id.

/// Declares a vocabulary, and with `by Table` also a total map from its words.
#[macro_export]
#[doc(hidden)]
macro_rules! vocabulary {
    ($(#[$meta:meta])* $name:ident ($what:literal) by $table:ident { $($(#[$vmeta:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $crate::vocabulary! { $(#[$meta])* $name ($what) { $($(#[$vmeta])* $variant = $id),+ } }

        #[doc = concat!("A value for every [`", stringify!($name), "`].")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $table<T>(pub [T; $name::COUNT]);

        impl<T> std::ops::Index<$name> for $table<T> {
            type Output = T;
            #[expect(clippy::indexing_slicing, reason = "a word's byte is below the number of words")]
            #[inline]
            fn index(&self, word: $name) -> &T { &self.0[word as usize] }
        }

        impl<T> std::ops::IndexMut<$name> for $table<T> {
            #[expect(clippy::indexing_slicing, reason = "a word's byte is below the number of words")]
            #[inline]
            fn index_mut(&mut self, word: $name) -> &mut T { &mut self.0[word as usize] }
        }

        impl<T: serde::Serialize + Copy> serde::Serialize for $table<T> {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeTuple as _;
                let mut tuple = to.serialize_tuple($name::COUNT)?;
                for value in &self.0 { tuple.serialize_element(value)?; }
                tuple.end()
            }
        }

        impl<'de, T: serde::Deserialize<'de> + Copy + Default> serde::Deserialize<'de> for $table<T> {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                struct Row<T>(std::marker::PhantomData<T>);
                impl<'de, T: serde::Deserialize<'de> + Copy + Default> serde::de::Visitor<'de> for Row<T> {
                    type Value = [T; $name::COUNT];
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        write!(f, "{} values", $name::COUNT)
                    }
                    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                        let mut row = [T::default(); $name::COUNT];
                        for (at, value) in row.iter_mut().enumerate() {
                            *value = seq.next_element()?
                                .ok_or_else(|| serde::de::Error::invalid_length(at, &self))?;
                        }
                        Ok(row)
                    }
                }
                from.deserialize_tuple($name::COUNT, Row(std::marker::PhantomData)).map($table)
            }
        }
    };
    ($(#[$meta:meta])* $name:ident ($what:literal) { $($(#[$vmeta:meta])* $variant:ident = $id:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name { $($(#[$vmeta])* #[doc = concat!("`", $id, "`")] $variant),+ }

        impl $name {
            /// Every word, in order.
            pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];
            /// The ids of all words, in order.
            pub const IDS: [&'static str; Self::ALL.len()] = [$($id),+];
            /// How many words there are.
            pub const COUNT: usize = Self::ALL.len();

            /// The stable id used in notation, exports and files.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// The word with this id.
            #[must_use]
            pub fn from_id(id: &str) -> Option<Self> {
                match id { $($id => Some(Self::$variant),)+ _ => None }
            }

            /// The word at this place of [`Self::ALL`].
            #[must_use]
            pub fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                if to.is_human_readable() { to.serialize_str(self.id()) } else { to.serialize_u8(*self as u8) }
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                use serde::de::Error as _;
                if from.is_human_readable() {
                    let id = <std::borrow::Cow<'de, str>>::deserialize(from)?;
                    Self::from_id(&id).ok_or_else(|| {
                        D::Error::custom(format_args!("no such {}: {id:?}", $what))
                    })
                } else {
                    let byte = u8::deserialize(from)?;
                    Self::from_index(byte.into()).ok_or_else(|| {
                        D::Error::custom(format_args!("no such {}: number {byte}", $what))
                    })
                }
            }
        }
    };
}

pub(crate) use vocabulary;
