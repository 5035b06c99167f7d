//! The page by keyboard, by ear and on a small screen.

use serde_json::json;

use crate::axe;
use crate::page::Page;

const SOLO: &str = "Play against three computer daimyos";

/// A suggestion for what was typed before is not taken by Enter.
#[tokio::test(flavor = "multi_thread")]
async fn enter_takes_what_is_typed_and_no_stale_suggestion() {
    let mut page = Page::open().await;
    page.press(SOLO).await;
    page.sees("It is your turn").await;
    page.begin("/rokugan play").await;
    page.tab
        .until("document.querySelectorAll('#offers li').length > 0")
        .await;
    // From now on suggestions take their time.
    let slow = "{ const ask = window.fetch; window.fetch = async (path, what) => { \
        if (String(path).includes('autocomplete')) await new Promise(done => setTimeout(done, 3600000)); \
        return ask(path, what); } }";
    page.tab.eval(slow).await;
    page.tab.write("no such move").await;
    page.tab.key("Enter").await;
    page.sees("used /rokugan play").await;
    page.sees("I cannot read “no”").await;
}

/// Whoever plays by keyboard stays in the panel: after every press the focus is on its next question.
#[tokio::test(flavor = "multi_thread")]
async fn the_focus_stays_in_the_panel() {
    let mut page = Page::open().await;
    page.press(SOLO).await;
    page.sees("Which objective do you keep?").await;
    page.tab
        .until("document.getElementById('stream').getAttribute('aria-busy') !== 'true'")
        .await;
    page.tab
        .eval("[...document.querySelectorAll('.hush .row button')][0].focus()")
        .await;
    page.tab.key("Enter").await;
    page.sees("Confirm to play it").await;
    page.tab
        .until("document.activeElement.closest('.hush .row')")
        .await;
    page.tab
        .until("document.activeElement.textContent === 'Confirm'")
        .await;
    page.tab.key("Enter").await;
    page.sees("Done:").await;
    page.tab
        .until("document.getElementById('stream').getAttribute('aria-busy') !== 'true'")
        .await;
    page.tab
        .until("document.activeElement.closest('.hush')")
        .await;
}

/// The panel that answers a press is in sight with all its buttons, whatever is posted meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_panel_is_in_sight_with_its_buttons() {
    let mut page = Page::open().await;
    page.press(SOLO).await;
    page.sees("Crane has chosen an objective").await;
    // The posts of the start have come, and lie below the panel.
    page.tab
        .until("[...document.querySelectorAll('#messages > li:not(.hush)')].length > 1")
        .await;
    let in_sight = "(() => { const box = document.getElementById('stream').getBoundingClientRect(); \
        const rows = [...[...document.querySelectorAll('.hush')].at(-1).querySelectorAll('.row')]; \
        return rows.length > 0 && rows.every(row => { const at = row.getBoundingClientRect(); \
            return at.top >= box.top && at.bottom <= box.bottom; }); })()";
    page.tab.until(in_sight).await;
    page.tab.shot("15-panel-in-sight").await;
    // One with a picture is taller.
    page.press("Take my turn").await;
    let pictured = "[...document.querySelectorAll('.hush .shot img')].at(-1)?.naturalWidth > 500";
    page.tab.until(pictured).await;
    page.tab.until(in_sight).await;
    page.tab.shot("17-tall-panel").await;
    page.tab.phone().await;
    page.tab.until(in_sight).await;
    page.tab.shot("16-panel-in-sight-phone").await;
}

/// An enlarged picture uses the whole screen, and pressed again shows every dot.
#[tokio::test(flavor = "multi_thread")]
async fn enlarged_is_large() {
    let mut page = Page::open().await;
    page.press(SOLO).await;
    let picture = "[...document.querySelectorAll('.shot img')].at(-1)?.naturalWidth > 500";
    page.tab.until(picture).await;
    page.tab
        .click("[...document.querySelectorAll('.shot')].at(-1)")
        .await;
    let fills = "(() => { const at = document.querySelector('#large img').getBoundingClientRect(); \
        return at.height > innerHeight * 0.85 || at.width > innerWidth * 0.9; })()";
    page.tab.until(fills).await;
    page.tab.click("document.querySelector('#large img')").await;
    let whole = "(() => { const image = document.querySelector('#large img'); \
        return Math.abs(image.getBoundingClientRect().width - image.naturalWidth) < 2; })()";
    page.tab.until(whole).await;
}

/// A screen reader is told of new messages, one by one; the list itself is not read out again.
#[tokio::test(flavor = "multi_thread")]
async fn news_is_told_by_ear() {
    let mut page = Page::open().await;
    assert_eq!(
        page.tab
            .eval("document.querySelectorAll('#stream [aria-live]').length")
            .await,
        json!(0)
    );
    let heard = "window.heard = []; new MutationObserver(() => heard.push(document.getElementById('news').textContent))\
        .observe(document.getElementById('news'), { childList: true, characterData: true, subtree: true }); 1";
    page.tab.until(heard).await;
    page.slash("/rokugan new").await;
    page.sees("1 of 5 seats").await;
    page.tab
        .until("heard.some(text => text.includes('is open. Take a seat'))")
        .await;
    let long = page.tab.eval("Math.max(...heard.map(text => text.length))");
    assert!(long.await.as_f64().unwrap_or(0.0) < 400.0);
}

/// Axe finds no serious fault, on the first page, at a table, and on a phone in the dark.
#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_no_serious_fault() {
    let Some(script) = axe::script() else {
        return;
    };
    let mut page = Page::open().await;
    page.tab.eval(&script).await;
    page.sees(SOLO).await;
    axe::judge(&mut page, "the first page").await;
    page.press(SOLO).await;
    page.sees("Which objective do you keep?").await;
    axe::judge(&mut page, "a table").await;
    page.tab
        .click("[...document.querySelectorAll('.shot')].at(-1)")
        .await;
    page.tab
        .until("document.getElementById('large').open")
        .await;
    axe::judge(&mut page, "an enlarged picture").await;
    page.tab.key("Escape").await;
    page.tab.phone().await;
    axe::judge(&mut page, "a phone").await;
    page.tab.click("document.getElementById('menu')").await;
    axe::judge(&mut page, "the drawer").await;
}
