//! Measures pictures: from view to PNG bytes, on one core, over positions of a whole table.
//!
//! `cargo bench --bench pictures` prints p50 and p99 of each step, sizes, and the memory the process holds. A
//! cold picture is one of which no stripe is kept; after a move the picture before it was painted last.

use std::error::Error;
use std::time::{Duration, Instant};

use rokugan::titles::{self, Look};
use rules::catalog;
use rules::dice::{Scheme, Seed};
use rules::policy::Policy;
use rules::table::{Opening, Table};
use rules::view::{Everyone, View};

const ROUNDS: usize = 12;

fn main() -> Result<(), Box<dyn Error>> {
    for about in catalog::titles() {
        measure(about.id)?;
    }
    if let Ok(status) = std::fs::read_to_string("/proc/self/status") {
        for line in status
            .lines()
            .filter(|l| l.starts_with("VmRSS") || l.starts_with("VmHWM"))
        {
            println!("{line}");
        }
    }
    Ok(())
}

fn measure(title: &str) -> Result<(), Box<dyn Error>> {
    let begun = Instant::now();
    let easel = titles::of(title)?;
    let painter = easel.painter();
    println!("{title}: art read in {:?}", begun.elapsed());
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
    report("scene", &mut scenes);
    report("view to PNG, cold", &mut cold);
    report("view to PNG, after a move", &mut later);
    sizes.sort_unstable();
    let at = |q: usize| {
        let size = sizes.get((sizes.len() - 1) * q / 100);
        size.copied().unwrap_or_default() / 1000
    };
    println!(
        "size p50 {} kB, p99 {} kB ({} pictures)",
        at(50),
        at(99),
        sizes.len()
    );
    Ok(())
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

fn report(what: &str, times: &mut [[Duration; 2]]) {
    let mut at = |which: fn(&[Duration; 2]) -> Duration, q: usize| {
        times.sort_unstable_by_key(which);
        let time = times.get((times.len() - 1) * q / 100);
        time.map(which).unwrap_or_default()
    };
    let (clock, own) = (
        |[clock, _]: &[Duration; 2]| *clock,
        |[_, own]: &[Duration; 2]| *own,
    );
    println!(
        "{what}: p50 {:.2?}, p99 {:.2?}; of the processor p50 {:.2?}",
        at(clock, 50),
        at(clock, 99),
        at(own, 50)
    );
}
