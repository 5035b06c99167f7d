//! The tables against their known sums and shapes (R1, R3, R7).

use super::*;

#[test]
fn r1_shore_and_river_touch_each_other() {
    for space in Space::ALL {
        let shores = space.shores();
        assert!(shores.is_sorted(), "{space}");
        let mut regions: Vec<Region> = shores.map(Shore::region).to_vec();
        regions.dedup();
        assert_eq!(space.regions(), regions, "{space}");
        assert!(
            shores
                .iter()
                .all(|shore| shore.spaces().any(|s| s == space))
        );
    }
    let touching = |count| {
        let all = Shore::ALL.into_iter();
        all.filter(|shore| shore.spaces().count() == count).count()
    };
    assert_eq!([1, 2, 3, 4].map(touching), [12, 10, 8, 0]);
    for shore in Shore::ALL {
        let spaces: Vec<usize> = shore.spaces().map(|space| space as usize).collect();
        assert!(spaces.windows(2).all(|pair| pair[1] == pair[0] + 1));
    }
}

#[test]
fn r1_regions_have_five_spaces_and_their_costs() {
    let cost = |region| Shore::of(region).map(Shore::cost).collect::<Vec<_>>();
    let costs = Region::ALL.map(cost);
    assert_eq!(
        costs,
        [
            [6, 5, 8, 12, 6],
            [0, 8, 6, 12, 9],
            [8, 12, 6, 5, 11],
            [9, 0, 12, 6, 6],
            [12, 8, 9, 6, 11],
            [13, 6, 6, 0, 5],
        ]
    );
    for region in Region::ALL {
        assert!(Shore::of(region).all(|shore| shore.region() == region));
        assert_eq!(Face::of(region).region(), region);
    }
    let kind = |kind| Shore::ALL.into_iter().filter(move |s| s.kind() == kind);
    assert!(kind(SpaceKind::Imperial).eq(Shore::IMPERIAL));
    let starts = |seats| sizes(seats).start_spaces.to_vec();
    assert!(kind(SpaceKind::Start23).eq(starts(3)));
    assert_eq!(kind(SpaceKind::Start2).count(), 3);
    assert!(
        starts(2)
            .iter()
            .all(|shore| shore.cost() > 0 && shore.kind() != SpaceKind::Plain)
    );
    assert_eq!((starts(2).len(), starts(4).len()), (6, 0));
}

#[test]
fn r1_there_are_49_tiles() {
    let copies: u8 = Tile::ALL.into_iter().map(Tile::copies).sum();
    assert_eq!(copies, 49);
    let of = |era| Tile::ALL.into_iter().filter(move |tile| tile.era() == era);
    for (era, per_kind) in [(Era::First, 6), (Era::Second, 4)] {
        assert!(of(era).eq(Tiles::of(era).iter()), "{era}");
        for kind in Kind::ALL {
            assert_eq!(of(era).filter(|tile| tile.kind() == kind).count(), per_kind);
        }
    }
    let start: u8 = of(Era::Start).map(Tile::copies).sum();
    assert_eq!(start, 9);
    assert_eq!(of(Era::Start).filter(|tile| tile.imperial()).count(), 3);
    assert!(of(Era::Start).all(|tile| tile.owner().is_empty() && tile.bonus() == 0));
    let bonus = |era| of(era).map(|tile| u32::from(tile.bonus())).sum::<u32>();
    assert_eq!((bonus(Era::First), bonus(Era::Second)), (57, 61));
}

