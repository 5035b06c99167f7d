//! The embedded files of a title's boards.

/// A board without regions: its name within the title, and the files it was baked to, in both sizes. To
/// be used in the `picture` of a title, because the paths are seen from there.
macro_rules! board_files {
    ($title:literal, $name:literal, $file:literal) => {
        painter::art::BoardFiles {
            name: concat!($title, "-", $name),
            base: [
                include_bytes!(concat!(
                    "../../../../board-art/",
                    $title,
                    "/baked/",
                    $file,
                    "-1.png"
                )),
                include_bytes!(concat!(
                    "../../../../board-art/",
                    $title,
                    "/baked/",
                    $file,
                    "-2.png"
                )),
            ],
            regions: None,
        }
    };
}

pub(super) use board_files;
