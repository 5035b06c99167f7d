//! Pictures are made in stripes that are used again. Nobody can tell: not from the bytes, not from the pixels.

use std::io::Write as _;
use std::process::{Command, Stdio};

use painter::{Fault, Picture};
use rokugan::titles::{self, Look};
use rules::seat::Seat;
use rules::view::Everyone;

use super::{Outcome, every_title, open, play};

/// The chunks of a PNG, each with its length before and its checksum behind.
fn chunks(bytes: &[u8]) -> Vec<&[u8]> {
    let mut all = Vec::new();
    let (_, mut rest) = bytes.split_at(8);
    while let [a, b, c, d, ..] = rest {
        let length = u32::from_be_bytes([*a, *b, *c, *d]) as usize;
        let (chunk, then) = rest.split_at(length + 12);
        all.push(chunk);
        rest = then;
    }
    all
}

/// The kind of a chunk, and what is in it.
fn parts(chunk: &[u8]) -> (&[u8], &[u8]) {
    let (_, kept) = chunk.split_at(4);
    let (kept, _) = kept.split_at(kept.len() - 4);
    kept.split_at(4)
}

/// The chunks that are whole stripes.
fn stripes(bytes: &[u8]) -> Vec<&[u8]> {
    let mut all = chunks(bytes);
    all.retain(|chunk| matches!(parts(chunk), (b"IDAT", [_, _, _, _, _, _, _, ..])));
    all
}

/// A picture has the same bytes whatever was painted before it, for the public and for a seat, with and
/// without marks of what is new: otherwise they would tell what others looked at.
#[test]
fn bytes_do_not_depend_on_what_was_painted_before() -> Outcome {
    let words = rokugan::wording::in_language(None);
    for mut table in every_title(5)? {
        let easel = titles::of(table.public().title())?;
        let painter = easel.painter();
        let mut kept: Vec<(Vec<u8>, usize)> = Vec::new();
        let mut scenes = Vec::new();
        let mut own = Vec::new();
        for _ in 0..6 {
            let look = Look {
                since: Some(table.public()),
                ..Look::default()
            };
            play(&mut table, 7)?;
            for look in [look, Look::default()] {
                scenes.push(easel.scene(words, &table.public(), &look)?);
                own.push(easel.scene(words, &table.private(Seat::FIRST)?, &look)?);
            }
        }
        for (at, (all, one)) in scenes.iter().zip(&own).enumerate() {
            kept.push((painter.paint(all)?.bytes, at));
            kept.push((painter.paint(one)?.bytes, at));
        }
        for (at, (all, one)) in scenes.iter().zip(&own).enumerate().rev() {
            painter.forget();
            let one = painter.paint(one)?.bytes;
            painter.forget();
            let all = painter.paint(all)?.bytes;
            assert!(kept.pop() == Some((one, at)), "{} {at}", all.len());
            assert!(kept.pop() == Some((all, at)), "{at}");
        }
    }
    Ok(())
}

/// Paints a fresh board and the board after one act, with nothing kept before.
fn one_act_later(title: &str, sides: &[&str]) -> Outcome<[Picture<Everyone>; 2]> {
    let words = rokugan::wording::in_language(None);
    let easel = titles::of(title)?;
    let mut table = open(title, sides, 3)?;
    play(&mut table, 12)?;
    let mut paint = |acts| -> Outcome<Picture<Everyone>> {
        play(&mut table, acts)?;
        let scene = easel.scene(words, &table.public(), &Look::default())?;
        let painted: Result<_, Fault> = easel.painter().paint(&scene);
        Ok(painted?)
    };
    Ok([paint(0)?, paint(1)?])
}

/// After one act most of the file is the same: those stripes were not made again.
#[test]
fn after_one_act_most_of_the_stripes_are_the_same() -> Outcome {
    for about in rules::catalog::titles() {
        let sides: Vec<&str> = about.sides.iter().take(3).copied().collect();
        let [before, after] = one_act_later(about.id, &sides)?;
        let (old, new) = (stripes(&before.bytes), stripes(&after.bytes));
        let same = new.iter().filter(|stripe| old.contains(stripe)).count();
        assert!(new.len() > 15, "{}: {}", about.id, new.len());
        assert!(same * 2 > new.len(), "{}: {same}/{}", about.id, new.len());
        assert!(same < new.len(), "{}: nothing changed", about.id);
    }
    Ok(())
}

/// Another reader than ours finds one whole zlib stream with the right checksums and the same rows.
#[test]
fn another_reader_finds_the_same_rows() -> Outcome {
    const READ: &str = "
import sys, zlib, struct
data, at, packed = sys.stdin.buffer.read(), 8, b''
while at < len(data):
    size, = struct.unpack('>I', data[at:at + 4])
    body = data[at + 4:at + 8 + size]
    assert zlib.crc32(body) == struct.unpack('>I', data[at + 8 + size:at + 12 + size])[0]
    packed += body[4:] if body[:4] == b'IDAT' else b''
    at += 12 + size
reader = zlib.decompressobj()
rows = reader.decompress(packed)
assert reader.eof and not reader.unused_data
sys.stdout.buffer.write(rows)
";
    for table in every_title(8)? {
        let words = rokugan::wording::in_language(None);
        let easel = titles::of(table.public().title())?;
        let scene = easel.scene(words, &table.public(), &Look::default())?;
        let bytes = easel.painter().paint(&scene)?.bytes;
        let mut kinds: Vec<&[u8]> = chunks(&bytes).iter().map(|chunk| parts(chunk).0).collect();
        kinds.dedup();
        assert_eq!(kinds, [b"IHDR", b"PLTE", b"IDAT", b"IEND"]);
        let mut reader = Command::new("python3")
            .args(["-c", READ])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut input = reader.stdin.take().ok_or("no input")?;
        let given = bytes.clone();
        let writing = std::thread::spawn(move || input.write_all(&given));
        let read = reader.wait_with_output()?;
        writing.join().unwrap()?;
        assert!(read.status.success());
        let picture = image::load_from_memory(&bytes)?.to_rgb8();
        let row = picture.width() as usize + 1;
        assert_eq!(read.stdout.len(), row * picture.height() as usize);
        let colours = palette(&bytes);
        for (line, pixels) in read.stdout.chunks(row).zip(picture.rows()) {
            assert_eq!(line[0], 0, "rows are not filtered");
            let read = line[1..].iter().map(|entry| colours[usize::from(*entry)]);
            assert!(read.eq(pixels.map(|pixel| pixel.0)));
        }
    }
    Ok(())
}

/// The colours of an indexed PNG; its palette is its second chunk.
fn palette(bytes: &[u8]) -> Vec<[u8; 3]> {
    let second = chunks(bytes).into_iter().nth(1);
    let (kind, colours) = second.map(parts).unwrap();
    assert_eq!(kind, b"PLTE");
    let (colours, rest) = colours.as_chunks::<3>();
    assert!(rest.is_empty());
    colours.to_vec()
}
