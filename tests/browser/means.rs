//! What the page has of Discord's own means: the menu of a person, signs in menus, and the command that goes with
//! its person.

use crate::page::Page;

/// The menu of somebody, opened as with the other button of the mouse.
async fn open_menu(page: &mut Page, name: &str) {
    let open = format!(
        "(() => {{ const one = [...document.querySelectorAll('#people button')].find(b => b.textContent.includes('{name}')); \
         one?.dispatchEvent(new MouseEvent('contextmenu', {{ bubbles: true, cancelable: true }})); \
         return document.getElementById('person').open; }})()"
    );
    page.tab.until(&open).await;
}

async fn choose(page: &mut Page, entry: &str) {
    let button = format!(
        "[...document.querySelectorAll('#entries button')].find(b => b.textContent === '{entry}')"
    );
    page.tab.click(&button).await;
    page.tab
        .until("!document.getElementById('person').open")
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_has_menus_of_people_signs_and_the_second_command() {
    let mut page = Page::open().await;
    page.become_person("Aiko").await;
    page.slash("/rokugan new").await;
    page.sees("1 of 5 seats").await;
    // The signs come one after another; those of the clans are in the menu of sides.
    let signs = "[...document.querySelectorAll('#messages .row select option img.emoji')].filter(i => i.naturalWidth > 0).length";
    page.tab.until(signs).await;
    page.tab
        .click("[...document.querySelectorAll('#messages .row select')].at(-1)")
        .await;
    page.tab.shot("signs-in-a-menu").await;
    page.tab.key("Escape").await;
    open_menu(&mut page, "Ben").await;
    page.tab.shot("menu-of-a-person").await;
    choose(&mut page, "Invite to a table").await;
    page.sees("@Ben").await;
    // A mention leads to the same menu.
    let mention = "[...document.querySelectorAll('#messages button.mention')].filter(b => b.textContent === '@Ben').at(-1)";
    page.tab.click(mention).await;
    choose(&mut page, "Statistics").await;
    page.sees_last("Ben").await;
    page.tab.shot("statistics-of-a-person").await;
    // The second command leads to a table in direct messages.
    page.slash("/boardgames learn").await;
    page.sees("goes on in").await;
    let link =
        "[...document.querySelectorAll('#messages a')].filter(a => a.href.includes('@me')).at(-1)";
    page.tab.click(link).await;
    page.tab
        .until("document.getElementById('title').textContent.includes('Rokugan')")
        .await;
    page.sees("Step 1 of").await;
    page.tab.shot("lesson-in-direct-messages").await;
    page.slash("/boardgames tables").await;
    page.sees("your direct messages with me").await;
    page.tab.shot("tables-of-a-person").await;
}
