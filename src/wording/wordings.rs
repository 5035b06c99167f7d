//! Types to sentences: how the matches of wording are written, and how names are found.
//!
//! [`wordings!`] is an exhaustive match whose arms name a wording and its arguments. It lists what
//! its arms ask for, so that a test can ask every language for all of it; what has no arm does not
//! compile. [`named!`] says of which things a title has names.

/// A wording that can be asked for, with the names of its arguments.
#[cfg(test)]
pub(crate) type Wording = (&'static str, &'static [&'static str]);

/// A function that matches a value to a wording, and the list of all it can ask for. What is a part of other
/// sentences is a `-> Name`.
macro_rules! wordings {
    (
        $(#[$meta:meta])*
        $vis:vis fn $name:ident($($cx:tt)*) listed as $($rest:tt)*
    ) => {
        $crate::wording::wordings! {
            @ say String; $(#[$meta])* $vis fn $name($($cx)*) listed as $($rest)*
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis fn $name:ident($($cx:tt)*) -> Name listed as $($rest:tt)*
    ) => {
        $crate::wording::wordings! {
            @ phrase $crate::wording::Name; $(#[$meta])* $vis fn $name($($cx)*) listed as $($rest)*
        }
    };
    (
        @ $said:ident $kind:ty;
        $(#[$meta:meta])*
        $vis:vis fn $name:ident($cx:ident: $cx_type:ty $(, $more:ident: $more_type:ty)*; $value:ident: $value_type:ty)
        listed as $list:ident {
            $($pattern:pat => $key:literal $({ $($arg:ident: $given:expr),+ $(,)? })?),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis fn $name($cx: $cx_type $(, $more: $more_type)*, $value: $value_type) -> $kind {
            match $value {
                $($pattern => $cx.$said(
                    $key,
                    &[$($((stringify!($arg), fluent_bundle::FluentValue::from($given))),+)?],
                )),+
            }
        }

        #[cfg(test)]
        $vis const $list: &[$crate::wording::Wording] =
            &[$(($key, &[$($(stringify!($arg)),+)?])),+];
    };
}

/// What a menu asks at each question, and the hint below it; a question without a hint explains itself.
/// The questions are the variants of a closed set, which the macro makes.
macro_rules! questions {
    ($(#[$meta:meta])* $name:ident { $($kind:ident => $prompt:literal $(, $hint:literal)?;)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        enum $name { $($kind),+ }

        impl $name {
            fn prompt(self, words: &$crate::wording::Words) -> String {
                words.word(match self { $(Self::$kind => $prompt),+ })
            }

            fn hint(self, words: &$crate::wording::Words) -> Option<String> {
                let hint: &[&str] = match self { $(Self::$kind => &[$($hint)?]),+ };
                hint.first().map(|hint| words.word(hint))
            }
        }

        #[cfg(test)]
        pub(super) const QUESTIONS: &[$crate::wording::Wording] =
            &[$(($prompt, &[]), $(($hint, &[]),)?)+];
    };
}

/// A thing with a name: one word of the rules' vocabulary.
pub(crate) trait Named: Copy {
    /// The wording of its name.
    fn key(self) -> String;
}

/// The vocabularies a title has names for, each with the beginning of its wordings.
macro_rules! named {
    ($($what:ty: $family:literal $(with $($form:literal),+)?),+ $(,)?) => {
        $(impl $crate::wording::Named for $what {
            fn key(self) -> String {
                // No wording may have a `+` in its name.
                format!("{}-{}", $family, self.id().replace('+', "plus"))
            }
        })+

        /// Every name, and every text of a name, that must exist.
        #[cfg(test)]
        pub(super) fn names() -> Vec<String> {
            use $crate::wording::Named as _;
            let mut all = Vec::new();
            $(for word in <$what>::ALL {
                all.push(word.key());
                $($(all.push(format!("{}.{}", word.key(), $form));)+)?
            })+
            all
        }

        /// The names of each vocabulary.
        #[cfg(test)]
        pub(super) fn families() -> Vec<Vec<String>> {
            use $crate::wording::Named as _;
            vec![$(<$what>::ALL.into_iter().map(|word| word.key()).collect()),+]
        }
    };
}

pub(crate) use {named, questions, wordings};
