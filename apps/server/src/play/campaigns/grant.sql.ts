import { awardKinds, type AwardKind } from '@fairhouse/money'
import type { Sql } from '../../base/database/database.ts'

/** A deposit's bonus, or why it brought none. */
export type GrantRow = {
  shard: number
  deposit: string
  player: bigint
  currency: string
  campaign: number
  version: number
  automatic: boolean
  state: 'granted' | 'refused' | 'undone'
  reason: string | null
  revision: number
  turnover_required: bigint
  granted_at: Date
  expires_at: Date | null
  /** When an operator ended it before its time. */
  ended_at: Date | null
}
/** An award by kind: the amount given, still held, and lost because it could not be taken back. */
export type AwardRow = { kind: AwardKind; given: bigint; held: bigint; lost: bigint }

const columns =
  'shard, deposit, player, currency, campaign, version, automatic, state, reason, revision, turnover_required, granted_at, expires_at, ended_at'

export async function readGrant(sql: Sql, shard: number, deposit: string): Promise<GrantRow | undefined> {
  const { rows } = await sql.query<GrantRow>({
    text: `select ${columns} from bonus_grant where shard = $1 and deposit = $2`,
    values: [shard, deposit],
  })
  return rows[0]
}

export async function insertGrant(sql: Sql, g: GrantRow): Promise<void> {
  await sql.query({
    text: `insert into bonus_grant (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      g.shard,
      g.deposit,
      g.player,
      g.currency,
      g.campaign,
      g.version,
      g.automatic,
      g.state,
      g.reason,
      g.revision,
      g.turnover_required,
      g.granted_at,
      g.expires_at,
      g.ended_at,
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
             on conflict (shard, deposit, kind) do update set held = excluded.held, lost = excluded.lost`,
      values: [shard, deposit, kind, given, held, lost],
    })
}

export async function updateGrant(
  sql: Sql,
  { shard, deposit, state, revision, turnover_required }: Pick<GrantRow, 'shard' | 'deposit' | 'state' | 'revision' | 'turnover_required'>,
): Promise<void> {
  await sql.query({
    text: 'update bonus_grant set state = $3, revision = $4, turnover_required = $5 where shard = $1 and deposit = $2',
    values: [shard, deposit, state, revision, turnover_required],
  })
}

/** What a player had of a campaign: how often, when last, and how much promo money and cash. */
export type HadOfCampaign = { campaign: number; times: number; last: Date; promo: bigint; cash: bigint; cashback_only: number }

export async function readHad(sql: Sql, shard: number, player: bigint): Promise<HadOfCampaign[]> {
  const { rows } = await sql.query<HadOfCampaign>({
    text: `select campaign, count(*)::int as times, max(granted_at) as last, coalesce(sum(promo), 0)::bigint as promo, coalesce(sum(cash), 0)::bigint as cash,
             count(*) filter (where kinds = 1 and cashback)::int as cashback_only
           from (
             select g.campaign, g.granted_at, sum(a.held) filter (where a.kind = 'promo') as promo, sum(a.held) filter (where a.kind = 'cash') as cash,
               count(a.kind) as kinds, bool_or(a.kind = 'cashBack') as cashback
             from bonus_grant g left join bonus_award a on a.shard = g.shard and a.deposit = g.deposit
             where g.shard = $1 and g.player = $2 and g.state = 'granted' group by g.deposit, g.campaign, g.granted_at
           ) grants group by campaign`,
    values: [shard, player],
  })
  return rows
}

/** Bonus money within a player's cash that is still to be wagered, and whether a betting bonus is part of it. */
type BoundCash = { cash: bigint; betting_bonus: boolean }

export async function readBoundCash(
  sql: Sql,
  { shard, player, currency }: { shard: number; player: bigint; currency: string },
): Promise<BoundCash> {
  const { rows } = await sql.query<BoundCash>({
    text: `select coalesce(sum(a.held) filter (where a.kind in ('cash', 'biaCash')), 0)::bigint as cash,
             coalesce(bool_or(a.kind = 'bettingBonus' and a.held > 0), false) as betting_bonus
           from bonus_grant g join bonus_award a on a.shard = g.shard and a.deposit = g.deposit
           where g.shard = $1 and g.player = $2 and g.currency = $3 and g.state = 'granted' and g.turnover_done < g.turnover_required`,
    values: [shard, player, currency],
  })
  return rows[0]! // an aggregate always returns a row
}

/** Returns whether a game is excluded by one of the player's bonuses still to be wagered. */
export async function isGameRuledOut(
  sql: Sql,
  { shard, player, currency }: { shard: number; player: bigint; currency: string },
  game: string,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: `select from bonus_grant g join campaign_version v on v.campaign = g.campaign and v.version = g.version
           where g.shard = $1 and g.player = $2 and g.currency = $3 and g.state = 'granted' and g.turnover_done < g.turnover_required
             and (g.expires_at is null or g.expires_at > $5) and v.data -> 'excludedGames' ? $4
             and exists (select from bonus_award a where a.shard = g.shard and a.deposit = g.deposit and a.held > 0) limit 1`,
    values: [shard, player, currency, game, at],
  })
  return rowCount === 1
}

/** Counts a player's credited deposits, leaving one out. */
export async function countDeposits(sql: Sql, shard: number, player: bigint, without: string | null): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    text: `select count(*)::int as count from deposit_attempt where shard = $1 and player = $2 and state in ('ok', 'held') and reference is distinct from $3`,
    values: [shard, player, without],
  })
  return rows[0]?.count ?? 0
}

/** Returns whether the player has an open round or game session. */
export async function isInPlay(sql: Sql, shard: number, player: bigint): Promise<boolean> {
  const { rowCount } = await sql.query({
    text: 'select from wallet where shard = $1 and player = $2 and (game_session is not null or in_play_cash + in_play_bonus > 0) limit 1',
    values: [shard, player],
  })
  return rowCount === 1
}
