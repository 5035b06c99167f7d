//! Whose something is can be told by every eye, and without colour.

use rokugan::titles;

use super::Outcome;

/// Machado, Oliveira and Fernandes 2009, full severity, on linear RGB; the first is plain sight.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("plain", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// A colour as these eyes see it, in the OKLab space, where distance is difference.
fn seen([r, g, b]: [u8; 3], eyes: &[[f64; 3]; 3]) -> [f64; 3] {
    let linear = [r, g, b].map(|v| {
        let v = f64::from(v) / 255.0;
        if v <= 0.040_45 {
            v / 12.92
        } else {
            ((v + 0.055) / 1.055).powf(2.4)
        }
    });
    let times = |m: &[[f64; 3]; 3], v: [f64; 3]| {
        m.map(|row| row.iter().zip(v).map(|(a, b)| a * b).sum::<f64>())
    };
    let dim = times(eyes, linear).map(|v| v.clamp(0.0, 1.0));
    let cones = times(
        &[
            [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
            [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
            [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
        ],
        dim,
    );
    times(
        &[
            [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
            [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
            [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
        ],
        cones.map(f64::cbrt),
    )
}

/// The least distance between any two colours under all eyes; a just noticeable difference is about 0.02.
fn apart(what: &str, list: &[(&str, [u8; 3])], least: f64) {
    for (eyes, matrix) in &EYES {
        for (i, (a, ink)) in list.iter().enumerate() {
            for (b, other) in list.iter().skip(i + 1) {
                let (p, q) = (seen(*ink, matrix), seen(*other, matrix));
                let square = p.iter().zip(q).map(|(x, y)| (x - y).powi(2));
                let far = square.sum::<f64>().sqrt();
                assert!(
                    far >= least,
                    "{what}, {eyes}: {a} and {b} are {far:.3} apart"
                );
            }
        }
    }
}

#[test]
fn sides_are_told_apart_by_every_eye() -> Outcome {
    for title in rules::catalog::titles() {
        let art = titles::of(title.id)?.painter().art();
        let mut inks: Vec<(&str, [u8; 3])> = Vec::new();
        let mut fills = vec![("paper", art.ink("paper")?)];
        for side in title.sides {
            let found = art
                .manifest
                .families
                .get(*side)
                .ok_or("a side has no inks")?;
            inks.push((side, found.ink));
            fills.push((side, found.fill));
        }
        apart(title.id, &inks, 0.14);
        // Washes are drawn only where a board has regions.
        if !art.manifest.regions.is_empty() {
            apart(title.id, &fills, 0.11);
        }
    }
    Ok(())
}

/// A stamp shrunk to 24 px, as coverage.
fn small(title: &str, name: &str) -> Outcome<Vec<i32>> {
    let art = titles::of(title)?.painter().art();
    let found = art.manifest.stamps.get(name).copied();
    let [x0, y0, w, h] = found.ok_or_else(|| format!("{title} has no stamp {name}"))?;
    let mut out = Vec::new();
    for y in 0..24 {
        for x in 0..24 {
            let (sx, sy) = (x0 + x * w / 24, y0 + y * h / 24);
            let mut sum = 0;
            for (dx, dy) in [(0, 0), (2, 0), (0, 2), (2, 2), (4, 4)] {
                sum += i32::from(art.stamps.at((sx + dx) as usize, (sy + dy) as usize));
            }
            out.push(sum / 5);
        }
    }
    Ok(out)
}

/// Any two of these stamps differ in an eighth of their pixels.
pub(crate) fn differ(title: &str, names: &[String]) -> Outcome {
    for (i, a) in names.iter().enumerate() {
        for b in names.iter().skip(i + 1) {
            let (p, q) = (small(title, a)?, small(title, b)?);
            let pairs = p.iter().zip(&q);
            let count = pairs.filter(|(x, y)| (**x - **y).abs() > 96).count();
            assert!(count > 24 * 24 / 8, "{title}: {a} and {b}: {count} pixels");
        }
    }
    Ok(())
}

#[test]
fn crests_cloths_and_figures_differ_without_colour() -> Outcome {
    for title in rules::catalog::titles() {
        let crests: Vec<String> = title.sides.iter().map(|s| (*s).to_owned()).collect();
        differ(title.id, &crests)?;
        let regions = &titles::of(title.id)?.painter().art().manifest.regions;
        if !regions.is_empty() {
            let cloths: Vec<String> = crests.iter().map(|s| format!("weave_{s}")).collect();
            differ(title.id, &cloths)?;
        }
    }
    Ok(())
}
