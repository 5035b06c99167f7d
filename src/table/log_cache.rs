//! Logs of whole tables: made few at a time, on threads that answer nobody, and remembered.
//!
//! A log needs the table from its beginning, once for every course of play that was taken back. Somebody who
//! asks for it again and again must not slow anybody else down.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rules::seat::Seat;
use tokio::sync::Semaphore;

use super::{LogLine, Trouble};
use crate::fault::Fault;
use crate::id::TableId;

/// How many logs are remembered.
const REMEMBERED: usize = 32;

/// Which log: it changes only with one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LogKey {
    pub table: TableId,
    /// The last act.
    pub seq: u32,
    /// How many courses of play were taken back.
    pub branches: usize,
    /// Who listens.
    pub seat: Option<Seat>,
}

type Log = Arc<Vec<LogLine>>;

/// The logs that were asked for lately, and the line of those still to be made.
#[derive(Clone)]
pub(super) struct LogCache {
    running: Arc<Semaphore>,
    logs: Arc<Mutex<VecDeque<(LogKey, Log)>>>,
}

impl LogCache {
    /// At most half the machine replays.
    pub fn new() -> Self {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self {
            running: Arc::new(Semaphore::new((cores / 2).max(1))),
            logs: Arc::default(),
        }
    }

    /// A log: remembered, or made on another thread when it is its turn.
    pub async fn log(
        &self,
        key: LogKey,
        make: impl FnOnce() -> Result<Vec<LogLine>, Trouble> + Send + 'static,
    ) -> Result<Log, Trouble> {
        if let Some(log) = self.remembered(key) {
            return Ok(log);
        }
        let broken = |e: &dyn std::fmt::Display| Fault::new("replay", &e);
        let turn = Arc::clone(&self.running).acquire_owned().await;
        let turn = turn.map_err(|e| broken(&e))?;
        // Somebody before us in the line may have wanted the same.
        if let Some(log) = self.remembered(key) {
            return Ok(log);
        }
        let cache = self.clone();
        let made = tokio::task::spawn_blocking(move || {
            let log = Arc::new(make()?);
            cache.remember(key, Arc::clone(&log));
            drop(turn);
            Ok(log)
        });
        made.await.map_err(|e| broken(&e))?
    }

    fn remember(&self, key: LogKey, log: Log) {
        let mut logs = self.logs.lock().unwrap_or_else(PoisonError::into_inner);
        logs.retain(|(known, _)| *known != key);
        logs.push_front((key, log));
        logs.truncate(REMEMBERED);
    }

    fn remembered(&self, key: LogKey) -> Option<Log> {
        let logs = self.logs.lock().unwrap_or_else(PoisonError::into_inner);
        let found = logs.iter().find(|(known, _)| *known == key);
        found.map(|(_, log)| Arc::clone(log))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn the_same_log_is_made_once_however_many_ask() {
        let cache = LogCache::new();
        let made = Arc::new(AtomicUsize::new(0));
        let key = |seq| LogKey {
            table: TableId(1),
            seq,
            branches: 0,
            seat: None,
        };
        let ask = |seq| {
            let (cache, made) = (cache.clone(), Arc::clone(&made));
            tokio::spawn(async move {
                let make = move || {
                    made.fetch_add(1, Ordering::SeqCst);
                    Ok(Vec::new())
                };
                cache.log(key(seq), make).await.unwrap();
            })
        };
        let asked: Vec<_> = (0..200).map(|number| ask(number % 4)).collect();
        for one in asked {
            one.await.unwrap();
        }
        assert!(
            made.load(Ordering::SeqCst) <= 4 * cache.running.available_permits(),
            "{made:?}"
        );
        for seq in 10..100 {
            ask(seq).await.unwrap();
        }
        assert_eq!(cache.logs.lock().unwrap().len(), REMEMBERED);
    }
}
