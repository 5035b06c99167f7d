//! Announcing: what happened goes into the outbox, once for everybody and once for each person concerned.

use rules::dice::Seq;
use rules::seat::{Seat, Seats};
use rules::view::OneSeat;

use super::{Answered, Transition};
use crate::id::UserId;
use crate::store::Tx;
use crate::table::clocks::{Since, update_clocks};
use crate::table::{DirectMessage, Facts, Notice, Post, Trouble};

/// Who has the answer already, and whether they have just come from another place to move.
#[derive(Clone, Copy)]
struct Heard {
    answered: Answered,
    came: bool,
}

impl Transition {
    /// What the panel of a seat tells: what it alone learned. Where there are no posts it tells everything.
    pub fn told_to(&self, seat: Seat) -> Facts<OneSeat> {
        if self.state.row.is_private() {
            Facts::heard(&self.facts, seat)
        } else {
            Facts::private(&self.facts, seat)
        }
    }

    /// Lets the computers play, settles, and puts the messages into the outbox. Who is `answered`
    /// already has the panel and needs no second one.
    pub async fn announce(
        mut self,
        tx: &mut Tx,
        began: bool,
        answered: Answered,
    ) -> Result<Self, Trouble> {
        if self.state.is_deserted() {
            self.desert(tx).await?;
        } else {
            self.run_computers(tx).await?;
        }
        let answered = Heard {
            answered,
            came: self.note_place(tx, answered).await?,
        };
        if !self.moved && !began && self.notices.is_empty() {
            self.settle_unnoticed(tx).await?;
            self.say_privately(tx, answered, Seats::NONE).await?;
            return Ok(self);
        }
        let waiting = self.settle(tx).await?;
        let armed = self.schedule_orders(tx).await?;
        self.say_lists(tx).await?;
        self.say(tx, began, answered, waiting, armed).await?;
        Ok(self)
    }

    /// Announces a change of players. Only if it is a computer daimyo's turn is there something to play;
    /// otherwise there are only notices.
    pub async fn announce_seats(mut self, tx: &mut Tx) -> Result<Self, Trouble> {
        let waiting = self.state.waiting(&self.table);
        let computers = self.state.computers();
        if waiting.is_empty() || waiting.iter().any(|seat| computers.has(seat)) {
            return self.announce(tx, false, Answered::Nobody).await;
        }
        let since = Since {
            gain: true,
            ..Since::nothing(waiting)
        };
        update_clocks(tx, &mut self.state, since).await?;
        for notice in std::mem::take(&mut self.notices) {
            self.tell(tx, notice).await?;
        }
        Ok(self)
    }

    /// Announces something about the table itself.
    pub async fn tell(&self, tx: &mut Tx, notice: Notice) -> Result<(), Trouble> {
        let row = &self.state.row;
        tx.say_public(row.id, row.channel, &Post::Notice { notice })
            .await?;
        Ok(())
    }

    /// An act is gone: a post with the board as it is now, and everybody's panel as it is now.
    pub async fn show_again(&self, tx: &mut Tx, notice: Notice, by: Seat) -> Result<(), Trouble> {
        let row = &self.state.row;
        let post = Post::Moved {
            facts: Facts::none(),
            ping: Vec::new(),
            notices: vec![notice],
        };
        if !row.is_private() {
            tx.say_public(row.id, row.channel, &post).await?;
        }
        self.refresh_panels(tx, Some(by)).await
    }

    /// Brings the panels in direct messages up to date, without a new message. `but` has it already.
    pub async fn refresh_panels(&self, tx: &mut Tx, but: Option<Seat>) -> Result<(), Trouble> {
        for seat in &self.state.seats {
            // A panel that rests shows nothing that could be wrong.
            if let Some(user) = seat
                .user
                .filter(|_| but != Some(seat.seat) && !seat.elsewhere)
            {
                tx.say_private(self.state.row.id, user, &DirectMessage::Refresh)
                    .await?;
            }
        }
        Ok(())
    }

    /// Tells each player what was played from their list.
    async fn say_lists(&self, tx: &mut Tx) -> Result<(), Trouble> {
        for seat in self
            .played
            .iter()
            .map(|(seat, _, _)| *seat)
            .collect::<Seats>()
            .iter()
        {
            let own = self.played.iter().filter(|(by, _, _)| *by == seat);
            let acts = own.map(|(_, act, helped)| (act.clone(), *helped)).collect();
            if let Some(user) = self.state.user(seat) {
                tx.say_private(self.state.row.id, user, &DirectMessage::ListPlayed { acts })
                    .await?;
            }
        }
        Ok(())
    }

    /// Notes where the player who acted moves now. Says whether it was somewhere else before.
    async fn note_place(&mut self, tx: &mut Tx, answered: Answered) -> Result<bool, Trouble> {
        let (seat, elsewhere) = match answered {
            // There is one place to move at, even if the panel was opened somewhere else once.
            _ if self.state.row.is_private() => return Ok(false),
            Answered::Nobody => return Ok(false),
            Answered::InPlace(seat) => (seat, false),
            Answered::Elsewhere(seat) => (seat, true),
        };
        let was = self.state.seat(seat).map(|row| row.elsewhere);
        if was.is_none_or(|was| was == elsewhere) {
            return Ok(false);
        }
        self.state
            .change_seat(tx, seat, |row| row.elsewhere = elsewhere)
            .await?;
        Ok(true)
    }

