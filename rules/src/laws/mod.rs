//! The laws every title of the catalogue must obey.

use crate::title::Title;

/// A law: one statement about any title.
pub(crate) trait Law {
    fn holds_for<T: Title>(&self);
}
