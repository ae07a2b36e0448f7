import type { Actor } from '../../base/actor.ts'
import type { Sql } from '../../base/database/database.ts'
import { isDistributed } from '../../base/environment.ts'
import type { WalletKey } from '../wallet/posting.ts'
import type { LimitChange } from './limit-state.ts'

/** The types of limits that the posting function enforces. */
export type CappedType = 'deposit' | 'loss' | 'wager'
/**
 * What keeps a player out. `ends_at` is null while it has no end, or while one that ends on request has not been asked
 * to.
 */
export type Exclusion = { kind: 'excluded' | 'timeOut' | 'blocked'; source: string; starts_at: Date; ends_at: Date | null }

/** Reads every request about a wallet's limits, in the order written. */
export async function readLimitChanges(sql: Sql, { shard, player, currency }: WalletKey): Promise<LimitChange[]> {
  const { rows } = await sql.query<LimitChange>({
    name: 'limit_changes_read',
    text: `select type, period, source, act, amount, requested_at, effective_at, confirm_hours, review, contact, rules, actor, reason
           from limit_change where shard = $1 and player = $2 and currency = $3 order by id`,
    values: [shard, player, currency],
  })
  return rows
}

export type NewLimitChange = Pick<LimitChange, 'type' | 'period' | 'amount' | 'source'> & { actor: Actor } & Partial<
    Pick<LimitChange, 'act' | 'confirm_hours' | 'review' | 'contact' | 'rules' | 'reason'>
  > & { requestedAt: Date; effectiveAt: Date }

