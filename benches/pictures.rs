//! Measures pictures: from view to PNG bytes, on one core, over positions of a whole table.
//!
//! `cargo bench --bench pictures` prints a row for each title, with what the run before it found, the memory the
//! process holds, and the aims. A cold picture is one of which no stripe is kept; after a move the picture before it
//! was painted last. What was found is kept in the target folder as the next run's row before.

use std::collections::HashMap;
use std::error::Error;
use std::fs;
use std::time::{Duration, Instant};

use rokugan::titles::{self, Look};
use rules::catalog;
use rules::dice::{Scheme, Seed};
use rules::policy::Policy;
use rules::table::{Opening, Table};
use rules::view::{Everyone, View};

const ROUNDS: usize = 12;

/// What the last run found, a line for each title.
const KEPT: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/pictures-bench.txt");

fn main() -> Result<(), Box<dyn Error>> {
    let kept = fs::read_to_string(KEPT).unwrap_or_default();
    let before: HashMap<&str, &str> = kept.lines().filter_map(|l| l.split_once(": ")).collect();
    println!(
        "p50 of the processor time of one thread (p50, p99 of the clock); aims: cold 10 ms, 180 kB, after a move 4 ms"
    );
    let mut found = String::new();
    for about in catalog::titles() {
        let row = measure(about.id)?;
        let last = before.get(about.id).unwrap_or(&"(no run yet)");
        println!("{}\n  before {last}\n  now    {row}", about.id);
        found.push_str(&format!("{}: {row}\n", about.id));
    }
    fs::write(KEPT, found)?;
    if let Ok(status) = fs::read_to_string("/proc/self/status") {
        for line in status
            .lines()
            .filter(|l| l.starts_with("VmRSS") || l.starts_with("VmHWM"))
        {
            println!("{line}");
        }
    }
    Ok(())
}

/// The row of a title.
fn measure(title: &str) -> Result<String, Box<dyn Error>> {
    let easel = titles::of(title)?;
    let painter = easel.painter();
    let words = rokugan::wording::in_language(None);
    let views = positions(title)?;
    let look = Look::default();
    let (mut scenes, mut sizes) = (Vec::new(), Vec::new());
    let (mut cold, mut later) = (Vec::new(), Vec::new());
    for round in 0..=ROUNDS {
        for [before, after] in &views {
            let before = easel.scene(words, before, &look)?;
            painter.forget();
            let begun = Spent::now();
            let scene = easel.scene(words, after, &look)?;
            let scened = begun.elapsed();
            let picture = painter.paint(&scene)?;
            let whole = begun.elapsed();
            painter.forget();
            painter.paint(&before)?;
            let begun = Spent::now();
            let scene = easel.scene(words, after, &look)?;
            painter.paint(&scene)?;
            // The first round fills the caches of glyphs and stamps.
            if round > 0 {
                later.push(begun.elapsed());
                scenes.push(scened);
                cold.push(whole);
                sizes.push(picture.bytes.len());
            }
        }
    }
    sizes.sort_unstable();
    let size = sizes.get(sizes.len() / 2).copied().unwrap_or_default() / 1000;
    Ok(format!(
        "cold {}, {size} kB, after a move {}, of it making the scene {} ({} pictures)",
        times(&mut cold),
        times(&mut later),
        times(&mut scenes),
        sizes.len()
    ))
}

/// Public views of a table of four before and after an act, every ninth act.
fn positions(title: &str) -> Result<Vec<[View<Everyone>; 2]>, Box<dyn Error>> {
    let about = rules::catalog::about(title)?;
    let opening = Opening {
        title: title.into(),
        rules: None,
        options: serde_json::Value::Null,
        sides: about.sides.iter().take(4).map(|s| (*s).into()).collect(),
        seed: Seed::from_number(7),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: None,
    };
    let (mut table, _) = Table::open(&opening)?;
    let mut views = Vec::new();
    let mut acts = 0;
    while let Some(seat) = table.waiting().iter().next() {
        let Some(act) = table.advise(seat, Policy::Steady) else {
            break;
        };
        let before = table.public();
        table.act(seat, &act)?;
        acts += 1;
        if acts % 9 == 1 {
            views.push([before, table.public()]);
        }
    }
    Ok(views)
}

/// A moment: by the clock, and by what this thread has had of a processor, which is what counts where others
/// keep the machine busy.
struct Spent {
    begun: Instant,
    processor: Duration,
}

impl Spent {
    fn now() -> Self {
        Self {
            begun: Instant::now(),
            processor: processor(),
        }
    }

    fn elapsed(&self) -> [Duration; 2] {
        let processor = processor().saturating_sub(self.processor);
        [self.begun.elapsed(), processor]
    }
}

/// How long this thread has run; nothing where Linux does not say.
fn processor() -> Duration {
    // The count is brought up to date when a thread gives way.
    std::thread::yield_now();
    let read = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let first = read.split(' ').next().and_then(|ns| ns.parse().ok());
    Duration::from_nanos(first.unwrap_or_default())
}

/// The median of the processor's time, and median and 99th percentile of the clock's.
fn times(times: &mut [[Duration; 2]]) -> String {
    let mut at = |which: fn(&[Duration; 2]) -> Duration, q: usize| {
        times.sort_unstable_by_key(which);
        let time = times.get((times.len() - 1) * q / 100);
        time.map(which).unwrap_or_default()
    };
    let (clock, own) = (
        |[clock, _]: &[Duration; 2]| *clock,
        |[_, own]: &[Duration; 2]| *own,
    );
    format!(
        "{:.2?} ({:.2?}, {:.2?})",
        at(own, 50),
        at(clock, 50),
        at(clock, 99)
    )
}
