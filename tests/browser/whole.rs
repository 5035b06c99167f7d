//! A whole table against computer daimyos, by clicks and select menus alone.

use crate::page::Page;

/// One click towards the end; answers what it was, or that it is over.
const STEP: &str = include_str!("step.js");

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_table_against_computer_daimyos() {
    let mut page = Page::open().await;
    page.press("Play against three computer daimyos").await;
    page.sees("It is your turn").await;
    // In the direct messages the panel changes in place and nothing pushes it away.
    page.go("Rokugan").await;
    let (mut selects, mut clicks) = (0, 0);
    for _ in 0..2000 {
        // A press answered: nothing waits, so that the next one is of the current panel.
        page.tab
            .until("document.getElementById('stream').getAttribute('aria-busy') !== 'true'")
            .await;
        let done = page.tab.eval(STEP).await;
        match done.as_str().unwrap_or_default() {
            "over" => break,
            "" => {
                // Perhaps it is over: the score is told in the channel.
                let over = "document.querySelector('#places .badge, #places .new')";
                if !page
                    .tab
                    .eval(&format!("!!{over}"))
                    .await
                    .as_bool()
                    .unwrap_or(false)
                {
                    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                    continue;
                }
                page.go("general").await;
                if page.text().await.contains("The seed was") {
                    break;
                }
                page.go("Rokugan").await;
            }
            "select" => selects += 1,
            _ => clicks += 1,
        }
        if clicks == 12 {
            page.tab.shot("15-mid-table").await;
        }
    }
    page.go("general").await;
    page.sees("The seed was").await;
    page.sees("The table is over").await;
    println!("{clicks} clicks, {selects} selections");
    assert!(selects > 0, "select menus were used");
    page.tab.shot("16-over").await;
    page.slash("/rokugan score").await;
    page.sees_last("honor").await;
    page.tab.phone().await;
    page.tab.shot("17-score-phone").await;
}
