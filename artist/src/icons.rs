//! Stamps and lettering that are printed into the base layer itself.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::brush::Point;

/// Height of capitals, in ems.
const CAPITALS: f64 = 0.64;

struct Drawing {
    /// Left, top, width, height.
    view: [f64; 4],
    body: String,
}

/// The sources of all stamps.
pub struct Icons(BTreeMap<String, Drawing>);

impl Icons {
    /// Reads every stamp of a folder.
    pub fn read(folder: &Path) -> Result<Self> {
        let mut out = BTreeMap::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.file_stem().and_then(|n| n.to_str());
            let name = name.context("stamp name")?.to_owned();
            let text = fs::read_to_string(&path)?;
            let drawing = drawing(&text).with_context(|| name.clone())?;
            out.insert(name, drawing);
        }
        Ok(Self(out))
    }

    /// A stamp centred on a point, its longer side `size`, in an ink; its holes show `hole`.
    pub fn place(
        &self,
        name: &str,
        [x, y]: Point,
        size: f64,
        ink: &str,
        hole: &str,
    ) -> Result<String> {
        let found = self.0.get(name);
        let Drawing { view, body } = found.with_context(|| format!("no stamp {name}"))?;
        let [left, top, w, h] = view;
        let zoom = size / w.max(*h);
        let body = body.replace("#000", ink).replace("#fff", hole);
        Ok(format!(
            r#"<g transform="translate({x:.1} {y:.1}) scale({zoom:.4}) translate({dx:.2} {dy:.2})" fill="{ink}">{body}</g>"#,
            dx = -left - w / 2.0,
            dy = -top - h / 2.0,
        ))
    }
}

fn drawing(text: &str) -> Result<Drawing> {
    let (head, rest) = text.split_once('>').context("no svg")?;
    let (body, _) = rest.rsplit_once("</svg>").context("no end")?;
    let (_, view) = head.split_once("viewBox=\"").context("no viewBox")?;
    let (view, _) = view.split_once('"').context("open viewBox")?;
    let numbers = view.split(' ').map(str::parse::<f64>);
    let numbers: Vec<f64> = numbers.collect::<Result<_, _>>()?;
    let view = numbers.try_into().ok().context("four numbers")?;
    Ok(Drawing {
        view,
        body: body.trim().to_owned(),
    })
}

/// A number centred on a point.
pub fn lettering(text: &str, [x, y]: Point, size: f64, ink: &str) -> String {
    let base = y + size * CAPITALS / 2.0;
    format!(
        r#"<text x="{x:.1}" y="{base:.1}" font-family="Alegreya Sans" font-weight="800" font-size="{size}" text-anchor="middle" fill="{ink}">{text}</text>"#
    )
}
