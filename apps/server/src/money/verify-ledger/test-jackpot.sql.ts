const at = `'2026-11-16T10:00:00Z'`
/** A closed round of own money, the same each time. */
const round = `(select * from hold where kind = 'round' and state = 'closed' and staked > 0 and bonus_staked = 0 order by shard, player, id limit 1) h`

/** Statements that make a jackpot which has counted one round, for less than a minor unit; the round gave an outcome that wins others. */
export const filledJackpot: readonly string[] = [
  `insert into jackpot_version (jackpot, version, data, at, actor)
   values (7, 1, '{"kind": "random", "seed": "0.00", "oneIn": "1000000.00", "meterPpm": 1, "reservePpm": 2, "games": ["one"]}', ${at}, 'test')`,
  `insert into jackpot (id, version, currency, state, started_at, meter_rest, reserve_rest) select 7, 1, currency, 'running', ${at}, staked, 2 * staked from ${round}`,
  `insert into house_wallet (shard, player, currency, owner) select 7, -7, currency, 'jackpot:7' from ${round}`,
  `select wallet_open(7::smallint, -7, currency) from ${round}`,
  `insert into jackpot_draw (jackpot, n, version, kind, commitment, sealed_secret, began_at, staked)
   select 7, 1, 1, 'random', repeat('a', 64), '\\x02', ${at}, staked from ${round}`,
  `insert into jackpot_batch (jackpot, n, draw, rounds, staked, meter, reserve, at) select 7, 1, 1, 1, staked, 0, 0, ${at} from ${round}`,
  `insert into jackpot_round (jackpot, shard, player, round, batch, place, staked) select 7, shard, player, id, 1, 1, staked from ${round}`,
  ...hitJackpot('test', `select * from ${round}`),
]

/** Statements by which a round of the game `one` gave an outcome that can win jackpots. `rounds`: selects its hold. */
export function hitJackpot(studio: string, rounds: string): string[] {
  return [
    `insert into game_outcome (studio, studio_game, outcome, names, chance_of, chance_in, told_at)
     values ('${studio}', 'one', 'fullComb', '{"en": "The full comb"}', 1, 14058, ${at})`,
    `insert into jackpot_hit (shard, player, currency, round, outcome, posting, seq)
     select h.shard, h.player, h.currency, h.id, 'fullComb', p.id, p.first_seq from (${rounds}) h
     join posting p on p.shard = h.shard and p.player = h.player and p.reason_ref = h.id and p.booked_at = h.closed_at order by p.first_seq desc limit 1`,
  ]
}
