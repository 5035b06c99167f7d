//! The way frames go to a client: as text, or as one zlib stream over the whole connection
//! (`compress=zlib-stream`), in which every frame ends with a flush.

use axum::extract::ws::{Message, WebSocket};
use flate2::{Compress, Compression, FlushCompress};

/// A websocket and, if the client asked for it, its compressor.
pub(crate) struct Wire {
    pub socket: WebSocket,
    stream: Option<Compress>,
}

impl Wire {
    pub fn new(socket: WebSocket, compressed: bool) -> Self {
        Self {
            socket,
            stream: compressed.then(|| Compress::new(Compression::fast(), true)),
        }
    }

    /// Sends one frame.
    pub async fn send(&mut self, frame: String) -> Result<(), axum::Error> {
        let message = match &mut self.stream {
            None => Message::Text(frame.into()),
            Some(stream) => Message::Binary(flushed(stream, frame.as_bytes())?.into()),
        };
        self.socket.send(message).await
    }
}

/// A part of the stream that a client can read up to its end.
fn flushed(stream: &mut Compress, frame: &[u8]) -> Result<Vec<u8>, axum::Error> {
    let before = stream.total_in();
    let mut out = Vec::with_capacity(frame.len() / 2 + 64);
    loop {
        let done = usize::try_from(stream.total_in() - before).unwrap_or(usize::MAX);
        let rest = frame.get(done..).unwrap_or_default();
        stream
            .compress_vec(rest, &mut out, FlushCompress::Sync)
            .map_err(axum::Error::new)?;
        let read = usize::try_from(stream.total_in() - before).unwrap_or(usize::MAX);
        // Room left over means that nothing is held back.
        if read >= frame.len() && out.len() < out.capacity() {
            return Ok(out);
        }
        out.reserve(frame.len() / 2 + 64);
    }
}
