import { awardKinds, type AwardKind } from '@fairhouse/money'
import type { WagerState } from '@fairhouse/contract'
import type { Sql } from '../../base/database/database.ts'

export type BonusSource = 'deposit' | 'code' | 'registration' | 'operator' | 'cashback' | 'race' | 'level'

/**
 * A bonus, or why a deposit brought none. `state` says whether the award stands, `wager_state` where its wagering
 * stands; null if there is nothing to wager. Amounts are minor units; `wagered` is in ten-thousandths of one. While it
 * is active, `wagered` and `caps` stand on the wallet's row.
 */
export type GrantRow = {
  shard: number
  /** The reference of its deposit, or what else brought it. */
  deposit: string
  player: bigint
  currency: string
  campaign: number
  version: number
  automatic: boolean
  source: BonusSource
  state: 'granted' | 'refused' | 'undone'
  reason: string | null
  wager_state: WagerState | null
  revision: number
  turnover_required: bigint
  wagered: bigint
  max_stake: bigint | null
  min_stake: bigint
  /** What may still become cash of promo, betting bonus and live bonus; null for no bound. */
  caps: (bigint | null)[] | null
  /** What comes as cash once the requirement is met, where own money is wagered first. */
  award_due: bigint | null
  queue_place: number | null
  granted_at: Date
  activated_at: Date | null
  paused_at: Date | null
  expires_at: Date | null
  /** Since when it takes no more stakes, while it waits for its open rounds. */
  closing_since: Date | null
  ended_at: Date | null
}
/** An award by kind: the amount given, still held, and lost because it could not be taken back. */
export type AwardRow = { kind: AwardKind; given: bigint; held: bigint; lost: bigint }

const columns = `shard, deposit, player, currency, campaign, version, automatic, source, state, reason, wager_state, revision, turnover_required,
  wagered, max_stake, min_stake, caps, award_due, queue_place, granted_at, activated_at, paused_at, expires_at, closing_since, ended_at`

export async function readGrant(sql: Sql, shard: number, deposit: string): Promise<GrantRow | undefined> {
  const { rows } = await sql.query<GrantRow>({
    text: `select ${columns} from bonus_grant where shard = $1 and deposit = $2`,
    values: [shard, deposit],
  })
  return rows[0]
}

/** Reads the grants of a wallet that are active, paused or waiting, in the order in which they become active. */
export async function readRunningGrants(
  sql: Sql,
  { shard, player, currency }: Pick<GrantRow, 'shard' | 'player' | 'currency'>,
): Promise<GrantRow[]> {
  const { rows } = await sql.query<GrantRow>({
    text: `select ${columns} from bonus_grant
           where shard = $1 and player = $2 and currency = $3 and wager_state in ('active', 'paused', 'waiting')
           order by wager_state = 'waiting', queue_place, granted_at, deposit`,
    values: [shard, player, currency],
  })
  return rows
}

export async function insertGrant(sql: Sql, grant: GrantRow): Promise<void> {
  await sql.query({
    text: `insert into bonus_grant (${columns})
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)`,
    values: [
      grant.shard,
      grant.deposit,
      grant.player,
      grant.currency,
      grant.campaign,
      grant.version,
      grant.automatic,
      grant.source,
      grant.state,
      grant.reason,
      grant.wager_state,
      grant.revision,
      grant.turnover_required,
      grant.wagered,
      grant.max_stake,
      grant.min_stake,
      grant.caps,
      grant.award_due,
      grant.queue_place,
      grant.granted_at,
      grant.activated_at,
      grant.paused_at,
      grant.expires_at,
      grant.closing_since,
      grant.ended_at,
    ],
  })
}

export async function readAwards(sql: Sql, shard: number, deposit: string): Promise<AwardRow[]> {
  const { rows } = await sql.query<AwardRow>({
    text: 'select kind, given, held, lost from bonus_award where shard = $1 and deposit = $2',
    values: [shard, deposit],
  })
  return rows.toSorted((a, b) => awardKinds.indexOf(a.kind) - awardKinds.indexOf(b.kind))
}

