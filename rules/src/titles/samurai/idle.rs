//! What a seat can know before it lays a tile: that it will never count for a figure.

use crate::seat::Seat;

use super::data::{Hex, Tile};
use super::view::Public;

impl Public {
    /// Will what lies on this hex never count for a figure? A settlement that has none gets none any more: a swap
    /// exchanges two figures that are there.
    #[must_use]
    pub fn counts_nowhere(&self, hex: Hex) -> bool {
        let mut around = self.settlements.iter();
        !around.any(|it| it.settlement.around().has(hex) && !it.figures.is_empty())
    }

    /// Will this tile, laid there by this seat, certainly never count? One that the seat may still move may
    /// count elsewhere.
    #[must_use]
    pub fn is_idle(&self, seat: Seat, tile: Tile, hex: Hex) -> bool {
        let mut own = self.seats.iter().filter(|row| row.seat == seat);
        let moves = own.any(|row| row.unseen.contains(&Tile::Move));
        self.counts_nowhere(hex) && !(tile.movable() && moves)
    }
}

#[cfg(test)]
mod tests {
    use crate::laws::RandomTable;
    use crate::titles::samurai::Samurai;
    use crate::titles::samurai::action::Action;
    use crate::titles::samurai::view;

    /// Whatever happens after it: no figure next to a tile that was called idle is ever resolved, and the tile
    /// stays where it is.
    #[test]
    fn an_idle_tile_never_counts() {
        let mut seen = 0;
        for (seats, number) in (2..=4).flat_map(|seats| (0..60).map(move |it| (seats, it))) {
            let mut table = RandomTable::<Samurai>::begin(seats, number);
            let mut idle = Vec::new();
            while let Some(taken) = table.step() {
                let before = view::public(&taken.before);
                match taken.action {
                    Action::Lay { tile, hex, .. } if before.is_idle(taken.seat, tile, hex) => {
                        idle.push((hex, tile, taken.before.taken));
                    }
                    Action::Move { from, to, .. } if before.counts_nowhere(to) => {
                        let moved = taken.before.board.at(from).expect("a tile");
                        idle.push((to, moved.tile, taken.before.taken));
                    }
                    _ => {}
                }
                let state = &table.playing.state;
                for (hex, tile, earlier) in &idle {
                    let there = state.board.at(*hex).map(|laid| laid.tile);
                    assert_eq!(
                        there,
                        Some(*tile),
                        "{hex} with {seats} seats, seed {number}"
                    );
                    // What the last turn resolved is known until the next one.
                    let counted = |it: &&super::super::Taken| {
                        it.at.around().has(*hex) && !earlier.contains(it)
                    };
                    assert_eq!(
                        state.taken.iter().find(counted),
                        None,
                        "{hex} with {seats} seats, seed {number}"
                    );
                }
            }
            seen += idle.len();
        }
        assert!(seen > 100, "{seen}");
    }
}
