const at = `'2026-11-16T10:00:00Z'`
const data = `'{"format": "wager", "minStake": "0.01", "maxStake": "9999.00", "games": ["one"], "prizes": [], "poolShares": [],
  "from": "2026-11-01T00:00:00Z", "until": "2026-12-31T00:00:00Z", "currency": "EUR"}'`

/** Statements that make a race that is over, in which one player counted the round that is closed, of own money, and `which`. */
export const filledRace = (which = 'true'): readonly string[] => {
  const round = `(select * from hold where kind = 'round' and state = 'closed' and currency = 'EUR' and staked > 0 and bonus_staked = 0 and ${which} order by shard, player, id limit 1) h`
  return [
    `insert into race_version (race, version, data, at, actor) values (7, 1, ${data}, ${at}, 'test')`,
    `insert into race (id, version, currency, state, starts_at, ends_at, opened_at, began_at, settled_at, commitment, secret)
     values (7, 1, 'EUR', 'settled', '2026-11-01T00:00:00Z', '2026-12-31T00:00:00Z', ${at}, ${at}, '2026-12-31T00:00:00Z', encode(sha256('s'), 'hex'), 's')`,
    `insert into house_wallet (shard, player, currency, owner) values (7, -1000000007, 'EUR', 'race:7')`,
    `select wallet_open(7::smallint, -1000000007, 'EUR')`,
    `insert into race_entry (race, shard, player, n, state, entered_at, buy_in, score, reached_at, rounds)
     select 7, shard, player, 1, 'in', '2026-11-01T00:00:00Z', 0, staked, closed_at, 1 from ${round}`,
    `insert into race_round (race, shard, player, round, n, staked, won, closed_at) select 7, shard, player, id, 1, staked, won, closed_at from ${round}`,
    `insert into race_place (race, shard, player, place, tied, amount, digest)
     select 7, shard, player, 1, 1, 0, encode(sha256(convert_to('s:' || player, 'UTF8')), 'hex') from ${round}`,
  ]
}
