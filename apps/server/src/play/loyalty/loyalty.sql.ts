import type { Sql, Transaction } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/** Points of a wallet, as numerators (minor units staked times the weight), and its level. */
export type LoyaltyRow = { earned: bigint; spent: bigint; level: number; level_since: Date }

const columns = 'earned::text, spent::text, level, level_since'
type Read = { earned: string; spent: string; level: number; level_since: Date }
const rowOf = ({ earned, spent, ...row }: Read): LoyaltyRow => ({ ...row, earned: BigInt(earned), spent: BigInt(spent) })

export async function readLoyalty(sql: Sql, { shard, player, currency }: WalletKey): Promise<LoyaltyRow | undefined> {
  const { rows } = await sql.query<Read>({
    text: `select ${columns} from loyalty where shard = $1 and player = $2 and currency = $3`,
    values: [shard, player, currency],
  })
  return rows[0] && rowOf(rows[0])
}

export async function lockLoyalty(tx: Transaction, { shard, player, currency }: WalletKey): Promise<LoyaltyRow | undefined> {
  const { rows } = await tx.query<Read>({
    text: `select ${columns} from loyalty where shard = $1 and player = $2 and currency = $3 for update`,
    values: [shard, player, currency],
  })
  return rows[0] && rowOf(rows[0])
}

/** What a wallet earned in some rounds, as a numerator. */
export type Earned = WalletKey & { points: bigint }

/** Adds points to wallets, in the order of their keys; returns each with its level. */
export async function addPoints(tx: Transaction, earned: readonly Earned[], at: Date): Promise<(WalletKey & { level: number })[]> {
  const { rows } = await tx.query<WalletKey & { level: number }>({
    text: `insert into loyalty as x (shard, player, currency, earned, level_since, looked_at)
           select shard, player, currency, points, $5, $5 from unnest($1::smallint[], $2::bigint[], $3::text[], $4::numeric[]) e (shard, player, currency, points) order by 1, 2, 3
           on conflict (shard, player, currency) do update set earned = x.earned + excluded.earned
           returning shard, player, currency, level`,
    values: [
      earned.map(({ shard }) => shard),
      earned.map(({ player }) => player),
      earned.map(({ currency }) => currency),
      earned.map(({ points }) => String(points)),
      at,
    ],
  })
  return rows
}

/** Sums what a wallet earned in the 90 days that end with the day of a moment, as a numerator. */
export async function readRecentPoints(sql: Sql, { shard, player, currency }: WalletKey, at: Date): Promise<bigint> {
  const { rows } = await sql.query<{ points: string }>({
    text: `select coalesce(sum(staked::numeric * weight), 0)::text as points from play_day
           where shard = $1 and player = $2 and currency = $3 and weight > 0 and day >= ($4::timestamptz at time zone 'UTC')::date - 91
             and day > ($4::timestamptz at time zone zone)::date - 90`,
    values: [shard, player, currency, at],
  })
  return BigInt(rows[0]?.points ?? '0')
}

/** Reads what a wallet earned day by day in the last 90 days, the newest first. */
export async function readPointDays(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  at: Date,
): Promise<{ day: string; points: bigint }[]> {
  const { rows } = await sql.query<{ day: string; points: string }>({
    text: `select day::text, sum(staked::numeric * weight)::text as points from play_day
           where shard = $1 and player = $2 and currency = $3 and weight > 0 and day >= ($4::timestamptz at time zone 'UTC')::date - 91
             and day > ($4::timestamptz at time zone zone)::date - 90
           group by day having sum(staked::numeric * weight) > 0 order by day desc`,
    values: [shard, player, currency, at],
  })
  return rows.map(({ day, points }) => ({ day, points: BigInt(points) }))
}

/** Something that happened to a wallet's loyalty: its level then; of an exchange its points, amount and posting. */
export type LoyaltyEvent =
  | { kind: 'rose' | 'fell'; level: number }
  | { kind: 'exchanged'; level: number; points: bigint; amount: bigint; posting: string }

export async function addLoyaltyEvent(
  tx: Transaction,
  { shard, player, currency }: WalletKey,
  event: LoyaltyEvent,
  at: Date,
): Promise<void> {
  const { points, amount, posting } = event.kind === 'exchanged' ? event : { points: 0n, amount: 0n, posting: null }
  await tx.query({
    text: `insert into loyalty_event (shard, player, currency, n, kind, level, points, amount, posting, at)
           select $1, $2, $3, coalesce(max(n), 0) + 1, $4, $5, $6::numeric, $7, $8, $9 from loyalty_event where shard = $1 and player = $2 and currency = $3`,
    values: [shard, player, currency, event.kind, event.level, String(points), amount, posting, at],
  })
}

export async function countLoyaltyEvents(sql: Sql, { shard, player, currency }: WalletKey): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    text: 'select count(*)::int as count from loyalty_event where shard = $1 and player = $2 and currency = $3',
    values: [shard, player, currency],
  })
  return rows[0]?.count ?? 0
}

export async function spendPoints(tx: Transaction, { shard, player, currency }: WalletKey, points: bigint): Promise<void> {
  await tx.query({
    text: 'update loyalty set spent = spent + $4::numeric where shard = $1 and player = $2 and currency = $3',
    values: [shard, player, currency, String(points)],
  })
}

export async function writeLevel(tx: Transaction, { shard, player, currency }: WalletKey, level: number, at: Date): Promise<void> {
  await tx.query({
    text: 'update loyalty set level = $4, level_since = $5, looked_at = $5 where shard = $1 and player = $2 and currency = $3',
    values: [shard, player, currency, level, at],
  })
}

/** Takes wallets whose level was not looked at since a moment, and notes that it is now. */
export async function takeToLook(
  tx: Transaction,
  before: Date,
  at: Date,
  most: number,
): Promise<(WalletKey & { level: number; level_since: Date; country: string })[]> {
  const { rows } = await tx.query<WalletKey & { level: number; level_since: Date; country: string }>({
    text: `update loyalty x set looked_at = $2 from (
             select l.shard, l.player, l.currency, p.country from loyalty l join player p on p.shard = l.shard and p.id = l.player
             where l.level > 0 and l.looked_at <= $1 order by l.looked_at limit $3 for update of l skip locked) due
           where x.shard = due.shard and x.player = due.player and x.currency = due.currency
           returning x.shard, x.player, x.currency, x.level, x.level_since, due.country`,
    values: [before, at, most],
  })
  return rows
}
