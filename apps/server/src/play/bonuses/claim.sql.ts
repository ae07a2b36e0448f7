import type { Sql } from '../../base/database/database.ts'
import type { WalletKey } from '../../money/wallet/index.ts'

/**
 * Cashback that lies in a wallet to be taken, in minor units, by the bonus that brought it. No `until`: no end; while
 * it is paused its time does not run.
 */
export type Claim = {
  deposit: string
  amount: bigint
  state: 'open' | 'taken' | 'returned'
  opened_at: Date
  until: Date | null
  paused_at: Date | null
}

const columns = 'deposit, amount, state, opened_at, until, paused_at'

export async function readClaim(sql: Sql, shard: number, deposit: string): Promise<Claim | undefined> {
  const { rows } = await sql.query<Claim>({
    text: `select ${columns} from cashback_claim where shard = $1 and deposit = $2`,
    values: [shard, deposit],
  })
  return rows[0]
}

/** Reads what lies in a wallet to be taken, what ends first in front. */
export async function readOpenClaims(sql: Sql, { shard, player, currency }: WalletKey): Promise<Claim[]> {
  const { rows } = await sql.query<Claim>({
    text: `select ${columns} from cashback_claim where shard = $1 and player = $2 and currency = $3 and state = 'open'
           order by until nulls last, opened_at, deposit`,
    values: [shard, player, currency],
  })
  return rows
}

export async function insertClaim(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  { deposit, amount, until }: Pick<Claim, 'deposit' | 'amount' | 'until'>,
  at: Date,
): Promise<void> {
  await sql.query({
    text: `insert into cashback_claim (shard, deposit, player, currency, amount, state, opened_at, until, changed_at)
           values ($1, $2, $3, $4, $5, 'open', $7, $6, $7)`,
    values: [shard, deposit, player, currency, amount, until, at],
  })
}

export async function updateClaim(
  sql: Sql,
  shard: number,
  { deposit, amount, state, until, paused_at: paused }: Omit<Claim, 'opened_at'>,
  at: Date,
): Promise<void> {
  await sql.query({
    text: `update cashback_claim set amount = $3, state = $4, until = $5, paused_at = $6, changed_at = $7 where shard = $1 and deposit = $2`,
    values: [shard, deposit, amount, state, until, paused, at],
  })
}

/** What opened cashback is called for its player: its campaign, and the window that it was reckoned for. */
export type ClaimAbout = { deposit: string; names: Record<string, string>; from_day: string | null; to_day: string | null }

/** Reads what the cashback that lies in a wallet is called. */
export async function readClaimsAbout(sql: Sql, shard: number, deposits: readonly string[]): Promise<ClaimAbout[]> {
  const { rows } = await sql.query<ClaimAbout>({
    text: `with g as materialized (select * from bonus_grant where shard = $1 and deposit = any($2))
           select g.deposit, v.data -> 'names' as names, l.from_day::text, l.to_day::text
           from g join campaign_version v on v.campaign = g.campaign and v.version = g.version
           left join cashback_line l on l.shard = g.shard and l.player = g.player and l.currency = g.currency and l.grant_id = g.deposit`,
    values: [shard, deposits],
  })
  return rows
}
