//! The first minute of a newcomer.

use crate::page::Page;

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_by_slash_completion() {
    let mut page = Page::open().await;
    page.sees("Play against three computer daimyos").await;
    page.tab.shot("01-welcome-desktop").await;
    // With the keyboard alone: the skip link leads to the box, / to the commands.
    page.tab.click("document.getElementById('line')").await;
    page.tab.write("/rokugan n").await;
    page.tab
        .until("document.querySelector('#offers [aria-selected=true]')?.textContent.startsWith('/rokugan new')")
        .await;
    page.tab.shot("02-completion").await;
    page.tab.key("Tab").await;
    page.tab
        .until("document.querySelectorAll('#chips button').length > 3")
        .await;
    page.tab.shot("03-chips").await;
    // Choose a chip by mouse, type its value, and send the command.
    page.tab
        .click(
            "[...document.querySelectorAll('#chips button')].find(b => b.textContent === 'name')",
        )
        .await;
    page.tab.write("Tuesday's war").await;
    page.tab.key("Enter").await;
    page.sees("Tuesday's war").await;
    page.sees("1 of 5 seats").await;
    page.sees("Only you can see this").await;
    page.tab.shot("04-lobby").await;
    // On a phone: the same, behind one button, and nothing wider than the screen.
    page.tab.phone().await;
    page.tab
        .until("document.documentElement.scrollWidth <= innerWidth")
        .await;
    page.tab.shot("05-lobby-phone").await;
    page.tab.click("document.getElementById('menu')").await;
    page.sees("DIRECT MESSAGES").await;
    page.tab.shot("06-drawer-phone").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_button_starts_a_full_table_and_its_panel_is_there_at_once() {
    let mut page = Page::open().await;
    page.press("Play against three computer daimyos").await;
    page.sees("It is your turn").await;
    page.sees("Crane has chosen an objective").await;
    page.sees("Dealt to you").await;
    // Press the picture of the board: it fills the screen, and Escape brings the page back.
    let picture = "[...document.querySelectorAll('.shot img')].at(-1)?.naturalWidth > 500";
    page.tab.until(picture).await;
    page.tab.shot("07-solo-desktop").await;
    page.tab
        .click("[...document.querySelectorAll('.shot')].at(-1)")
        .await;
    page.tab
        .until("document.getElementById('large').open")
        .await;
    page.tab.shot("08-board-enlarged").await;
    page.tab.key("Escape").await;
    page.tab
        .until("!document.getElementById('large').open")
        .await;
    page.tab.phone().await;
    page.tab
        .until("document.documentElement.scrollWidth <= innerWidth")
        .await;
    page.tab.shot("09-solo-phone").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_in_the_middle_loses_nothing() {
    let mut page = Page::open().await;
    page.become_person("Ben").await;
    page.press("Play against three computer daimyos").await;
    page.sees("Which objective do you keep?").await;
    page.press("Take my turn").await;
    page.sees_last("Which objective do you keep?").await;
    let first = "document.querySelector('#messages > li:last-child .row button')";
    page.tab.click(first).await;
    page.sees_last("Confirm to play it").await;
    page.tab.reload().await;
    page.sees("Confirm to play it").await;
    let me = "document.querySelector('#people [aria-checked=true]')?.textContent.slice(1)";
    assert_eq!(page.tab.until(me).await, serde_json::json!("Ben"));
    page.press("Confirm").await;
    page.sees("Done:").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn trouble_at_the_press_of_a_button() {
    let mut page = Page::open().await;
    page.tab
        .click("document.querySelector('#trouble summary')")
        .await;
    page.tab.click("document.getElementById('dms')").await;
    page.sees("DMs closed").await;
    page.slash("/rokugan new").await;
    page.sees("I cannot send you direct messages").await;
    page.tab.shot("10-closed-dms").await;
    for kind in ["drop", "forget", "slow", "fail", "lose"] {
        let button = format!("document.querySelector('[data-trouble={kind}]')");
        page.tab.click(&button).await;
    }
    page.sees("Trouble is waiting to happen").await;
    page.tab
        .click("document.querySelector('[data-trouble=clear]')")
        .await;
    page.tab
        .until("!document.getElementById('broken').textContent")
        .await;
    page.sees("is online").await;
    page.slash("/rokugan status").await;
    page.sees("gathering players").await;
}
