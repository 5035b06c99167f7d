//! The record of everything the bot asked over REST.
//!
//! One entry per request with its answer, its audience and the complaints of the checks. As JSON
//! lines (`method, path, body, files, answer`, and more) it can be checked by outside tools; in
//! memory it answers the question that matters most here: did a secret reach a public place?

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};

use memchr::memmem;
use serde_json::{Value, json};

use crate::json::every_string;
use crate::lock;
use crate::world::{Audience, Upload};

/// One request and its outcome.
#[derive(Clone, Debug)]
pub struct Entry {
    /// When, by the stand-in's clock.
    pub at_ms: u64,
    /// The HTTP method.
    pub method: String,
    /// The path with its query, without the API prefix.
    pub path: String,
    /// The route template, e.g. `POST /channels/{channel}/messages`; empty if there is none.
    pub route: String,
    /// The JSON body (or `payload_json`).
    pub body: Value,
    /// The uploaded files.
    pub files: Vec<Upload>,
    /// The HTTP status of the answer; 0 if the connection was cut.
    pub status: u16,
    /// The JSON answer.
    pub answer: Value,
    /// Who could see what was sent, if it was visible at all.
    pub audience: Option<Audience>,
    /// What the checks noticed although Discord would let it pass.
    pub complaints: Vec<String>,
}

impl Entry {
    /// Whether everybody in a channel could see it.
    #[must_use]
    pub fn is_public(&self) -> bool {
        matches!(self.audience, Some(Audience::Public(_)))
    }

    /// The entry as one line of JSON.
    #[must_use]
    pub fn line(&self) -> String {
        let audience = match self.audience {
            Some(Audience::Public(channel)) => json!({ "public": channel }),
            Some(Audience::Direct(user)) => json!({ "direct": user }),
            Some(Audience::Ephemeral(user)) => json!({ "ephemeral": user }),
            None => Value::Null,
        };
        let files: Vec<Value> = self
            .files
            .iter()
            .map(|file| {
                json!({
                    "field": format!("files[{}]", file.index), "name": file.name,
                    "description": file.description, "content_type": file.content_type,
                    "size": file.bytes.len(),
                })
            })
            .collect();
        json!({
            "at": self.at_ms, "method": self.method, "path": self.path, "route": self.route,
            "body": self.body, "files": files, "status": self.status, "answer": self.answer,
            "audience": audience, "complaints": self.complaints,
        })
        .to_string()
    }
}

/// Something the bot showed to a whole channel.
#[derive(Clone, Debug)]
pub struct PublicBody {
    /// Which entry of the record it is.
    pub entry: usize,
    /// Its path.
    pub path: String,
    /// Every string of the body (texts, custom ids, alt texts, option values) and every file name.
    pub texts: Vec<String>,
    /// The bytes of every file.
    pub files: Vec<Arc<[u8]>>,
}

impl PublicBody {
    /// Whether `secret` occurs in any text, file name or file.
    #[must_use]
    pub fn contains(&self, secret: &str) -> bool {
        let needle = memmem::Finder::new(secret);
        let texts = self.texts.iter().map(String::as_bytes);
        let files = self.files.iter().map(AsRef::as_ref);
        texts.chain(files).any(|all| needle.find(all).is_some())
    }
}

/// The record of one stand-in.
#[derive(Debug)]
pub struct Traffic {
    entries: Mutex<Vec<Entry>>,
    file: Option<Mutex<BufWriter<File>>>,
}

impl Traffic {
    pub(crate) fn new(record_to: Option<&Path>) -> std::io::Result<Self> {
        let file = record_to.map(File::create).transpose()?;
        Ok(Self {
            entries: Mutex::new(Vec::new()),
            file: file.map(|file| Mutex::new(BufWriter::new(file))),
        })
    }

    pub(crate) fn add(&self, entry: Entry) {
        if let Some(file) = &self.file {
            let mut file = lock(file);
            // A full disk must not change how the stand-in behaves; everything is also in memory.
            let _ = writeln!(file, "{}", entry.line()).and_then(|()| file.flush());
        }
        lock(&self.entries).push(entry);
    }

    /// Everything so far.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry> {
        lock(&self.entries).clone()
    }

    /// Drops everything so far, so that a long soak test does not fill the memory; a file keeps it.
    pub fn clear(&self) {
        lock(&self.entries).clear();
    }

    /// The requests of one route template.
    #[must_use]
    pub fn on(&self, route: &str) -> Vec<Entry> {
        lock(&self.entries)
            .iter()
            .filter(|entry| entry.route == route)
            .cloned()
            .collect()
    }

    /// Everything as JSON lines.
    #[must_use]
    pub fn lines(&self) -> String {
        lock(&self.entries)
            .iter()
            .map(|entry| entry.line() + "\n")
            .collect()
    }

    /// Everything that was shown to a whole channel (or was meant to be, even if refused).
    #[must_use]
    pub fn public_bodies(&self) -> Vec<PublicBody> {
        let entries = lock(&self.entries);
        let public = entries
            .iter()
            .enumerate()
            .filter(|(_, entry)| entry.is_public());
        public
            .map(|(at, entry)| {
                let mut texts = Vec::new();
                every_string(&entry.body, &mut |text| texts.push(text.to_owned()));
                for file in &entry.files {
                    texts.push(file.name.clone());
                    texts.extend(file.description.clone());
                }
                let files = entry
                    .files
                    .iter()
                    .map(|file| Arc::clone(&file.bytes))
                    .collect();
                PublicBody {
                    entry: at,
                    path: entry.path.clone(),
                    texts,
                    files,
                }
            })
            .collect()
    }

    /// The public requests in which any of these secrets occurs: secret and path.
    #[must_use]
    pub fn leaks<S: AsRef<str>>(&self, secrets: &[S]) -> Vec<(String, String)> {
        let bodies = self.public_bodies();
        let mut found = Vec::new();
        for secret in secrets.iter().map(AsRef::as_ref) {
            let hit = bodies.iter().filter(|body| body.contains(secret));
            found.extend(hit.map(|body| (secret.to_owned(), body.path.clone())));
        }
        found
    }

    /// Answers that count towards Discord's ban (401, 403, 429).
    #[must_use]
    pub fn invalid_requests(&self) -> usize {
        let invalid = |entry: &&Entry| matches!(entry.status, 401 | 403 | 429);
        lock(&self.entries).iter().filter(invalid).count()
    }

    /// Every complaint with the route it is about.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        let entries = lock(&self.entries);
        let each = |entry: &Entry| {
            let route = entry.route.clone();
            entry
                .complaints
                .iter()
                .map(move |text| format!("{route}: {text}"))
                .collect::<Vec<_>>()
        };
        entries.iter().flat_map(each).collect()
    }
}
