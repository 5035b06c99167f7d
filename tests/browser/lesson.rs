//! A first table of every title: from the first click to the end of the lesson, at desktop and phone size.

use std::time::Duration;

use rules::catalog;

use crate::page::Page;

const STEP: &str = include_str!("lesson.js");
/// More clicks than any lesson takes.
const MOST: u32 = 200;
/// Tenths of a second that only a page that hangs takes to answer a click.
const LONGEST_WAIT: u32 = 3000;

/// A size of the screen.
#[derive(Clone, Copy, PartialEq)]
enum Size {
    Desktop,
    Phone,
}

impl Size {
    const BOTH: [Self; 2] = [Self::Desktop, Self::Phone];

    const fn name(self) -> &'static str {
        match self {
            Self::Desktop => "desktop",
            Self::Phone => "phone",
        }
    }

    async fn set(self, page: &mut Page) {
        match self {
            Self::Desktop => page.tab.desktop().await,
            Self::Phone => page.tab.phone().await,
        }
    }
}

/// A lesson that is walked at one size.
struct Walk {
    title: &'static str,
    size: Size,
}

impl Walk {
    /// A screenshot. Nothing may be wider than the screen.
    async fn shot(&self, page: &mut Page, what: &str) {
        page.tab
            .until("document.documentElement.scrollWidth <= innerWidth")
            .await;
        let Self { title, size } = self;
        let name = format!("lesson-{title}-{}-{what}", size.name());
        page.tab.shot(&name).await;
    }
}

/// Makes one click; answers what it was.
async fn step(page: &mut Page, stray: bool) -> String {
    page.tab
        .until("document.getElementById('stream').getAttribute('aria-busy') !== 'true'")
        .await;
    let done = page.tab.eval(&format!("({STEP})({stray})")).await;
    done.as_str().unwrap_or_default().to_owned()
}

/// Follows the lesson to its end, except for one wrong turn at the second question or the next that offers one.
async fn follow(page: &mut Page, walk: &Walk) {
    let title = walk.title;
    let (mut clicks, mut waited, mut confirmed, mut strayed) = (0, 0, 0, false);
    loop {
        match step(page, confirmed > 0 && !strayed).await.as_str() {
            "over" => break,
            "" => {
                tokio::time::sleep(Duration::from_millis(100)).await;
                waited += 1;
                assert!(
                    waited < LONGEST_WAIT,
                    "{title}: stuck\n{}",
                    page.text().await
                );
                continue;
            }
            "confirm" => {
                confirmed += 1;
                let answered = "window.lessonPanel()?.innerText !== window.clickedIn";
                page.tab.until(answered).await;
                if !strayed && page.text().await.contains("You chose something else") {
                    walk.shot(page, "other").await;
                    strayed = true;
                }
                if confirmed == 4 {
                    walk.shot(page, "middle").await;
                }
            }
            _ => {}
        }
        waited = 0;
        clicks += 1;
        assert!(clicks < MOST, "{title}: no end\n{}", page.text().await);
    }
    assert!(strayed && confirmed >= 5, "{title}: {confirmed} questions");
    page.sees("That was the lesson").await;
    walk.shot(page, "over").await;
}

/// Every title at every size.
fn walks() -> impl Iterator<Item = Walk> {
    let titles = catalog::titles().into_iter();
    titles.flat_map(|about| {
        let title = about.id;
        Size::BOTH.map(|size| Walk { title, size })
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn every_title_can_be_learned_by_playing() {
    let mut page = Page::open().await;
    for (number, walk) in walks().enumerate() {
        walk.size.set(&mut page).await;
        if walk.title == catalog::FLAGSHIP {
            // The first button of the page.
            page.press("Learn by playing").await;
        } else {
            page.begin("/rokugan rules").await;
            let chip = "[...document.querySelectorAll('#chips button')].find(b => b.textContent === 'title')";
            page.tab.click(chip).await;
            page.tab.write(walk.title).await;
            page.tab
                .until("!!document.querySelector('#offers [aria-selected=true]')")
                .await;
            page.tab.key("Enter").await;
            let chosen = "[...document.querySelectorAll('#chips button')].some(b => b.textContent.startsWith('title: '))";
            page.tab.until(chosen).await;
            page.tab.key("Enter").await;
            page.sees_last("Read a section of the rules").await;
            walk.shot(&mut page, "rules").await;
            page.press("Learn by playing").await;
        }
        // The panels of the lessons before are still there.
        let begun = "[...document.querySelectorAll('#messages > li')].filter(li => /Step 1 of[^]*I suggest:/.test(li.innerText)).length";
        page.tab.until(&format!("{begun} > {number}")).await;
        walk.shot(&mut page, "first").await;
        page.go("Rokugan").await;
        // A move in the panel of the channel, which may still be shown, would let the other one rest.
        page.tab
            .until("!document.querySelector('#messages > li.hush')")
            .await;
        follow(&mut page, &walk).await;
        page.press("End the table here").await;
        page.go("general").await;
        page.sees("cancelled").await;
    }
}
