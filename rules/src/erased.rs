//! A value of a title with its title forgotten: kept as it is, to be asked for by type or written as
//! JSON. Views, events and refusals leave the crate this way.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

trait Body: Any + fmt::Debug + Send + Sync {
    fn json(&self) -> Value;
    fn any(&self) -> &dyn Any;
    fn same(&self, other: &dyn Any) -> bool;
}

impl<T: Serialize + PartialEq + fmt::Debug + Any + Send + Sync> Body for T {
    fn json(&self) -> Value {
        serde_json::to_value(self).unwrap_or(Value::Null)
    }

    fn any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

/// A value of one of the titles.
#[derive(Clone)]
pub(crate) struct Erased(Arc<dyn Body>);

impl Erased {
    pub fn new<T>(value: T) -> Self
    where
        T: Serialize + PartialEq + fmt::Debug + Any + Send + Sync,
    {
        Self(Arc::new(value))
    }

    /// The value, if it is of this type.
    pub fn get<T: Any>(&self) -> Option<&T> {
        // On the value itself: an `Arc` is `Any` too.
        (*self.0).any().downcast_ref()
    }

    pub fn json(&self) -> Value {
        (*self.0).json()
    }
}

impl PartialEq for Erased {
    fn eq(&self, other: &Self) -> bool {
        (*self.0).same((*other.0).any())
    }
}

impl fmt::Debug for Erased {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Declares a public value of a title: typed inside, its title forgotten outside.
macro_rules! of_a_title {
    ($(#[$meta:meta])* $name:ident is $part:ident) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name($crate::erased::Erased);

        impl $name {
            /// One of this title.
            #[must_use]
            pub fn of<T: $crate::title::Titled>(value: T::$part) -> Self {
                Self($crate::erased::Erased::new(value))
            }

            /// It as the title's own type; nothing if it belongs to another title.
            #[must_use]
            pub fn as_of<T: $crate::title::Titled>(&self) -> Option<&T::$part> {
                self.0.get()
            }

            /// It as JSON, for files and the engine.
            #[must_use]
            pub fn to_json(&self) -> serde_json::Value {
                self.0.json()
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                self.to_json().serialize(to)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.to_json().fmt(f)
            }
        }
    };
}

pub(crate) use of_a_title;
