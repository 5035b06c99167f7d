//! The table of routes.
//!
//! A route's template is also its name: in the traffic record, in fault plans and as the bucket of
//! its rate limit. The major parameter (channel, server or webhook) splits the bucket.

use crate::rest::{
    Handler, callbacks, channels, commands, emojis, guilds, messages, meta, reactions, threads,
    webhooks,
};

/// A route that matched a request.
pub(crate) struct Route {
    pub template: &'static str,
    pub handler: Handler,
    pub params: Vec<(&'static str, String)>,
}

impl Route {
    /// The major parameter of the bucket.
    pub fn major(&self) -> &str {
        let major = |key: &str| matches!(key, "channel" | "guild" | "token");
        self.params
            .iter()
            .find(|(key, _)| major(key))
            .map_or("", |(_, value)| value)
    }

    /// Whether the token in the path is enough to authorise the request.
    pub fn needs_no_bot_token(&self) -> bool {
        self.is_interaction() || self.template == "GET /gateway"
    }

    /// Is it the first answer to an interaction?
    pub fn is_callback(&self) -> bool {
        self.template.ends_with("/callback")
    }

    /// Interaction endpoints are outside the global rate limit.
    pub fn is_interaction(&self) -> bool {
        self.template.contains("{token}")
    }
}

const ROUTES: &[(&str, Handler)] = &[
    ("GET /gateway", meta::gateway),
    ("GET /gateway/bot", meta::gateway_bot),
    ("GET /applications/@me", meta::application),
    ("GET /oauth2/applications/@me", meta::application),
    ("GET /users/@me", meta::me),
    ("GET /users/@me/guilds", meta::my_guilds),
    ("DELETE /users/@me/guilds/{guild}", guilds::leave),
    ("POST /users/@me/channels", meta::create_dm),
    ("GET /users/{user}", meta::user),
    ("GET /applications/{application}/commands", commands::list),
    (
        "PUT /applications/{application}/commands",
        commands::replace,
    ),
    (
        "POST /applications/{application}/commands",
        commands::create,
    ),
    (
        "GET /applications/{application}/commands/{command}",
        commands::get,
    ),
    (
        "PATCH /applications/{application}/commands/{command}",
        commands::edit,
    ),
    (
        "DELETE /applications/{application}/commands/{command}",
        commands::delete,
    ),
    (
        "GET /applications/{application}/guilds/{guild}/commands",
        commands::list,
    ),
    (
        "PUT /applications/{application}/guilds/{guild}/commands",
        commands::replace,
    ),
    (
        "POST /applications/{application}/guilds/{guild}/commands",
        commands::create,
    ),
    (
        "GET /applications/{application}/guilds/{guild}/commands/{command}",
        commands::get,
    ),
    (
        "PATCH /applications/{application}/guilds/{guild}/commands/{command}",
        commands::edit,
    ),
    (
        "DELETE /applications/{application}/guilds/{guild}/commands/{command}",
        commands::delete,
    ),
    ("GET /applications/{application}/emojis", emojis::list),
    ("POST /applications/{application}/emojis", emojis::create),
    (
        "GET /applications/{application}/emojis/{emoji}",
        emojis::get,
    ),
    (
        "DELETE /applications/{application}/emojis/{emoji}",
        emojis::delete,
    ),
    (
        "POST /interactions/{interaction}/{token}/callback",
        callbacks::callback,
    ),
    ("POST /webhooks/{application}/{token}", webhooks::follow_up),
    (
        "GET /webhooks/{application}/{token}/messages/{message}",
        webhooks::get,
    ),
    (
        "PATCH /webhooks/{application}/{token}/messages/{message}",
        webhooks::edit,
    ),
    (
        "DELETE /webhooks/{application}/{token}/messages/{message}",
        webhooks::delete,
    ),
    ("GET /channels/{channel}", channels::get),
    ("PATCH /channels/{channel}", threads::edit),
    ("DELETE /channels/{channel}", channels::delete),
    ("POST /channels/{channel}/typing", channels::typing),
    ("GET /channels/{channel}/pins", channels::pins),
    ("PUT /channels/{channel}/pins/{message}", channels::pin),
    ("DELETE /channels/{channel}/pins/{message}", channels::unpin),
    (
        "GET /channels/{channel}/messages/pins",
        channels::pins_paged,
    ),
    (
        "PUT /channels/{channel}/messages/pins/{message}",
        channels::pin,
    ),
    (
        "DELETE /channels/{channel}/messages/pins/{message}",
        channels::unpin,
    ),
    ("GET /channels/{channel}/messages", messages::list),
    ("POST /channels/{channel}/messages", messages::create),
    (
        "POST /channels/{channel}/messages/bulk-delete",
        messages::bulk_delete,
    ),
    ("GET /channels/{channel}/messages/{message}", messages::get),
    (
        "PATCH /channels/{channel}/messages/{message}",
        messages::edit,
    ),
    (
        "DELETE /channels/{channel}/messages/{message}",
        messages::delete,
    ),
    (
        "PUT /channels/{channel}/messages/{message}/reactions/{emoji}/@me",
        reactions::add,
    ),
    (
        "DELETE /channels/{channel}/messages/{message}/reactions/{emoji}/@me",
        reactions::remove_own,
    ),
    (
        "DELETE /channels/{channel}/messages/{message}/reactions/{emoji}/{user}",
        reactions::remove,
    ),
    (
        "GET /channels/{channel}/messages/{message}/reactions/{emoji}",
        reactions::list,
    ),
    (
        "POST /channels/{channel}/messages/{message}/threads",
        threads::create,
    ),
    ("POST /channels/{channel}/threads", threads::create),
    ("PUT /channels/{channel}/thread-members/@me", threads::join),
    (
        "DELETE /channels/{channel}/thread-members/@me",
        threads::leave,
    ),
    (
        "PUT /channels/{channel}/thread-members/{user}",
        threads::add,
    ),
    ("GET /guilds/{guild}", guilds::get),
    ("GET /guilds/{guild}/channels", guilds::channels),
    ("GET /guilds/{guild}/roles", guilds::roles),
    ("GET /guilds/{guild}/threads/active", guilds::active_threads),
    ("GET /guilds/{guild}/members", guilds::members),
    ("GET /guilds/{guild}/members/{user}", guilds::member),
];

/// Finds the route of a request. The first match wins, so fixed words come before parameters.
pub(crate) fn find(method: &str, path: &str) -> Option<Route> {
    let asked: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    ROUTES.iter().find_map(|(template, handler)| {
        let (verb, shape) = template.split_once(' ')?;
        let parts: Vec<&'static str> = shape.split('/').filter(|part| !part.is_empty()).collect();
        if verb != method || parts.len() != asked.len() {
            return None;
        }
        let mut params = Vec::new();
        for (part, word) in parts.iter().zip(&asked) {
            let name = part
                .strip_prefix('{')
                .and_then(|part| part.strip_suffix('}'));
            match name {
                Some(name) => params.push((name, decoded(word))),
                None if *part == decoded(word) => {}
                None => return None,
            }
        }
        Some(Route {
            template,
            handler: *handler,
            params,
        })
    })
}

/// Some clients write `%40original` for `@original`.
fn decoded(word: &str) -> String {
    let mut bytes = Vec::with_capacity(word.len());
    let mut rest = word.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let code = (*first == b'%').then(|| after.get(..2)).flatten();
        let code = code.and_then(|code| std::str::from_utf8(code).ok());
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_routes_of_the_fault_plan_exist() {
        use crate::fault::routes::*;
        let named = [
            CREATE_MESSAGE,
            EDIT_MESSAGE,
            DELETE_MESSAGE,
            CREATE_DM,
            CALLBACK,
            FOLLOW_UP,
            EDIT_ANSWER,
            REGISTER,
            GATEWAY,
        ];
        for name in named {
            assert!(
                ROUTES.iter().any(|(template, _)| *template == name),
                "{name}"
            );
        }
    }

    #[test]
    fn templates_name_their_parameters_and_fixed_words_win() {
        let route = find("PATCH", "/webhooks/1/abc/messages/@original").unwrap();
        assert_eq!(route.params.last().unwrap().1, "@original");
        let encoded = find("PATCH", "/webhooks/1/abc/messages/%40original").unwrap();
        assert_eq!(encoded.params, route.params);
        assert_eq!(route.major(), "abc");
        assert_eq!(
            find("GET", "/users/@me").unwrap().template,
            "GET /users/@me"
        );
        assert!(find("PUT", "/users/@me").is_none());
    }
}
