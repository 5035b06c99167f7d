//! What every title's pictures must obey.

use painter::scene::ALT_LIMIT;
use rokugan::paint::film::{Film, LIMIT};
use rokugan::titles::{self, Look};
use rules::dice::Seed;
use rules::seat::Seat;

use super::{Outcome, decode, every_title, open, play};

const MOST_BYTES: usize = 500_000;

#[test]
fn every_title_of_the_catalogue_has_pictures() -> Outcome {
    for title in rules::catalog::titles() {
        titles::of(title.id)?;
    }
    assert!(titles::of("go").is_err());
    Ok(())
}

#[test]
fn pictures_words_and_names_are_blind_to_what_the_viewer_may_not_know() -> Outcome {
    let words = rokugan::wording::in_language(None);
    for mut table in every_title(11)? {
        let easel = titles::of(table.public().title())?;
        let painter = easel.painter();
        for stop in 0..5 {
            let look = Look {
                since: Some(table.public()),
                ..Look::default()
            };
            play(&mut table, 23)?;
            let all = easel.scene(words, &table.public(), &look)?;
            let other = table.reshuffle_hidden(None, &Seed::from_number(900 + stop));
            let redealt = easel.scene(words, &other.public(), &look)?;
            assert_eq!(all.to_string(), redealt.to_string());
            let (a, b) = (painter.paint(&all)?, painter.paint(&redealt)?);
            assert_eq!((&a.bytes, &a.name, &a.alt), (&b.bytes, &b.name, &b.alt));
            for seat in Seat::all(table.sides().len()) {
                let other = table.reshuffle_hidden(Some(seat), &Seed::from_number(77 + stop));
                let own = easel.scene(words, &table.private(seat)?, &look)?;
                let redealt = easel.scene(words, &other.private(seat)?, &look)?;
                assert_eq!(own.to_string(), redealt.to_string());
                if stop % 2 == 0 && seat == Seat::FIRST {
                    let (a, b) = (painter.paint(&own)?, painter.paint(&redealt)?);
                    assert_eq!((&a.bytes, &a.name, &a.alt), (&b.bytes, &b.name, &b.alt));
                }
            }
        }
    }
    Ok(())
}

#[test]
fn alternative_texts_and_files_keep_their_limits_through_a_whole_table() -> Outcome {
    let words = rokugan::wording::in_language(None);
    for mut table in every_title(6)? {
        let easel = titles::of(table.public().title())?;
        let painter = easel.painter();
        let names = vec!["A name as long as Discord lets people have".to_owned(); 5];
        let mut last = None;
        while !table.waiting().is_empty() {
            play(&mut table, 5)?;
            let view = table.public();
            let look = Look {
                since: last.take(),
                names: names.clone(),
                ..Look::default()
            };
            let scene = easel.scene(words, &view, &look)?;
            let count = scene.alt.chars().count();
            assert!((40..=ALT_LIMIT).contains(&count), "{count}: {}", scene.alt);
            assert!(easel.sheet(words, &view, &look)?.is_some() == table.waiting().is_empty());
            let own = easel.scene(words, &table.private(Seat::FIRST)?, &look)?;
            assert!(own.alt.chars().count() <= ALT_LIMIT);
            for alt in [&scene.alt, &own.alt] {
                for hole in ["..", " ;", " ,", ",,", ", ,", ": ."] {
                    assert!(!alt.contains(hole), "{hole:?} in {alt}");
                }
            }
            last = Some(view);
        }
        let over = table.public();
        let sheet = easel.sheet(words, &over, &Look::default())?;
        let sheet = sheet.ok_or("a sheet at the end")?;
        assert!(painter.paint(&sheet)?.bytes.len() < MOST_BYTES);
        let scene = easel.scene(words, &over, &Look::default())?;
        assert!(painter.paint(&scene)?.bytes.len() < MOST_BYTES);
    }
    Ok(())
}

#[test]
fn every_area_can_be_drawn_large_and_in_high_contrast() -> Outcome {
    let words = rokugan::wording::in_language(None);
    for about in rules::catalog::titles() {
        let easel = titles::of(about.id)?;
        for seats in about.seats {
            let sides: Vec<&str> = about.sides.iter().take(seats).copied().collect();
            let mut table = open(about.id, &sides, 1)?;
            play(&mut table, 43)?;
            let view = table.public();
            let areas = titles::areas(&view);
            assert!(!areas.is_empty());
            for area in areas {
                assert!(!area.name(words).is_empty(), "{}", area.id());
                let id = area.id();
                let look = Look {
                    area: Some(area),
                    high_contrast: true,
                    ..Look::default()
                };
                let scene = easel.scene(words, &view, &look)?;
                assert!(scene.name.contains(id));
                if seats == 4 {
                    let picture = easel.painter().paint(&scene)?;
                    assert!(decode(&picture.bytes)?.width() > 500);
                }
            }
        }
    }
    Ok(())
}

#[test]
fn a_film_of_a_whole_table_fits_a_message() -> Outcome {
    let words = rokugan::wording::in_language(None);
    for mut table in every_title(2)? {
        let easel = titles::of(table.public().title())?;
        let mut film = Film::new(easel, words, 360, Vec::new());
        film.see(table.public())?;
        let mut acts = 0;
        while !table.waiting().is_empty() && acts < 90 {
            play(&mut table, 1)?;
            film.see(table.public())?;
            acts += 1;
        }
        let frames = film.len();
        assert!(
            (5..acts).contains(&frames),
            "{frames} frames of {acts} acts"
        );
        let picture = film.finish()?;
        assert!(picture.name.ends_with(".gif"));
        assert!(picture.bytes.starts_with(b"GIF89a") && picture.bytes.len() < LIMIT);
    }
    Ok(())
}
