//! A whole table of Rising Sun in the browser: begun by command, played by clicks.

use crate::page::Page;

/// Clicks an option of the command that is being written, and types its value.
async fn option(page: &mut Page, name: &str, value: &str) {
    let chip = format!(
        "[...document.querySelectorAll('#chips button')].find(b => b.textContent === '{name}')"
    );
    page.tab.click(&chip).await;
    page.tab.write(value).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_table_of_rising_sun() {
    let mut page = Page::open().await;
    page.become_person("Aiko").await;
    page.begin("/rokugan new").await;
    option(&mut page, "title", "Rising").await;
    // The list says the title's name and takes its id.
    let offered = "document.querySelector('#offers [aria-selected=true]')?.textContent.includes('Rising Sun')";
    page.tab.until(offered).await;
    page.tab.key("Enter").await;
    let chosen = "[...document.querySelectorAll('#chips button')].some(b => b.textContent.startsWith('title: '))";
    page.tab.until(chosen).await;
    option(&mut page, "computers", "3").await;
    page.tab.key("Enter").await;
    page.sees("Tea ceremony").await;
    let picture = "[...document.querySelectorAll('.shot img')].at(-1)?.naturalWidth > 500";
    page.tab.until(picture).await;
    page.tab.shot("22-rising-begun").await;
    let (clicks, selects) = page.play_to_the_end("23-rising-mid-table").await;
    println!("{clicks} clicks, {selects} selections");
    page.go("general").await;
    page.sees("The seed was").await;
    page.sees("The game is over").await;
    page.tab.shot("24-rising-over").await;
    page.slash("/rokugan score").await;
    page.sees_last("VP").await;
    page.tab.phone().await;
    page.tab
        .until("document.documentElement.scrollWidth <= innerWidth")
        .await;
    page.tab.shot("25-rising-phone").await;
}
