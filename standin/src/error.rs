//! Discord's own refusals: HTTP status, number, sentence.
//!
//! The numbers and sentences follow Discord's published list of JSON error codes. `Refused` is what
//! every REST handler returns when it says no; its `errors` tree is filled only for 50035.

use serde_json::{Value, json};

/// How many seconds a 429 with a number asks to wait.
const RETRY_AFTER: f64 = 1.0;

/// A refusal in Discord's shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The HTTP status.
    pub status: u16,
    /// Discord's JSON error code (0 for plain HTTP errors).
    pub code: u32,
    /// Discord's sentence.
    pub message: String,
    /// The tree of form errors, for 50035.
    pub errors: Option<Value>,
}

impl Refused {
    /// The refusal with this number, with Discord's usual status and sentence.
    #[must_use]
    pub fn code(code: u32) -> Self {
        let (status, message) = known(code);
        Self {
            status,
            code,
            message: message.to_owned(),
            errors: None,
        }
    }

    /// A plain HTTP error without a number.
    #[must_use]
    pub fn status(status: u16) -> Self {
        let reason = match status {
            401 => "401: Unauthorized",
            404 => "404: Not Found",
            405 => "405: Method Not Allowed",
            _ => "The request failed.",
        };
        Self {
            status,
            code: 0,
            message: reason.to_owned(),
            errors: None,
        }
    }

    /// An invalid form (50035) with its tree.
    #[must_use]
    pub fn form(errors: Value) -> Self {
        Self {
            errors: Some(errors),
            ..Self::code(50035)
        }
    }

    /// The JSON body Discord would send.
    #[must_use]
    pub fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        let Some(members) = body.as_object_mut() else {
            return body;
        };
        if let Some(errors) = &self.errors {
            members.insert("errors".to_owned(), errors.clone());
        }
        if self.status == 429 {
            members.insert("retry_after".to_owned(), json!(RETRY_AFTER));
            members.insert("global".to_owned(), json!(false));
        }
        body
    }
}

/// Status and sentence of a JSON error code; unknown numbers are plain 400s.
fn known(code: u32) -> (u16, &'static str) {
    match code {
        10003 => (404, "Unknown Channel"),
        10004 => (404, "Unknown Guild"),
        10007 => (404, "Unknown Member"),
        10008 => (404, "Unknown Message"),
        10011 => (404, "Unknown Role"),
        10013 => (404, "Unknown User"),
        10014 => (404, "Unknown Emoji"),
        10015 => (404, "Unknown Webhook"),
        10062 => (404, "Unknown interaction"),
        10063 => (404, "Unknown application command"),
        20016 => (
            429,
            "This action cannot be performed due to slowmode rate limit",
        ),
        20028 => (
            429,
            "The write action you are performing on the channel has hit the write rate limit.",
        ),
        30003 => (400, "Maximum number of pins reached (50)"),
        30010 => (400, "Maximum number of reactions reached (20)"),
        30046 => (
            429,
            "Maximum number of edits to messages older than 1 hour reached. Try again later.",
        ),
        40001 => (401, "Unauthorized"),
        40002 => (
            403,
            "You need to verify your account in order to perform this action.",
        ),
        40003 => (403, "You are opening direct messages too fast."),
        40005 => (
            413,
            "Request entity too large. Try sending something smaller in size.",
        ),
        40060 => (400, "Interaction has already been acknowledged."),
        40094 => (
            400,
            "Maximum number of follow up messages reached for this interaction.",
        ),
        50001 => (403, "Missing Access"),
        50003 => (403, "Cannot execute action on a DM channel"),
        50005 => (403, "Cannot edit a message authored by another user"),
        50006 => (400, "Cannot send an empty message"),
        50007 => (403, "Cannot send messages to this user"),
        50008 => (403, "Cannot send messages in a non-text channel"),
        50013 => (403, "Missing Permissions"),
        50021 => (403, "Cannot execute action on a system message"),
        50024 => (400, "Cannot execute action on this channel type"),
        50027 => (401, "Invalid Webhook Token"),
        50035 => (400, "Invalid Form Body"),
        50045 => (400, "File uploaded exceeds the maximum size"),
        50046 => (400, "Invalid file uploaded"),
        50083 => (403, "Thread is archived"),
        50109 => (400, "The request body contains invalid JSON."),
        50278 => (
            403,
            "Cannot send messages to this user due to having no mutual guilds",
        ),
        130000 => (
            503,
            "API resource is currently overloaded. Try again a little later",
        ),
        160004 => (400, "A thread has already been created for this message"),
        160005 => (403, "Thread is locked"),
        160006 => (400, "Maximum number of active threads reached"),
        200000 => (400, "Message was blocked by automatic moderation"),
        240000 => (400, "Message blocked by harmful links filter"),
        _ => (400, "Bad Request"),
    }
}
