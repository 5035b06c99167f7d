//! Huffman codes as deflate writes them: canonical, of limited length, made from how often symbols occur.

/// The longest code of a symbol of data.
pub(crate) const LONGEST: usize = 15;

/// A code: how it is written (first bit lowest), and how many bits it has; none for what never occurs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Code {
    pub(crate) bits: u32,
    pub(crate) length: u32,
}

/// Codes no longer than `longest` for symbols that occur this often.
pub(crate) fn codes<const N: usize>(counts: &[u32; N], longest: usize) -> [Code; N] {
    let mut used: Vec<(u32, usize)> = counts.iter().copied().zip(0..).collect();
    used.retain(|(count, _)| *count > 0);
    used.sort_unstable();
    let mut codes = [Code::default(); N];
    let mut rarest = used.iter();
    let each = how_many_of_each_length(&used, longest);
    for (length, many) in each.iter().enumerate().rev() {
        for (_, symbol) in rarest.by_ref().take(*many) {
            if let Some(code) = codes.get_mut(*symbol) {
                code.length = length as u32;
            }
        }
    }
    number(&mut codes, &each);
    codes
}

/// How many codes of each length there are. `used` is in the order of how often symbols occur.
fn how_many_of_each_length(used: &[(u32, usize)], longest: usize) -> [usize; LONGEST + 1] {
    let mut each = [0; LONGEST + 1];
    for depth in depths(used) {
        if let Some(many) = each.get_mut(depth.clamp(1, longest)) {
            *many += 1;
        }
    }
    // Codes that were cut to the longest length take more room than there is: a shorter code becomes two
    // longer ones, of which one belongs to a code that was cut, until they fit.
    let room = |each: &[usize]| -> usize {
        let lengths = each.iter().enumerate().skip(1).take(longest);
        lengths
            .map(|(length, many)| many << (longest - length))
            .sum()
    };
    while room(&each) > 1 << longest {
        let shorter = (1..longest)
            .rev()
            .find(|length| each.get(*length) > Some(&0));
        let Some(shorter) = shorter else { break };
        for (length, change) in [(shorter, -1), (shorter + 1, 2), (longest, -1)] {
            if let Some(many) = each.get_mut(length) {
                *many = many.saturating_add_signed(change);
            }
        }
    }
    each
}

/// The depth of each symbol in Huffman's tree. Both queues are in order, so the two rarest trees are
/// always at their fronts.
fn depths(used: &[(u32, usize)]) -> Vec<usize> {
    let leaves = used.len();
    let mut weights: Vec<u64> = used.iter().map(|(count, _)| u64::from(*count)).collect();
    let mut parents = vec![0; (2 * leaves).saturating_sub(1)];
    let (mut leaf, mut tree) = (0, leaves);
    while weights.len() < parents.len() {
        let mut weight = 0;
        for _ in 0..2 {
            let here = weights.get(leaf).filter(|_| leaf < leaves);
            let rarest = match (here, weights.get(tree)) {
                (Some(one), Some(other)) if one > other => &mut tree,
                (None, _) => &mut tree,
                _ => &mut leaf,
            };
            weight += weights.get(*rarest).copied().unwrap_or_default();
            if let Some(parent) = parents.get_mut(*rarest) {
                *parent = weights.len();
            }
            *rarest += 1;
        }
        weights.push(weight);
    }
    let mut depths = vec![0; parents.len()];
    for node in (0..parents.len().saturating_sub(1)).rev() {
        let above = parents.get(node).and_then(|parent| depths.get(*parent));
        let depth = above.copied().unwrap_or_default() + 1;
        if let Some(own) = depths.get_mut(node) {
            *own = depth;
        }
    }
    depths.truncate(leaves);
    depths
}

/// Numbers codes of known lengths: shorter ones first, those of a length in the order of their symbols.
fn number(codes: &mut [Code], each: &[usize; LONGEST + 1]) {
    let mut next = [0_u32; LONGEST + 1];
    let mut first = 0;
    for (slot, many) in next.iter_mut().zip(each) {
        *slot = first;
        first = (first + *many as u32) << 1;
    }
    for code in codes.iter_mut().filter(|code| code.length > 0) {
        if let Some(number) = next.get_mut(code.length as usize) {
            code.bits = number.reverse_bits() >> (u32::BITS - code.length);
            *number += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lengths<const N: usize>(counts: [u32; N], longest: usize) -> [u32; N] {
        codes(&counts, longest).map(|code| code.length)
    }

    #[test]
    fn what_occurs_often_has_a_short_code() {
        assert_eq!(lengths([5, 9, 12, 13, 16, 45], 15), [4, 4, 3, 3, 3, 1]);
        assert_eq!(lengths([0, 7, 0], 15), [0, 1, 0]);
        assert_eq!(lengths([0, 0, 0], 15), [0, 0, 0]);
        assert_eq!(lengths([3, 0, 3], 15), [1, 0, 1]);
    }

    #[test]
    fn codes_are_numbered_as_the_format_says() {
        // The example of RFC 1951, 3.2.2.
        let mut codes = [3, 3, 3, 3, 3, 2, 4, 4].map(|length| Code { bits: 0, length });
        let mut each = [0; LONGEST + 1];
        (each[2], each[3], each[4]) = (1, 5, 2);
        number(&mut codes, &each);
        let written = codes.map(|code| code.bits.reverse_bits() >> (32 - code.length));
        assert_eq!(
            written,
            [0b010, 0b011, 0b100, 0b101, 0b110, 0b00, 0b1110, 0b1111]
        );
    }

    #[test]
    fn no_code_is_too_long_and_all_of_them_fit() {
        // Counts like Fibonacci's numbers make the deepest tree there is.
        let mut counts = [1_u32; 40];
        for at in 2..counts.len() {
            counts[at] = counts[at - 1].saturating_add(counts[at - 2]);
        }
        for longest in [7, 9, 15] {
            let lengths = lengths(counts, longest);
            let room: u64 = lengths.iter().map(|length| 1_u64 << (32 - length)).sum();
            assert_eq!(room, 1 << 32, "{longest}");
            assert!(
                lengths
                    .iter()
                    .all(|length| (1..=longest as u32).contains(length))
            );
            assert!(lengths.is_sorted_by(|a, b| a >= b), "{lengths:?}");
        }
    }
}
