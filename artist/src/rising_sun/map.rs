//! The lands and the ways over the sea, as inked curves. Knows nothing of the rules.

use anyhow::{Context, Result, ensure};

use super::source::{EdgeSource, Source};
use crate::brush::Point;
use crate::curve::{link, seed, smooth, tremble};

/// A border or a coast.
pub struct Edge {
    pub between: [String; 2],
    nodes: [String; 2],
    pub curve: Vec<Point>,
}

impl Edge {
    /// Whether one side is the sea.
    pub fn is_coast(&self) -> bool {
        self.between.iter().any(|face| face == "sea")
    }
}

/// Every outline of the map.
pub struct Map {
    pub edges: Vec<Edge>,
    /// The outline of each province, in the order of the source.
    pub rings: Vec<Vec<Point>>,
    /// The ways over the sea, in the order of the source.
    pub routes: Vec<Vec<Point>>,
}

impl Map {
    /// Inks everything.
    pub fn new(source: &Source) -> Result<Self> {
        let edges = source.edges.all.iter().map(|edge| ink(edge, source));
        let edges: Vec<Edge> = edges.collect::<Result<_>>()?;
        let ring = |code: &String| {
            let around = edges.iter().filter(|e| e.between.contains(code));
            let parts = around.map(|e| (&e.nodes, e.curve.clone())).collect();
            link(parts).with_context(|| format!("outline of {code}"))
        };
        let rings = source.provinces.iter().map(|p| ring(&p.code));
        let rings = rings.collect::<Result<_>>()?;
        for route in &source.routes {
            ensure!(route.via.len() > 1, "{:?} leads nowhere", route.between);
        }
        let routes = source.routes.iter().map(|r| smooth(&r.via)).collect();
        Ok(Self {
            edges,
            rings,
            routes,
        })
    }
}

fn ink(edge: &EdgeSource, source: &Source) -> Result<Edge> {
    let node = |name: &String| {
        let found = source.nodes.get(name).copied();
        found.with_context(|| format!("no node {name}"))
    };
    let mut points = vec![node(&edge.from)?];
    points.extend(edge.via.iter().copied());
    points.push(node(&edge.to)?);
    let coast = edge.between.iter().any(|face| face == "sea");
    Ok(Edge {
        between: edge.between.clone(),
        nodes: [edge.from.clone(), edge.to.clone()],
        curve: tremble(&smooth(&points), seed(&edge.between), coast),
    })
}
