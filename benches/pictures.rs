//! Measures pictures: from view to PNG bytes, on one core, over positions of a whole table.
//!
//! `cargo bench --bench pictures` prints p50 and p99 of each step, sizes, and the memory the process holds.

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
    let (mut scenes, mut whole, mut sizes) = (Vec::new(), Vec::new(), Vec::new());
    for round in 0..=ROUNDS {
        for view in &views {
            let begun = Instant::now();
            let scene = easel.scene(words, view, &look)?;
            let scened = begun.elapsed();
            let picture = painter.paint(&scene)?;
            // The first round fills the caches of glyphs and stamps.
            if round > 0 {
                scenes.push(scened);
                whole.push(begun.elapsed());
                sizes.push(picture.bytes.len());
            }
        }
    }
    report("scene", &mut scenes);
    report("view to PNG", &mut whole);
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

/// Public views of a table of four, every ninth act.
fn positions(title: &str) -> Result<Vec<View<Everyone>>, Box<dyn Error>> {
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
    let mut views = vec![table.public()];
    let mut acts = 0;
    while let Some(seat) = table.waiting().iter().next() {
        let Some(act) = table.advise(seat, Policy::Steady) else {
            break;
        };
        table.act(seat, &act)?;
        acts += 1;
        if acts % 9 == 0 {
            views.push(table.public());
        }
    }
    Ok(views)
}

fn report(what: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |q: usize| {
        times
            .get((times.len() - 1) * q / 100)
            .copied()
            .unwrap_or_default()
    };
    println!("{what}: p50 {:.2?}, p99 {:.2?}", at(50), at(99));
}
