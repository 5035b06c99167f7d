//! Bodies: JSON, or a multipart form with `payload_json` and `files[n]`.
//!
//! Everything is read into memory; the size was checked before and is checked per file later.
//! The alt text and name of a file come from the entry of `attachments` with the same number.

use std::convert::Infallible;

use axum::body::Bytes;
use futures_util::stream;
use serde_json::Value;

use crate::error::Refused;
use crate::json::{ReadJson, snowflake};
use crate::world::Upload;

/// Reads a body by its content type.
///
/// # Errors
/// 50109 for broken JSON, 50035 for a broken form.
pub(crate) async fn read(
    content_type: &str,
    bytes: Bytes,
) -> Result<(Value, Vec<Upload>), Refused> {
    if bytes.is_empty() {
        return Ok((Value::Null, Vec::new()));
    }
    if let Ok(boundary) = multer::parse_boundary(content_type) {
        return multipart(boundary, bytes).await;
    }
    let body = serde_json::from_slice(&bytes).map_err(|_| Refused::code(50109))?;
    Ok((body, Vec::new()))
}

async fn multipart(boundary: String, bytes: Bytes) -> Result<(Value, Vec<Upload>), Refused> {
    let broken = |_| Refused::code(50035);
    let mut form = multer::Multipart::new(stream::iter([Ok::<_, Infallible>(bytes)]), boundary);
    let mut body = Value::Null;
    let mut files: Vec<Upload> = Vec::new();
    while let Some(field) = form.next_field().await.map_err(broken)? {
        let name = field.name().unwrap_or_default().to_owned();
        let file_name = field.file_name().map(str::to_owned);
        let content_type = field.content_type().map(ToString::to_string);
        let bytes = field.bytes().await.map_err(broken)?;
        if name == "payload_json" {
            body = serde_json::from_slice(&bytes).map_err(|_| Refused::code(50109))?;
            continue;
        }
        let number = name
            .strip_prefix("files[")
            .and_then(|rest| rest.strip_suffix(']'));
        let index = number
            .unwrap_or(&name)
            .parse()
            .unwrap_or(files.len() as u64);
        files.push(Upload {
            index,
            name: file_name.unwrap_or_default(),
            description: None,
            content_type,
            bytes: bytes.to_vec().into(),
        });
    }
    // A callback nests the message one level deeper.
    let message = body
        .get("data")
        .filter(|data| data.is_object())
        .unwrap_or(&body);
    for listed in message.list("attachments") {
        let id = listed.get("id").and_then(snowflake);
        if let Some(file) = files.iter_mut().find(|file| Some(file.index) == id) {
            file.description = listed.maybe_text("description").map(str::to_owned);
            if let Some(name) = listed.maybe_text("filename") {
                file.name = name.to_owned();
            }
        }
    }
    Ok((body, files))
}
