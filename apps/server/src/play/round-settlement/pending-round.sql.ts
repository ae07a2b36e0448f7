import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/** Reads up to when rounds were looked through; undefined before the first time. */
export async function readSeenUntil(sql: Sql): Promise<Date | undefined> {
  const { rows } = await sql.query<{ until: Date }>({ text: 'select opened_until as until from pending_round_seen' })
  return rows[0]?.until
}

export async function writeSeenUntil(sql: Sql, until: Date): Promise<void> {
  await sql.query({
    text: `insert into pending_round_seen (opened_until) values ($1)
           on conflict (one) do update set opened_until = greatest(pending_round_seen.opened_until, excluded.opened_until)`,
    values: [until],
  })
}

/** Keeps the rounds begun in [from, until) that are in play still. */
export async function keepPendingRounds(sql: Sql, from: Date, until: Date): Promise<void> {
  await sql.query({
    text: `insert into pending_round (shard, player, currency, round, opened_at)
           select shard, player, currency, id, opened_at from hold
           where opened_at >= $1 and opened_at < $2 and kind = 'round' and state = 'open' on conflict do nothing`,
    values: [from, until],
  })
}

/** Forgets the rounds that have been settled. */
export async function forgetSettledRounds(sql: Sql): Promise<void> {
  await sql.query({
    text: `delete from pending_round r using hold h where h.shard = r.shard and h.player = r.player and h.currency = r.currency and h.id = r.round
           and h.state <> 'open'`,
  })
}

/** A round that has been in play for long, in minor units, with what its studio said last. */
export type PendingRound = WalletKey & {
  round: string
  owner_ref: string
  account: string | null
  opened_at: Date
  amount: bigint
  staked: bigint
  won: bigint
  bonus: bigint
  /** Taken from an award of free rounds: nothing was staked. */
  is_free: boolean
  asked_at: Date | null
  says: 'open' | 'settled' | 'unknown' | null
  says_staked: bigint | null
  says_won: bigint | null
  /** What it gave, if that can win jackpots. */
  says_outcome: string | null
}

/** Selects the rounds that have been in play for long. */
export const readsPendingRounds = `
  select r.shard, r.player, r.currency, r.round, h.owner_ref, h.account, h.opened_at, h.amount, h.staked, h.won, h.bonus, h.free_rounds is not null as is_free, r.asked_at, r.says,
    r.says_staked, r.says_won, r.says_outcome
  from pending_round r join hold h on h.shard = r.shard and h.player = r.player and h.currency = r.currency and h.id = r.round
  where h.kind = 'round' and h.state = 'open'`

/** Reads one of them. */
export async function readPendingRound(sql: Sql, { shard, player, currency }: WalletKey, round: string): Promise<PendingRound | undefined> {
  const { rows } = await sql.query<PendingRound>({
    text: `select * from (${readsPendingRounds}) r where shard = $1 and player = $2 and currency = $3 and round = $4`,
    values: [shard, player, currency, round],
  })
  return rows[0]
}

type Said = { says: 'open' | 'settled' | 'unknown'; staked: bigint | null; won: bigint | null; outcome: string | null }

/** Keeps what the studio said about a round. */
export async function writeSaid(sql: Sql, { shard, player, currency }: WalletKey, round: string, said: Said, at: Date): Promise<void> {
  await sql.query({
    text: `update pending_round set asked_at = $5, says = $6, says_staked = $7, says_won = $8, says_outcome = $9
           where shard = $1 and player = $2 and currency = $3 and round = $4`,
    values: [shard, player, currency, round, at, said.says, said.staked, said.won, said.outcome],
  })
}

/**
 * Finds the posting that began a free round. It moved no money, so that no movement leads to it: it is looked for among
 * its studio's postings in the shard, which a person's rare decision may cost.
 */
export async function readFreeRoundStart(
  sql: Sql,
  { shard, player, currency, round, opened_at: at }: PendingRound,
  studio: string,
): Promise<string | undefined> {
  const { rows } = await sql.query<{ id: string }>({
    text: `select id from posting where shard = $1 and id >= $2 || ':' and id < $2 || ';' and player = $3 and currency = $4 and reason_ref = $5
             and booked_at = $6 and outcome = 'posted' and first_seq is null limit 1`,
    values: [shard, studio, player, currency, round, at],
  })
  return rows[0]?.id
}

/** One movement of a round: its posting, the kind of posting, and a leg in minor units. */
export type RoundLeg = { posting: string; kind: string; at: Date; debit: string; credit: string; amount: bigint }

/** Reads what moved in a round, in order. */
export async function readRoundLegs(sql: Sql, { shard, player, currency, round, opened_at: since }: PendingRound): Promise<RoundLeg[]> {
  const { rows } = await sql.query<RoundLeg>({
    text: `select t.posting, p.kind, t.booked_at as at, t.debit, t.credit, t.amount from transfer t join posting p on p.shard = t.shard and p.id = t.posting
           where t.shard = $1 and t.player = $2 and t.currency = $3 and t.booked_at >= $5 and p.reason_ref = $4 and p.outcome = 'posted'
           order by t.seq, t.leg`,
    values: [shard, player, currency, round, since],
  })
  return rows
}
