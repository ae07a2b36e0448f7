import type { Sql, Transaction } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/**
 * Keeps every open pot from being switched off until the transaction ends, so that a hit which is being booked still finds it. Pots are
 * locked before wallets, as where they are won.
 */
export async function lockPots(tx: Transaction): Promise<void> {
  await tx.query({ text: `select from jackpot where state in ('running', 'closing') order by id for share` })
}

type Hit = { round: string; outcome: string; posting: string; seq: bigint }

/** Writes that a round gave an outcome; a round without own money, such as a free one, hits nothing. In the transaction of its booking. */
export async function insertHit(
  tx: Transaction,
  { shard, player, currency }: WalletKey,
  { round, outcome, posting, seq }: Hit,
): Promise<void> {
  await tx.query({
    text: `insert into jackpot_hit (shard, player, currency, round, outcome, posting, seq)
           select shard, player, currency, id, $5, $6, $7 from hold
           where shard = $1 and player = $2 and currency = $3 and id = $4 and kind = 'round' and state = 'closed' and staked > bonus_staked`,
    values: [shard, player, currency, round, outcome, posting, seq],
  })
}

/** A round by its wallet and id. */
type RoundKey = { shard: number; player: bigint; id: string }

/** Reads which of these rounds gave an outcome, and which; by the ids of the rounds. */
export async function readHits(sql: Sql, currency: string, rounds: readonly RoundKey[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql.query<{ round: string; outcome: string }>({
    text: `select h.round, h.outcome from unnest($2::smallint[], $3::bigint[], $4::text[]) as r (shard, player, round)
           join jackpot_hit h on h.shard = r.shard and h.player = r.player and h.currency = $1 and h.round = r.round`,
    values: [currency, rounds.map(({ shard }) => shard), rounds.map(({ player }) => player), rounds.map(({ id }) => id)],
  })
  return new Map(rows.map(({ round, outcome }) => [round, outcome]))
}

/** Returns whether a hit that a pot's running draw is about is booked, and not counted yet. */
export async function isHitWaiting(sql: Sql, jackpot: number): Promise<boolean> {
  const { rows } = await sql.query<{ waits: boolean }>({
    // What the ledger has is read by itself, which a distributed one can.
    text: `with hit as materialized (
             select i.shard, i.player, i.currency, i.round, i.seq, j.started_at, v.data -> 'games' as games
             from jackpot j join jackpot_draw d on d.jackpot = j.id and d.ended_at is null and d.kind = 'reels'
             join jackpot_version v on v.jackpot = d.jackpot and v.version = d.version
             join jackpot_hit i on i.currency = j.currency and i.outcome = v.data ->> 'outcome' where j.id = $1
           ), unread as materialized (
             select h.owner_ref, i.games from hit i
             join hold h on h.shard = i.shard and h.player = i.player and h.currency = i.currency and h.id = i.round and h.closed_at >= i.started_at
             where not exists (select from round_read r where r.reader = 'jackpots' and r.shard = h.shard and r.player = h.player and r.currency = h.currency
               and r.seq >= i.seq)
           )
           select exists (select 1 from unread u join game g on u.owner_ref = 'game:' || g.id and u.games ? g.friendly_id) as waits`,
    values: [jackpot],
  })
  return rows[0]?.waits ?? false
}
