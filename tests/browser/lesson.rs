//! A first table of every title: from the first click to the end of the lesson, at desktop and phone size.

use std::time::Duration;

use rules::catalog;

use crate::page::Page;

const STEP: &str = include_str!("lesson.js");
/// More clicks than any lesson takes.
const MOST: u32 = 200;
/// Tenths of a second that only a page that hangs takes to answer a click.
const LONGEST_WAIT: u32 = 3000;

/// Makes one click; answers what it was.
async fn step(page: &mut Page, stray: bool) -> String {
    page.tab
        .until("document.getElementById('stream').getAttribute('aria-busy') !== 'true'")
        .await;
    let done = page.tab.eval(&format!("({STEP})({stray})")).await;
    done.as_str().unwrap_or_default().to_owned()
}

/// Follows the lesson to its end, except for one wrong turn at the second question or the next that offers one.
async fn follow(page: &mut Page, title: &str) {
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
                    page.tab.shot(&format!("lesson-{title}-other")).await;
                    strayed = true;
                }
                if confirmed == 4 {
                    page.tab.phone().await;
                    page.shows("I suggest:").await;
                    page.tab
                        .until("document.documentElement.scrollWidth <= innerWidth")
                        .await;
                    page.tab.shot(&format!("lesson-{title}-phone")).await;
                    page.tab.desktop().await;
                }
            }
            _ => {}
        }
        waited = 0;
        clicks += 1;
        assert!(clicks < MOST, "{title}: no end\n{}", page.text().await);
    }
    assert!(strayed && confirmed >= 5, "{title}: {confirmed} questions");
    page.tab.shot(&format!("lesson-{title}-over")).await;
    page.tab.phone().await;
    page.shows("That was the lesson").await;
    page.tab.shot(&format!("lesson-{title}-over-phone")).await;
    page.tab.desktop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_title_can_be_learned_by_playing() {
    let mut page = Page::open().await;
    for (at, about) in catalog::titles().iter().enumerate() {
        if at == 0 {
            // The first button of the page.
            page.press("Learn by playing").await;
        } else {
            page.begin("/rokugan rules").await;
            let chip = "[...document.querySelectorAll('#chips button')].find(b => b.textContent === 'title')";
            page.tab.click(chip).await;
            page.tab.write(about.id).await;
            page.tab
                .until("!!document.querySelector('#offers [aria-selected=true]')")
                .await;
            page.tab.key("Enter").await;
            let chosen = "[...document.querySelectorAll('#chips button')].some(b => b.textContent.startsWith('title: '))";
            page.tab.until(chosen).await;
            page.tab.key("Enter").await;
            page.sees_last("Read a section of the rules").await;
            page.tab.shot(&format!("rules-{}", about.id)).await;
            page.press("Learn by playing").await;
        }
        page.sees("I suggest:").await;
        page.shows("Step 1 of").await;
        page.tab.shot(&format!("lesson-{}-first", about.id)).await;
        page.go("Rokugan").await;
        follow(&mut page, about.id).await;
        page.press("End the table here").await;
        page.go("general").await;
        page.sees("cancelled").await;
    }
}
