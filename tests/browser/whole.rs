//! A whole table against computer daimyos, by clicks and select menus alone.

use crate::page::Page;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_table_against_computer_daimyos() {
    let mut page = Page::open().await;
    page.press("Play against three computer daimyos").await;
    page.sees("It is your turn").await;
    let (clicks, selects) = page.play_to_the_end("15-mid-table").await;
    page.go("general").await;
    page.sees("The seed was").await;
    page.sees("The game is over").await;
    println!("{clicks} clicks, {selects} selections");
    assert!(selects > 0, "select menus were used");
    page.tab.shot("16-over").await;
    for label in ["Rematch", "Replay", "Film"] {
        page.sees(label).await;
    }
    // The last reveal, with its picture, on both screens.
    for (phone, name) in [(false, "18-reveal-desktop"), (true, "19-reveal-phone")] {
        if phone {
            page.tab.phone().await;
        }
        page.shows("All tokens are revealed").await;
        page.tab.shot(name).await;
    }
    page.shows("The game is over").await;
    page.tab.shot("20-over-phone").await;
    page.tab.desktop().await;
    page.slash("/rokugan score").await;
    page.sees_last("honor").await;
    page.tab.phone().await;
    page.tab.shot("17-score-phone").await;
}
