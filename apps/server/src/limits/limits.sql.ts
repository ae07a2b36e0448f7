import type { LimitPeriodName } from '@fairhouse/country-rules'
import type { Sql } from '../base/database.ts'
import type { WalletKey } from '../wallet/index.ts'

export type CappedType = 'deposit' | 'loss' | 'wager'
export type LimitChange = { type: CappedType; period: LimitPeriodName; amount: bigint | null; source: string; effective_at: Date }
export type Exclusion = { kind: 'excluded' | 'timeOut' | 'blocked'; source: string; starts_at: Date; ends_at: Date | null }

/** For each limit and source the change that holds at a moment, and those that come later. */
export async function readLimitChanges(sql: Sql, { shard, player, currency }: WalletKey, at: Date): Promise<LimitChange[]> {
  const { rows } = await sql.query<LimitChange>({
    text: `(select distinct on (type, period, source) type, period, amount, source, effective_at from limit_change
            where shard = $1 and player = $2 and currency = $3 and effective_at <= $4 order by type, period, source, effective_at desc, id desc)
           union all
           (select type, period, amount, source, effective_at from limit_change where shard = $1 and player = $2 and currency = $3 and effective_at > $4)`,
    values: [shard, player, currency, at],
  })
  return rows
}

export type NewLimitChange = {
  type: CappedType
  period: LimitPeriodName
  amount: bigint | null
  source: string
  actor: string
  requestedAt: Date
  effectiveAt: Date
  reason?: string
}

export async function writeLimitChange(sql: Sql, { shard, player, currency }: WalletKey, change: NewLimitChange): Promise<void> {
  await sql.query({
    text: `insert into limit_change (shard, player, currency, type, period, amount, source, actor, reason, requested_at, effective_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
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
    ],
  })
}

/** Exclusions, time-outs and blocks that hold or will begin. */
export async function readExclusions(sql: Sql, shard: number, player: bigint, at: Date): Promise<Exclusion[]> {
  const { rows } = await sql.query<Exclusion>({
    text: 'select kind, source, starts_at, ends_at from exclusion where shard = $1 and player = $2 and (ends_at is null or ends_at > $3)',
    values: [shard, player, at],
  })
  return rows
}

export type NewExclusion = { kind: Exclusion['kind']; source: string; reason: string; startsAt: Date; endsAt: Date | null }

export async function writeExclusion(sql: Sql, shard: number, player: bigint, exclusion: NewExclusion): Promise<void> {
  await sql.query({
    text: 'insert into exclusion (shard, player, kind, source, reason, starts_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7)',
    values: [shard, player, exclusion.kind, exclusion.source, exclusion.reason, exclusion.startsAt, exclusion.endsAt],
  })
}

export type CapToWrite = {
  type: CappedType
  amount: (string | null)[]
  start: (Date | null)[]
  ends: (Date | null)[]
  valid: Date | 'infinity'
  source: (string | null)[]
}
export type Gates = { bet: string | null; deposit: string | null; until: Date | 'infinity' }

/** Writes caps and gates under the wallet's lock. */
export async function writeCaps(sql: Sql, { shard, player, currency }: WalletKey, caps: CapToWrite[], gates: Gates): Promise<void> {
  await sql.query({
    text: 'select wallet_write_caps($1::smallint, $2, $3, $4, $5, $6, $7, null)',
    values: [shard, player, currency, JSON.stringify(caps), gates.bet, gates.deposit, gates.until],
  })
}

export type CapRow = {
  type: CappedType
  amount: (bigint | null)[]
  used: (bigint | null)[]
  reserved: bigint
  window_end: (Date | null)[]
  valid_until: Date
}

/** The caps in force with what is used and promised of each. */
export async function readCaps(sql: Sql, { shard, player, currency }: WalletKey): Promise<CapRow[]> {
  const { rows } = await sql.query<CapRow>({
    text: `select c.type, c.amount, c.window_end, c.valid_until, case c.type when 'deposit' then w.deposit_reserved else 0 end as reserved,
             case c.type when 'deposit' then w.deposit_used when 'loss' then w.loss_used else w.wager_used end as used
           from cap c join wallet w using (shard, player, currency) where c.shard = $1 and c.player = $2 and c.currency = $3`,
    values: [shard, player, currency],
  })
  return rows
}

/** What has been used of each type in a window, limits or not. */
export async function readUsage(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  type: CappedType,
  start: Date,
  end: Date,
): Promise<bigint> {
  const { rows } = await sql.query<{ used: bigint }>({
    text: 'select usage_in_window($1::smallint, $2, $3, $4, $5, $6) as used',
    values: [shard, player, currency, type, start, end],
  })
  return rows[0]?.used ?? 0n
}
