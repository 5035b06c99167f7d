//! Results and simple statistics: games, wins, how quickly somebody answers.

use std::collections::BTreeMap;

use rules::title::Outcome;

use super::lesson::lesson_of;
use super::{Refused, TableState, Tables, Trouble};
use crate::clock::Millis;
use crate::id::UserId;
use crate::store::{JournalRow, ResultRow, Tx};

/// Somebody's statistics of one title.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerStats {
    /// The id of the title.
    pub title: String,
    /// Tables played to their end.
    pub games: usize,
    /// How many of them were won, shared places included.
    pub wins: usize,
    /// At how many of them hints were allowed.
    pub hinted: usize,
    /// The middle of all answer times, in seconds.
    pub median: Option<i64>,
}

impl Tables {
    /// Somebody's statistics per title. Others can see them unless the person has opted out.
    pub async fn careers(&self, of: UserId) -> Result<Vec<PlayerStats>, Trouble> {
        if self.store.uncounted(of).await? {
            return Err(Refused::Uncounted.into());
        }
        let mut titles: BTreeMap<String, Vec<ResultRow>> = BTreeMap::new();
        for row in self.store.results(of).await? {
            titles.entry(row.title.clone()).or_default().push(row);
        }
        let career = |(title, rows): (String, Vec<ResultRow>)| PlayerStats {
            title,
            games: rows.len(),
            wins: rows.iter().filter(|row| row.place == 1).count(),
            hinted: rows.iter().filter(|row| row.hints).count(),
            median: median(rows.into_iter().flat_map(|row| row.answers).collect()),
        };
        Ok(titles.into_iter().map(career).collect())
    }

    /// Opts a person in or out; opting out deletes their statistics.
    pub async fn keep_statistics(&self, user: UserId, counted: bool) -> Result<(), Trouble> {
        let mut tx = self.store.write().await?;
        tx.set_counted(user, counted).await?;
        tx.commit().await?;
        Ok(())
    }
}

/// Writes how a table ended for everybody who played to the end.
pub(super) async fn write(
    tx: &mut Tx,
    state: &TableState,
    outcome: &Outcome,
) -> Result<(), Trouble> {
    // The dice of a lesson are known to everybody.
    if lesson_of(&state.row).is_some() {
        return Ok(());
    }
    let acts = tx.acts(state.row.id).await?;
    let mut answers = answers(state, &acts)?;
    for row in &state.seats {
        let Some(user) = row.user else { continue };
        let at = row.seat.index();
        let result = ResultRow {
            table: state.row.id,
            seat: row.seat,
            user,
            title: state.row.title.clone(),
            place: outcome.places.get(at).copied().unwrap_or(u8::MAX),
            score: outcome.scores.get(at).copied().unwrap_or(0),
            ended_at: tx.now(),
            answers: answers.remove(&user).unwrap_or_default(),
            hints: state.row.hints,
        };
        tx.add_result(&result).await?;
    }
    Ok(())
}

/// How long each person took from being asked to acting, in seconds. Acts of a sealed list do not count,
/// and neither does the very first act, because nobody noted when it was asked for.
fn answers(state: &TableState, acts: &[JournalRow]) -> Result<BTreeMap<UserId, Vec<i64>>, Trouble> {
    let (mut table, _) = state.open()?;
    let mut since: BTreeMap<usize, Millis> = BTreeMap::new();
    let mut found: BTreeMap<UserId, Vec<i64>> = BTreeMap::new();
    for act in acts {
        let asked = since.remove(&act.seat.index());
        if let (Some(user), Some(asked)) = (act.user, asked)
            && act.at > asked
        {
            let seconds = act.at.seconds() - asked.seconds();
            found.entry(user).or_default().push(seconds);
        }
        act.redo(&mut table)?;
        let waiting = table.waiting();
        since.retain(|seat, _| waiting.iter().any(|up| up.index() == *seat));
        for seat in waiting.iter() {
            since.entry(seat.index()).or_insert(act.at);
        }
    }
    Ok(found)
}

fn median(mut all: Vec<i64>) -> Option<i64> {
    all.sort_unstable();
    let middle = all.len() / 2;
    if all.len() % 2 == 1 {
        return all.get(middle).copied();
    }
    let below = all.get(middle.checked_sub(1)?)?;
    Some(i64::midpoint(*below, *all.get(middle)?))
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn the_middle() {
        assert_eq!(median(vec![]), None);
        assert_eq!(median(vec![7]), Some(7));
        assert_eq!(median(vec![9, 1, 5]), Some(5));
        assert_eq!(median(vec![9, 1, 5, 7]), Some(6));
    }
}
