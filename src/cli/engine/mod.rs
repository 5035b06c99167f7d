//! `rokugan engine`: JSON lines on standard input and output, for programs that play tables or set up positions.
//!
//! One request object per line, one answer object per line, in order. Whatever a line contains,
//! the process answers it and goes on; docs/ENGINE.md describes every request.

mod request;
mod session;

use std::io::{self, BufRead, Write};

use serde_json::{Value, json};

use self::request::Fail;
use self::session::Session;
use super::Failure;

/// The longest line that is read; a longer one is answered with an error and skipped.
const LONGEST_LINE: usize = 16 * 1024 * 1024;

/// Serves standard input until it ends.
pub(crate) fn run() -> Result<(), Failure> {
    let input = io::stdin().lock();
    let output = io::BufWriter::new(io::stdout().lock());
    match serve(input, output) {
        // Nobody reads the answers any more, so there is nothing left to do.
        Err(e) if e.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done.map_err(Failure::new),
    }
}

/// Answers every line of the input.
fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::default();
    let mut line = Vec::new();
    loop {
        let answer = match next_line(&mut input, &mut line)? {
            Line::End => return Ok(()),
            Line::TooLong => {
                let what = format!("a line can have at most {LONGEST_LINE} bytes");
                refuse(&Value::Null, &Fail::new("line_too_long", what))
            }
            Line::Read => answer(&mut session, &line),
        };
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

fn answer(session: &mut Session, line: &[u8]) -> Value {
    if line.iter().all(u8::is_ascii_whitespace) {
        let fail = Fail::new("malformed", "an empty line; a request is a JSON object");
        return refuse(&Value::Null, &fail);
    }
    let parsed: Value = match serde_json::from_slice(line) {
        Ok(value) => value,
        Err(e) => {
            let fail = Fail::new("malformed", e.to_string()).at(format!("column {}", e.column()));
            return refuse(&Value::Null, &fail);
        }
    };
    let id = parsed.get("id").cloned().unwrap_or(Value::Null);
    match request::read(&parsed).and_then(|request| session.serve(request)) {
        Ok(mut answer) => {
            if let Some(fields) = answer.as_object_mut() {
                fields.insert("ok".into(), true.into());
                if !id.is_null() {
                    fields.insert("id".into(), id);
                }
            }
            answer
        }
        Err(fail) => refuse(&id, &fail),
    }
}

fn refuse(id: &Value, fail: &Fail) -> Value {
    let mut answer = json!({ "ok": false, "error": fail });
    if let (false, Some(fields)) = (id.is_null(), answer.as_object_mut()) {
        fields.insert("id".into(), id.clone());
    }
    answer
}

enum Line {
    Read,
    TooLong,
    End,
}

/// Reads a line of bounded length; the rest of a longer one is thrown away.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let mut too_long = false;
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            let nothing = line.is_empty() && !too_long;
            return Ok(match (nothing, too_long) {
                (true, _) => Line::End,
                (_, true) => Line::TooLong,
                _ => Line::Read,
            });
        }
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = chunk.get(..end.unwrap_or(chunk.len())).unwrap_or(chunk);
        if line.len() + part.len() > LONGEST_LINE {
            too_long = true;
            line.clear();
        } else if !too_long {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(if too_long { Line::TooLong } else { Line::Read });
        }
    }
}

#[cfg(test)]
mod tests;