    /// What the channel is told: each great moment in a post of its own, then what followed it.
    fn posts(
        &self,
        began: bool,
        waiting: Seats,
        ping: Vec<UserId>,
        notices: Vec<Notice>,
    ) -> Vec<Post> {
        let (moments, facts) = match began {
            true => (Vec::new(), Facts::public(&self.facts)),
            false => Facts::moments(&self.facts, &self.state.row.title),
        };
        let mut posts: Vec<Post> = moments
            .into_iter()
            .map(|(first, facts)| Post::Moment {
                facts,
                at: self.act_that_told(first),
                last: false,
                ping: Vec::new(),
                notices: Vec::new(),
            })
            .collect();
        let over = waiting.is_empty();
        if let Some(Post::Moment {
            last,
            ping: pinged,
            notices: said,
            ..
        }) = posts.last_mut()
            && facts.is_empty()
            && !over
        {
            (*last, *pinged, *said) = (true, ping, notices);
            return posts;
        }
        posts.push(match (began, over) {
            (_, true) => Post::Ended { facts, notices },
            (true, false) => Post::Began { facts, ping },
            (false, false) => Post::Moved {
                facts,
                ping,
                notices,
            },
        });
        posts
    }

    /// The act that told everybody the fact of this number.
    fn act_that_told(&self, fact: usize) -> Seq {
        let told = self.told.iter().find(|(_, count)| *count > fact);
        told.map_or(self.table.seq(), |(seq, _)| *seq)
    }

    async fn say(
        &self,
        tx: &mut Tx,
        began: bool,
        answered: Heard,
        waiting: Seats,
        armed: Seats,
    ) -> Result<(), Trouble> {
        let row = &self.state.row;
        let fresh = |seat: &Seat| !self.before.has(*seat) && self.actor != Some(*seat);
        let mut ping = Vec::new();
        let mut digested = Vec::new();
        for seat in &self.state.seats {
            let Some(user) = seat.user.filter(|_| waiting.has(seat.seat) && !seat.held) else {
                continue;
            };
            if tx.time_preferences(user).await?.digest.is_some() {
                digested.push(user);
            } else if fresh(&seat.seat) {
                ping.push(user);
            }
        }
        // Buttons that must work for days have a post of their own, which the next move does not retire.
        let (aside, notices): (Vec<_>, Vec<_>) =
            self.notices.iter().cloned().partition(Notice::has_buttons);
        for post in self.posts(began, waiting, ping, notices) {
            // Beside the panel of its only player, posts would only push it away.
            if !row.is_private() || matches!(post, Post::Ended { .. }) {
                tx.say_public(row.id, row.channel, &post).await?;
            }
        }
        for notice in aside {
            self.tell(tx, notice).await?;
        }
        if waiting.is_empty() {
            tx.say_public(row.id, row.channel, &Post::Film).await?;
        }
        // A player who left an order is told when it is carried out; one with a digest is not pinged
        // for every turn.
        let mut up = Seats::NONE;
        for seat in &self.state.seats {
            let begins = waiting.has(seat.seat) && !self.before.has(seat.seat);
            if begins
                && !armed.has(seat.seat)
                && !seat.user.is_some_and(|it| digested.contains(&it))
            {
                up.insert(seat.seat);
            }
        }
        self.say_privately(tx, answered, up).await
    }

    /// Tells each person what they alone learned, and those who are `up` that they are.
    async fn say_privately(
        &self,
        tx: &mut Tx,
        Heard { answered, came }: Heard,
        up: Seats,
    ) -> Result<(), Trouble> {
        let row = &self.state.row;
        for seat in &self.state.seats {
            let Some(user) = seat
                .user
                .filter(|_| answered != Answered::InPlace(seat.seat))
            else {
                continue;
            };
            let facts = self.told_to(seat.seat);
            if let Some(missed) = self.missed.clone().filter(|it| it.seat == seat.seat) {
                tx.say_private(row.id, user, &DirectMessage::Missed { missed, facts })
                    .await?;
                continue;
            }
            // A player who is gone learns it on return.
            if seat.held {
                continue;
            }
            // The channel pings whoever moves there. If it cannot, or if only they notice, their direct
            // messages have to.
            let rests = seat.elsewhere && self.moved && row.trouble.is_none();
            if answered == Answered::Elsewhere(seat.seat) && row.is_private() {
                tx.say_private(row.id, user, &DirectMessage::Refresh)
                    .await?;
            } else if answered == Answered::Elsewhere(seat.seat) {
                // The answer to the press has all of it. The panel in direct messages rests from now on.
                if came {
                    let facts = Facts::none();
                    tx.say_private(row.id, user, &DirectMessage::Rest { facts })
                        .await?;
                }
            } else if rests {
                if !facts.is_empty() {
                    tx.say_private(row.id, user, &DirectMessage::Rest { facts })
                        .await?;
                }
            } else if up.has(seat.seat) || !facts.is_empty() {
                tx.say_private(row.id, user, &DirectMessage::Panel { facts })
                    .await?;
            }
        }
        Ok(())
    }
}