/// How often each owner's reward is printed, by era.
#[test]
fn r1_tiles_reward_their_owners() {
    let count = |era, wanted: fn(&Reward) -> bool| {
        let tiles = Tile::ALL.into_iter().filter(|tile| tile.era() == era);
        tiles.flat_map(Tile::owner).filter(|r| wanted(r)).count()
    };
    let both = |wanted| (count(Era::First, wanted), count(Era::Second, wanted));
    assert_eq!(both(|r| matches!(r, Reward::Good(_))), (6, 3));
    assert_eq!(both(|r| matches!(r, Reward::Favor(1))), (6, 4));
    assert_eq!(both(|r| matches!(r, Reward::Vp(1))), (8, 0));
    assert_eq!(both(|r| matches!(r, Reward::Vp(2))), (0, 3));
    assert_eq!(both(|r| matches!(r, Reward::Vp(3))), (0, 3));
    assert_eq!(both(|r| matches!(r, Reward::AnyGood)), (0, 2));
    assert_eq!(both(|r| matches!(r, Reward::Influence(1))), (0, 3));
    assert_eq!(both(|r| matches!(r, Reward::KokuPer(_))), (4, 0));
    assert_eq!(both(|r| matches!(r, Reward::KokuPerCustomer)), (1, 0));
    assert_eq!(both(|r| matches!(r, Reward::Koku(_))), (6, 0));
    for tile in Tile::ALL
        .into_iter()
        .filter(|tile| tile.era() != Era::Start)
    {
        assert!(!tile.owner().is_empty() && !tile.visitor().is_empty());
    }
}

#[test]
fn r7_there_are_thirty_customers() {
    assert_eq!(Customers::ALL.iter().count(), 30);
    for calling in Calling::ALL {
        for region in Region::ALL {
            let customer = Customer::of(calling, region);
            assert_eq!((customer.calling(), customer.region()), (calling, region));
            assert_eq!(customer.id(), format!("{calling}{}", region.number()));
        }
    }
    let goods = |calling| Region::ALL.map(|region| Customer::of(calling, region).order().sum());
    assert_eq!(goods(Calling::Artisan), [2; 6]);
    assert_eq!(goods(Calling::Elder), [5; 6]);
    assert_eq!(goods(Calling::Merchant), [3; 6]);
    assert_eq!(goods(Calling::Monk), [4, 5, 4, 5, 4, 5]);
    assert_eq!(goods(Calling::Noble), [4; 6]);
    let mut sums = [0; 3];
    for customer in Customers::ALL.iter() {
        for (sum, count) in sums.iter_mut().zip(customer.order().0) {
            *sum += u32::from(count);
        }
    }
    assert_eq!(sums, [39, 38, 34]);
    let own = |customer: &Customer| customer.calling() == Calling::Monk && customer.marks_own();
    let own: Vec<Customer> = Customers::ALL.iter().filter(own).collect();
    assert_eq!(own, [Customer::Monk1, Customer::Monk3, Customer::Monk5]);
    assert_eq!(
        (0..9).map(customers_vp).collect::<Vec<_>>(),
        [0, 2, 5, 9, 14, 20, 27, 27, 27]
    );
}

#[test]
fn r4_turning_the_die_goes_the_shorter_way() {
    assert_eq!(Face::Two.cost_to(Face::Six), 2);
    assert_eq!(Face::Six.cost_to(Face::One), 1);
    assert_eq!(Face::One.cost_to(Face::Four), 3);
    for face in Face::ALL {
        assert_eq!(face.cost_to(face.up()), 1);
        assert_eq!(face.up().down(), face);
    }
}

#[test]
fn r6_after_the_last_space_comes_the_first() {
    assert_eq!(Space::R5.downstream(2), (Space::R7, false));
    assert_eq!(Space::R14.downstream(1), (Space::R1, true));
    assert_eq!(Space::R13.downstream(1), (Space::R14, false));
    assert_eq!(Space::R12.downstream(6), (Space::R4, true));
}

#[test]
fn r10_region_tiles_pay_more_and_more() {
    for pair in RegionTile::ALL.windows(2) {
        for seats in [2, 3, 4] {
            assert!(pair[0].places(seats)[0] + 1 == pair[1].places(seats)[0]);
        }
    }
    let sum = |seats| {
        RegionTile::ALL
            .into_iter()
            .flat_map(move |t| t.places(seats).iter())
    };
    assert_eq!(sum(2).map(|vp| u32::from(*vp)).sum::<u32>(), 47);
    assert_eq!(sum(3).map(|vp| u32::from(*vp)).sum::<u32>(), 99);
}

#[test]
fn r11_every_clan_has_two_patrons() {
    for clan in Clan::ALL {
        assert!(Patron::of(clan).iter().all(|patron| patron.clan() == clan));
    }
    let all: Vec<Patron> = Clan::ALL.into_iter().flat_map(Patron::of).collect();
    assert_eq!(all, Patron::ALL);
}