export async function writeLimitChange(sql: Sql, { shard, player, currency }: WalletKey, change: NewLimitChange): Promise<void> {
  await sql.query({
    text: `insert into limit_change (shard, player, currency, type, period, amount, source, actor, reason, requested_at, effective_at, act, confirm_hours, review, contact, rules)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    values: [
      shard,
      player,
      currency,
      change.type,
      change.period,
      change.amount,
      change.source,
      change.actor,
      change.reason ?? '',
      change.requestedAt,
      change.effectiveAt,
      change.act ?? 'set',
      change.confirm_hours ?? null,
      change.review ?? false,
      change.contact ?? false,
      change.rules ?? '',
    ],
  })
}

/**
 * For an exclusion that ends on request: the term chosen, the cooling-off hours after the request, and when that was
 * made.
 */
type ByRequest = { id: bigint; chosen_until: Date | null; cooling_off_hours: number | null; asked_at: Date | null }

/** Reads exclusions, time-outs and blocks that are in force or still to begin. */
export async function readExclusions(sql: Sql, shard: number, player: bigint, at: Date): Promise<(Exclusion & ByRequest)[]> {
  const { rows } = await sql.query<Exclusion & ByRequest>({
    name: 'exclusions',
    text: `select id, kind, source, starts_at, chosen_until, cooling_off_hours, asked_at, ends_at from (
             select e.id, e.kind, e.source, e.starts_at, e.ends_at as chosen_until, e.cooling_off_hours, r.asked_at,
               case when e.cooling_off_hours is null then e.ends_at else r.ends_at end as ends_at
             from exclusion e left join exclusion_return r on r.shard = e.shard and r.exclusion = e.id and r.asked_at <= $3
             where e.shard = $1 and e.player = $2) held where ends_at is null or ends_at > $3`,
    values: [shard, player, at],
  })
  return rows
}

export type NewExclusion = {
  kind: Exclusion['kind']
  source: string
  reason: string
  startsAt: Date
  endsAt: Date | null
  coolingOffHours?: number | null
}

export async function writeExclusion(sql: Sql, shard: number, player: bigint, exclusion: NewExclusion): Promise<void> {
  await sql.query({
    text: 'insert into exclusion (shard, player, kind, source, reason, starts_at, ends_at, cooling_off_hours) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [
      shard,
      player,
      exclusion.kind,
      exclusion.source,
      exclusion.reason,
      exclusion.startsAt,
      exclusion.endsAt,
      exclusion.coolingOffHours ?? null,
    ],
  })
}

/** A cap in the posting function's format: arrays by period (daily, weekly, monthly). */
export type CapToWrite = {
  type: CappedType
  amount: (string | null)[]
  start: (Date | null)[]
  ends: (Date | null)[]
  valid: Date | 'infinity'
  source: (string | null)[]
}
export type Gates = { bet: string | null; deposit: string | null; until: Date | 'infinity'; maxBalance: bigint | null }

/** Writes caps and gates under the wallet's lock. */
export async function writeCaps(sql: Sql, { shard, player, currency }: WalletKey, caps: CapToWrite[], gates: Gates): Promise<void> {
  await sql.query({
    text: 'select wallet_write_caps($1::smallint, $2, $3, $4, $5, $6, $7, $8)',
    values: [shard, player, currency, JSON.stringify(caps), gates.bet, gates.deposit, gates.until, gates.maxBalance],
  })
}

type CapRow = {
  type: CappedType
  amount: (bigint | null)[]
  used: (bigint | null)[]
  reserved: bigint
  window_end: (Date | null)[]
  valid_until: Date
}

/** Reads the caps in force, with what is used and reserved of each. */
export async function readCaps(sql: Sql, { shard, player, currency }: WalletKey): Promise<CapRow[]> {
  const { rows } = await sql.query<CapRow>({
    text: `select c.type, c.amount, c.window_end, c.valid_until, case c.type when 'deposit' then w.deposit_reserved else 0 end as reserved,
             case c.type when 'deposit' then w.deposit_used when 'loss' then w.loss_used else w.wager_used end as used
           from cap c join wallet w using (shard, player, currency) where c.shard = $1 and c.player = $2 and c.currency = $3`,
    values: [shard, player, currency],
  })
  return rows
}

export type CountedWindow = { type: CappedType; start: Date; end: Date }

/** Reads usage in several windows at once, whether or not limits are set. */
export async function readUsage(sql: Sql, wallet: WalletKey, windows: CountedWindow[]): Promise<bigint[]> {
  if (isDistributed()) return readUsageOneByOne(sql, wallet, windows)
  const { shard, player, currency } = wallet
  const { rows } = await sql.query<{ used: bigint }>({
    name: 'usage_in_windows',
    text: `select usage_in_window($1::smallint, $2, $3, type, starts, ends) as used
           from unnest($4::text[], $5::timestamptz[], $6::timestamptz[]) with ordinality as w (type, starts, ends, n) order by n`,
    values: [shard, player, currency, windows.map(({ type }) => type), windows.map(({ start }) => start), windows.map(({ end }) => end)],
  })
  return rows.map(({ used }) => used)
}

/** A distributed ledger is sent a call of the function alone, not the function in a longer statement. */
async function readUsageOneByOne(sql: Sql, { shard, player, currency }: WalletKey, windows: CountedWindow[]): Promise<bigint[]> {
  const used: bigint[] = []
  for (const { type, start, end } of windows) {
    const { rows } = await sql.query<{ used: bigint }>({
      name: 'usage_in_window',
      text: 'select usage_in_window($1::smallint, $2, $3, $4, $5, $6) as used',
      values: [shard, player, currency, type, start, end],
    })
    used.push(rows[0]?.used ?? 0n)
  }
  return used
}

/** What counts towards limits beside movements: the wallet's cash, amounts reserved for deposits, and what was paid out. */
type Counted = { cash: bigint; promised: bigint; paid: bigint }

/** Reads a wallet's figures as they are now, and sums withdrawals paid out in a window, which offset deposits in the net deposit limit. */
export async function readCounted(sql: Sql, { shard, player, currency }: WalletKey, start: Date, end: Date): Promise<Counted> {
  const { rows } = await sql.query<Counted>({
    name: 'wallet_counted',
    text: `select w.cash, w.deposit_reserved as promised,
             (select coalesce(sum(p.amount), 0)::bigint from withdrawal p
              where p.shard = $1 and p.player = $2 and p.currency = $3 and p.state = 'paid' and p.changed_at >= $4 and p.changed_at < $5) as paid
           from wallet w where w.shard = $1 and w.player = $2 and w.currency = $3`,
    values: [shard, player, currency, start, end],
  })
  return rows[0] ?? { cash: 0n, promised: 0n, paid: 0n }
}

/** Returns when the oldest counted entry of a rolling window was made, which tells when it next frees room. */
export async function readFirstCounted(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  type: CappedType,
  since: Date,
): Promise<Date | null> {
  const { rows } = await sql.query<{ first: Date | null }>({
    // A kind at a time: each has an index of its own, and the oldest entry is the first in it.
    text: `select min(first) as first from (
             select min(counted_at) as first from hold where $5 = 'deposit' and shard = $1 and player = $2 and currency = $3 and counted_at >= $4
             union all
             select min(opened_at) from hold where $5 <> 'deposit' and shard = $1 and player = $2 and currency = $3 and kind = 'round' and opened_at >= $4
             union all
             select min(opened_at) from hold where $5 <> 'deposit' and shard = $1 and player = $2 and currency = $3 and kind = 'race' and opened_at >= $4
           ) each`,
    values: [shard, player, currency, since, type],
  })
  return rows[0]?.first ?? null
}

/** Reads the wallet's own figures for limits: cash, amounts reserved for deposits, and the max balance. */
export async function readAllowances(
  sql: Sql,
  { shard, player, currency }: WalletKey,
): Promise<{ cash: bigint; reserve: bigint; promised: bigint; max_balance: bigint | null; seq: bigint } | undefined> {
  const { rows } = await sql.query<{ cash: bigint; reserve: bigint; promised: bigint; max_balance: bigint | null; seq: bigint }>({
    name: 'wallet_allowances',
    text: 'select cash, reserve, deposit_reserved as promised, max_balance, seq from wallet where shard = $1 and player = $2 and currency = $3',
    values: [shard, player, currency],
  })
  return rows[0]
}
