//! Tasks that must run as long as the process does: one that panics or ends is started again.

use std::future::Future;
use std::time::Duration;

use crate::fault::Fault;

/// The pause before a task is started again.
const PAUSE: Duration = Duration::from_secs(1);

/// Runs a task for ever.
pub async fn supervise<F>(name: &'static str, task: impl Fn() -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    loop {
        let how = match tokio::spawn(task()).await {
            Ok(()) => "it ended",
            Err(error) if error.is_panic() => "it panicked",
            Err(_) => return,
        };
        let _ = Fault::new(name, &how);
        tokio::time::sleep(PAUSE).await;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn a_task_that_panics_is_started_again() {
        let starts = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&starts);
        let running = tokio::spawn(supervise("test", move || {
            let start = counted.fetch_add(1, Ordering::Relaxed);
            async move {
                match start {
                    0 => panic!("on trial"),
                    1 => {}
                    _ => std::future::pending().await,
                }
            }
        }));
        while starts.load(Ordering::Relaxed) < 3 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        running.abort();
    }
}
