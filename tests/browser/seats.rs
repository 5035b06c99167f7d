//! Several seats at one table, each seeing what is theirs.

use crate::page::Page;

#[tokio::test(flavor = "multi_thread")]
async fn a_second_person_joins_and_the_first_is_told() {
    let mut page = Page::open().await;
    page.table_of_two().await;
    // The table waits for both, so both are pinged. Ben, who is elsewhere, has a badge on the channel.
    page.go("Rokugan").await;
    page.sees("It is your turn").await;
    page.tab.shot("11-dm").await;
    page.become_person("Ben").await;
    page.tab
        .until("document.querySelector('#places .badge')")
        .await;
    page.tab.shot("12-unread").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_move_by_direct_message_stays_secret() {
    let mut page = Page::open().await;
    page.table_of_two().await;
    page.go("Rokugan").await;
    page.sees("Which objective do you keep?").await;
    let label = page
        .tab
        .until("document.querySelector('#messages > li:last-child .row button')?.textContent")
        .await;
    let objective = label.as_str().unwrap().to_owned();
    page.press(&objective).await;
    page.sees("Confirm to play it").await;
    page.press("Confirm").await;
    page.sees("Done:").await;
    page.sees("It is not your turn").await;
    page.go("general").await;
    page.sees("Crab has chosen an objective").await;
    let text = page.text().await;
    assert!(
        !text.contains(&objective),
        "said in public: {objective} in {text}"
    );
    page.become_person("Ben").await;
    page.sees("Crab has chosen an objective").await;
    let text = page.text().await;
    assert!(
        !text.contains(&objective),
        "shown to Ben: {objective} in {text}"
    );
    page.go("Rokugan").await;
    page.sees("It is your turn").await;
    let text = page.text().await;
    assert!(
        !text.contains(&objective),
        "sent to Ben: {objective} in {text}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn live_autocomplete_offers_legal_moves() {
    let mut page = Page::open().await;
    page.table_of_two().await;
    page.begin("/rokugan play").await;
    page.tab
        .until("document.querySelectorAll('#offers li').length === 2")
        .await;
    page.tab.shot("13-autocomplete").await;
    page.tab.key("ArrowDown").await;
    page.tab.key("Enter").await;
    page.tab
        .until("[...document.querySelectorAll('#chips button')].some(b => b.textContent.startsWith('move: '))")
        .await;
    page.tab.key("Enter").await;
    page.sees("Done:").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_button_does_nothing_and_brings_the_current_menu() {
    let mut page = Page::open().await;
    page.press("Play against three computer daimyos").await;
    page.sees("Which objective do you keep?").await;
    // Two panels of the same moment; the move is made in the second.
    page.press("Take my turn").await;
    page.sees_last("Which objective do you keep?").await;
    let panels = "document.querySelectorAll('#messages > li.hush').length";
    page.tab.until(&format!("{panels} >= 2")).await;
    page.tab
        .click("document.querySelector('#messages > li:last-child .row button')")
        .await;
    page.sees_last("Confirm to play it").await;
    page.press("Confirm").await;
    page.sees("Done:").await;
    page.tab
        .click("document.querySelector('#messages > li.hush .row button')")
        .await;
    page.sees("The table has moved on").await;
    page.tab.shot("14-stale").await;
}
