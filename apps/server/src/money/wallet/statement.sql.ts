import type { Sql } from '../../base/database/database.ts'
import { buckets, type Balances, type WalletKey } from './posting.ts'
import { isWished, pendingGames, statementParts, withinPage } from './statement-parts.sql.ts'

type StatementRow = {
  kind:
    | 'deposit'
    | 'withdrawal'
    | 'game'
    | 'promo'
    | 'loyalty'
    | 'refund'
    | 'chargeback'
    | 'adjustment'
    | 'jackpot'
    | 'raceBuyIn'
    | 'raceRefund'
    | 'racePrize'
  id: string
  about: string
  amount: bigint
  fee: bigint
  status: string
  at: Date
  /** Of loyalty: minor units staked times their weight, below zero where they were exchanged. */
  points: string | null
  cursor: string
}

/** The kinds of movement a statement can be filtered by; this ledger does not have all of them yet. */
export type StatementType = keyof typeof statementParts | 'betting' | 'all'

/** Which part of the statement to read. */
type StatementWish = {
  type: StatementType
  pendingOnly: boolean
  from?: Date | undefined
  before?: string | undefined
  language: string
}

/**
 * Reads the player's statement, newest first, starting after the cursor. Each source gives a page of its own, of which the newest
 * lines are taken, so that a page costs the same wherever it is. A cursor that is none of ours has nothing after it.
 */
export async function readStatement(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  { type, pendingOnly, from, before, language }: StatementWish,
  size: number,
): Promise<StatementRow[]> {
  const after = before === undefined ? { at: null, id: null } : readCursor(before)
  const chosen = sourcesOf(type, pendingOnly)
  if (chosen.length === 0 || after === undefined) return []
  const columns = '(kind, id, about, amount, fee, status, at, points)'
  const page = (source: string) =>
    `(select * from (${source}) s ${columns} where ${withinPage('at', 'id')} and ${isWished('status')} order by at desc, id desc limit $6)`
  const { rows } = await sql.query<StatementRow>({
    // Planning so many sources takes longer than reading a page of them.
    name: `statement_${type}${pendingOnly ? '_pending' : ''}`,
    text: `select kind, id, about, amount, fee, status, at, points::text, to_char(at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || id as cursor
           from (${chosen.map(page).join(' union all ')}) s ${columns} where $8::text is not null order by at desc, id desc limit $6`,
    values: [shard, player, currency, after.at, pendingOnly, size, from ?? null, language, after.id],
  })
  return rows
}

function sourcesOf(type: StatementType, pendingOnly: boolean): string[] {
  const parts: Readonly<Record<string, readonly string[]>> = pendingOnly ? { ...statementParts, game: pendingGames } : statementParts
  return type === 'all' ? Object.values(parts).flat() : [...(parts[type] ?? [])]
}

/** A cursor is a time to the microsecond and the id of a line. */
function readCursor(cursor: string): { at: string; id: string } | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{6})(.*)$/s.exec(cursor)
  if (!parts) return undefined
  const [, year, month, day, hour, minute, second, microsecond, id = ''] = parts
  const seconds = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  // Only what names a moment comes back the same.
  return new Date(`${seconds}Z`).getTime() >= 0 && new Date(`${seconds}Z`).toISOString().startsWith(seconds)
    ? { at: `${seconds}.${microsecond}Z`, id }
    : undefined
}

type PlayTotals = { staked: bigint; won: bigint; bonus_staked: bigint; bonus_won: bigint }

/** Sums stakes and wins of rounds begun within [since, until), cash and bonus money apart. */
export async function readPlayTotals(sql: Sql, { shard, player, currency }: WalletKey, since: Date, until: Date): Promise<PlayTotals> {
  const { rows } = await sql.query<PlayTotals>({
    text: `select staked - bonus_staked as staked, won - bonus_won as won, bonus_staked, bonus_won from play_totals($1::smallint, $2, $3, $4, $5)`,
    values: [shard, player, currency, since, until],
  })
  return rows[0]! // the function always returns a row
}

/** Reads what each bucket held at a moment. */
export async function readBalancesAt(sql: Sql, { shard, player, currency }: WalletKey, at: Date): Promise<Balances> {
  const { rows } = await sql.query<{ balances: bigint[] }>({
    text: 'select balances_at($1::smallint, $2, $3, $4) as balances',
    values: [shard, player, currency, at],
  })
  const balances = rows[0]?.balances ?? []
  return Object.fromEntries(buckets.map((bucket, place) => [bucket, balances[place] ?? 0n])) as Balances // one of each bucket
}
