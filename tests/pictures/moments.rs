//! Great moments: every title that has one can paint it, and says what it shows.

use rokugan::titles::{self, Look};
use rules::catalog;
use rules::event_log::AnyEvent;
use rules::policy::Policy;
use rules::title::InMoment;

use super::{Outcome, every_title};

/// In a whole table of every title there are moments. Each is a picture of its own, with the table as it
/// was before and after the act, and with words for those who cannot see it. `ROKUGAN_SHOW=FOLDER` keeps
/// the pictures to look at.
#[test]
fn every_title_paints_its_great_moments() -> Outcome {
    let words = rokugan::wording::in_language(None);
    for mut table in every_title(3)? {
        let (title, mut painted) = (table.public().title().to_owned(), 0);
        let renderer = titles::of(&title)?;
        while let Some(seat) = table.waiting().iter().next() {
            let Some(act) = table.advise(seat, Policy::Steady) else {
                break;
            };
            let before = table.public();
            let told = table.act(seat, &act)?.facts;
            let begins = |event: &&AnyEvent| catalog::moment(&title, event) == InMoment::Begins;
            if !told.public().any(|event| begins(&event)) || painted >= 3 {
                continue;
            }
            let events: Vec<AnyEvent> = told.public().cloned().collect();
            let look = Look {
                since: Some(before),
                ..Look::default()
            };
            let scene = renderer.moment(words, &table.public(), &look, &events)?;
            assert!(scene.name.ends_with("-moment.png"), "{}", scene.name);
            assert!(!scene.alt.is_empty() && !scene.words.is_empty());
            let picture = renderer.painter().paint(&scene)?;
            if let Some(folder) = std::env::var_os("ROKUGAN_SHOW") {
                let name = format!("{title}-{}", picture.name);
                std::fs::write(std::path::Path::new(&folder).join(name), &picture.bytes)?;
            }
            painted += 1;
        }
        assert!(painted > 0, "{title}");
    }
    Ok(())
}
