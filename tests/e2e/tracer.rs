//! Faults in the system calls of a process, injected by strace.

use std::fs;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A running strace. When it is dropped, the process it watches continues undisturbed.
pub struct Tracer(Child);

impl Tracer {
    /// Watches these system calls of a process and all its threads, and applies the rule to them.
    pub fn attach(process: u32, calls: &str, rule: &str) -> Self {
        let mut command = Command::new("strace");
        command.args(["-f", "-qq", "-o", "/dev/null"]);
        command.args(["-e", &format!("trace={calls}"), "-e", rule]);
        command.args(["-p", &process.to_string()]);
        let child = command.stderr(Stdio::null()).spawn();
        let child =
            child.unwrap_or_else(|e| panic!("strace is needed (apt-get install strace): {e}"));
        let tracer = Self(child);
        let begun = Instant::now();
        // The process may already be killed while strace attaches.
        while !is_traced(process) && is_alive(process) {
            assert!(
                begun.elapsed() < Duration::from_secs(180),
                "strace does not attach"
            );
            std::thread::sleep(Duration::from_millis(5));
        }
        tracer
    }
}

impl Drop for Tracer {
    fn drop(&mut self) {
        // SIGTERM lets it detach; killed outright it would leave the process stopped.
        let pid = self.0.id().to_string();
        let _ = Command::new("kill").args(["-TERM", &pid]).status();
        let _ = self.0.wait();
    }
}

/// Is the process still running? A dead one waits for its parent as a zombie.
fn is_alive(process: u32) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let state = stat.rsplit(')').next().unwrap_or_default().trim();
    !state.is_empty() && !state.starts_with(['Z', 'X'])
}

/// Does every thread have a tracer?
fn is_traced(process: u32) -> bool {
    let Ok(threads) = fs::read_dir(format!("/proc/{process}/task")) else {
        return false;
    };
    threads.flatten().all(|thread| {
        let status = fs::read_to_string(thread.path().join("status")).unwrap_or_default();
        let tracer = status
            .lines()
            .find_map(|line| line.strip_prefix("TracerPid:"));
        tracer.is_none_or(|tracer| tracer.trim() != "0")
    })
}
