//! Interactions over HTTP: signed requests to an address of the bot instead of events of the gateway.
//!
//! As Discord does, the address is tried before it is used: it must answer a ping, and refuse one with a
//! wrong signature. An interaction is answered by its callback; 202 says that it will be.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::body::{Body, Bytes};
use axum::http::{Request, header};
use ed25519_dalek::{Signer, SigningKey};
use http_body_util::BodyExt;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;

use crate::lock;

/// The path that interactions are sent to.
const PATH: &str = "/interactions";

/// An address that interactions are sent to.
#[derive(Clone, Debug)]
pub struct Endpoint {
    at: SocketAddr,
    refusals: Arc<Mutex<Vec<String>>>,
}

/// What an address answered.
pub type Answered = (u16, Bytes);

impl Endpoint {
    /// Tries the address as Discord does when it is set in the developer portal.
    ///
    /// # Errors
    /// What is wrong with its answers.
    pub async fn tried(at: SocketAddr, now_ms: u64) -> Result<Self, String> {
        let (body, time) = (json!({ "type": 1 }).to_string(), seconds(now_ms));
        let send = |signature| post(at, &body, &time, signature);
        let (status, answer) = send(sign(&time, &body)).await?;
        let answer: Value = serde_json::from_slice(&answer).unwrap_or_default();
        if status != 200 || answer != json!({ "type": 1 }) {
            return Err(format!("a ping is answered with {status} {answer}"));
        }
        let (status, _) = send("0".repeat(128)).await?;
        if status != 401 {
            return Err(format!("a wrong signature is answered with {status}"));
        }
        Ok(Self {
            at,
            refusals: Arc::default(),
        })
    }

    /// The address as the application tells it.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}{PATH}", self.at)
    }

    /// What was not accepted.
    #[must_use]
    pub fn refusals(&self) -> Vec<String> {
        lock(&self.refusals).clone()
    }

    /// Sends an interaction; nobody waits for the answer.
    pub(crate) fn deliver(&self, sent: &Value, now_ms: u64) {
        let (body, time) = (sent.to_string(), seconds(now_ms));
        let Self { at, refusals } = self.clone();
        tokio::spawn(async move {
            let signature = sign(&time, &body);
            match post(at, &body, &time, signature).await {
                Ok((202, body)) if body.is_empty() => {}
                Ok((status, _)) => lock(&refusals).push(status.to_string()),
                Err(error) => lock(&refusals).push(error),
            }
        });
    }
}

fn seconds(ms: u64) -> String {
    (ms / 1000).to_string()
}

fn key() -> SigningKey {
    SigningKey::from_bytes(b"the stand-in signs with this key")
}

/// The key that signatures are checked with.
#[must_use]
pub fn public_key() -> String {
    hex(key().verifying_key().as_bytes())
}

/// The signature of a request at this time, in seconds of the Unix epoch.
#[must_use]
pub fn sign(time: &str, body: &str) -> String {
    hex(&key().sign(format!("{time}{body}").as_bytes()).to_bytes())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Sends a request with this signature, and waits for the answer.
///
/// # Errors
/// If nobody answers.
pub async fn post(
    at: SocketAddr,
    body: &str,
    time: &str,
    signature: String,
) -> Result<Answered, String> {
    let text = |error: &dyn std::fmt::Display| error.to_string();
    let stream = TcpStream::connect(at).await.map_err(|e| text(&e))?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
        .await
        .map_err(|e| text(&e))?;
    tokio::spawn(connection);
    let request = Request::post(PATH)
        .header(header::HOST, at.to_string())
        .header(header::CONTENT_TYPE, "application/json")
        .header("X-Signature-Ed25519", signature)
        .header("X-Signature-Timestamp", time)
        .body(Body::from(body.to_owned()))
        .map_err(|e| text(&e))?;
    let answer = sender.send_request(request).await.map_err(|e| text(&e))?;
    let status = answer.status().as_u16();
    let body = answer.into_body().collect().await.map_err(|e| text(&e))?;
    Ok((status, body.to_bytes()))
}
