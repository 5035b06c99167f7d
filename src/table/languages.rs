//! Who reads which language. Private texts are in the language a person chose, else in that of their client;
//! public posts and pictures in the language a server chose, else in the one it has on Discord.
//!
//! The choices of people are kept in memory too, because a request is read before anything is loaded.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use super::{Caller, Tables, Trouble};
use crate::fault::Fault;
use crate::id::UserId;

/// The languages that people chose.
#[derive(Clone, Debug, Default)]
pub(super) struct ChosenLanguages(Arc<RwLock<HashMap<UserId, String>>>);

impl ChosenLanguages {
    fn of(&self, user: UserId) -> Option<String> {
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        all.get(&user).cloned()
    }

    pub(super) fn note(&self, user: UserId, language: Option<&str>) {
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        match language {
            Some(language) => all.insert(user, language.to_owned()),
            None => all.remove(&user),
        };
    }
}

impl Tables {
    /// Recalls what people chose before the last stop.
    pub async fn recall_languages(&self) -> Result<(), Fault> {
        for (user, language) in self.store.languages().await? {
            self.chosen.note(user, Some(&language));
        }
        Ok(())
    }

    /// The language a person chose, if they did.
    #[must_use]
    pub fn chosen_language(&self, user: UserId) -> Option<String> {
        self.chosen.of(user)
    }

    /// Lets a person choose a language; none is that of their client.
    pub async fn choose_language(
        &self,
        caller: &Caller,
        language: Option<&str>,
    ) -> Result<(), Trouble> {
        let mut tx = self.store.write().await?;
        caller.introduce(&mut tx).await?;
        tx.set_language(caller.user, language).await?;
        tx.commit().await?;
        self.chosen.note(caller.user, language);
        Ok(())
    }
}