export async function writeAwards(sql: Sql, shard: number, deposit: string, awards: AwardRow[]): Promise<void> {
  for (const { kind, given, held, lost } of awards)
    await sql.query({
      text: `insert into bonus_award (shard, deposit, kind, given, held, lost) values ($1, $2, $3, $4, $5, $6)
             on conflict (shard, deposit, kind) do update set given = excluded.given, held = excluded.held, lost = excluded.lost`,
      values: [shard, deposit, kind, given, held, lost],
    })
}

export async function updateGrant(
  sql: Sql,
  { shard, deposit, state, revision }: Pick<GrantRow, 'shard' | 'deposit' | 'state' | 'revision'>,
): Promise<void> {
  await sql.query({
    text: 'update bonus_grant set state = $3, revision = $4 where shard = $1 and deposit = $2',
    values: [shard, deposit, state, revision],
  })
}

/** Adds an event to a grant and brings its state along; what play and postings do to it is added by the ledger. */
export async function addGrantEvent(
  sql: Sql,
  { shard, deposit }: Pick<GrantRow, 'shard' | 'deposit'>,
  { kind, at, actor, required = null }: { kind: 'granted' | 'declined'; at: Date; actor: string; required?: bigint | null },
): Promise<void> {
  await sql.query({
    text: 'select grant_happened($1::smallint, $2, $3, 0, 0, 0, $4, null, $5, $6)',
    values: [shard, deposit, kind, required, at, actor],
  })
}

export async function countGrantEvents(sql: Sql, shard: number, deposit: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    text: 'select count(*)::int as count from grant_event where shard = $1 and deposit = $2',
    values: [shard, deposit],
  })
  return rows[0]?.count ?? 0
}

/** Sets until when a grant runs. */
export async function writeGrantUntil(
  sql: Sql,
  { shard, deposit }: Pick<GrantRow, 'shard' | 'deposit'>,
  until: Date | null,
): Promise<void> {
  await sql.query({ text: 'update bonus_grant set expires_at = $3 where shard = $1 and deposit = $2', values: [shard, deposit, until] })
}

/** Keeps that a bonus was ended of which nothing is wagered. */
export async function writeGrantEnded(sql: Sql, { shard, deposit }: Pick<GrantRow, 'shard' | 'deposit'>, at: Date): Promise<void> {
  await sql.query({ text: 'update bonus_grant set ended_at = $3 where shard = $1 and deposit = $2', values: [shard, deposit, at] })
}

/** Sets the place of a waiting grant among those that wait. */
export async function writeQueuePlace(sql: Sql, { shard, deposit }: Pick<GrantRow, 'shard' | 'deposit'>, place: number): Promise<void> {
  await sql.query({ text: 'update bonus_grant set queue_place = $3 where shard = $1 and deposit = $2', values: [shard, deposit, place] })
}

/** Returns what a grant gave up as it ended in these postings: what became cash, and what went back. */
export async function readGrantSums(sql: Sql, shard: number, deposit: string): Promise<{ converted: bigint; returned: bigint }> {
  const { rows } = await sql.query<{ converted: bigint; returned: bigint }>({
    text: `select coalesce(sum(converted), 0)::bigint as converted, coalesce(sum(returned), 0)::bigint as returned from grant_event
           where shard = $1 and deposit = $2`,
    values: [shard, deposit],
  })
  return rows[0]! // an aggregate always returns a row
}

/** Returns whether a game is excluded by the player's active bonus. */
export async function isGameRuledOut(
  sql: Sql,
  { shard, player, currency }: { shard: number; player: bigint; currency: string },
  game: string,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `with g as materialized (
             select campaign, version from bonus_grant where shard = $1 and player = $2 and currency = $3 and wager_state = 'active'
           ) select from g join campaign_version v on v.campaign = g.campaign and v.version = g.version where v.data -> 'excludedGames' ? $4`,
    values: [shard, player, currency, game],
  })
  return rowCount === 1
}
