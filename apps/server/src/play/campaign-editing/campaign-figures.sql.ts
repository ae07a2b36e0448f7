import type { Sql } from '../../base/database/database.ts'

/** What a campaign has cost in a currency until a moment, in minor units, and how many had it. */
export type CampaignFigure = {
  campaign: number
  currency: string
  players: number
  granted: number
  refused: number
  running: number
  free_spins: bigint
  cost: bigint
  completed: number
  used_up: number
  expired: number
  let_go: number
  converted: bigint
  counted_at: Date
}

/** Reads the figures of all campaigns, or of one. */
export async function readCampaignFigures(sql: Sql, campaign: number | null = null): Promise<CampaignFigure[]> {
  const { rows } = await sql.query<CampaignFigure>({
    text: `select campaign, currency, players, granted, refused, running, free_spins, cost, completed, used_up, expired, let_go, converted, counted_at from campaign_figure
           where $1::integer is null or campaign = $1 order by campaign, currency`,
    values: [campaign],
  })
  return rows
}

/** Returns the campaigns that can still cost something: started, and stopped or over for less than some days. */
export async function readCampaignsToCount(sql: Sql, since: Date): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    text: `select c.id from campaign c join campaign_version v on v.campaign = c.id and v.version = c.version
           where c.started_at is not null and (v.data ->> 'endsAt' is null or (v.data ->> 'endsAt')::timestamptz > $1) order by c.id`,
    values: [since],
  })
  return rows.map(({ id }) => id)
}

/** Counts a campaign anew from its grants. */
export async function countCampaign(sql: Sql, campaign: number, at: Date): Promise<void> {
  await sql.query({
    text: `insert into campaign_figure (campaign, currency, players, granted, refused, running, free_spins, cost, completed, used_up, expired, let_go, converted, counted_at)
           select $1, g.currency, count(distinct g.player) filter (where g.state = 'granted'), count(*) filter (where g.state = 'granted'),
             count(*) filter (where g.state = 'refused'), count(*) filter (where ${running}), coalesce(sum(a.spins), 0), coalesce(sum(a.cost), 0) - coalesce(sum(e.returned), 0),
             count(*) filter (where g.wager_state = 'completed'), count(*) filter (where g.wager_state = 'used'), count(*) filter (where g.wager_state = 'expired'),
             count(*) filter (where g.wager_state in ('declined', 'forfeited')), coalesce(sum(e.converted), 0), $2
           from bonus_grant g left join lateral (
             select sum(a.held) filter (where a.kind = 'freeSpin') as spins,
               sum(a.held + a.lost) filter (where a.kind not in ('freeSpin', 'pokerBonus')) as cost
             from bonus_award a where a.shard = g.shard and a.deposit = g.deposit
           ) a on true left join lateral (
             select sum(e.returned) as returned, sum(e.converted) as converted from grant_event e where e.shard = g.shard and e.deposit = g.deposit
           ) e on true
           where g.campaign = $1 group by g.currency
           on conflict (campaign, currency) do update set players = excluded.players, granted = excluded.granted, refused = excluded.refused,
             running = excluded.running, free_spins = excluded.free_spins, cost = excluded.cost, completed = excluded.completed, used_up = excluded.used_up,
             expired = excluded.expired, let_go = excluded.let_go, converted = excluded.converted, counted_at = excluded.counted_at`,
    values: [campaign, at],
  })
}

/** A bonus that is still to be played with. */
const running = `g.state = 'granted' and (g.ended_at is null and (g.wager_state is not null
  or (g.expires_at is null or g.expires_at > $2) and exists (select from bonus_award w where w.shard = g.shard and w.deposit = g.deposit
    and w.held > 0 and w.kind = 'pokerBonus'))
  or exists (select from free_round_award f where f.shard = g.shard and f.grant_id = g.deposit and f.state in ('active', 'paused')))`

/** What players of a currency lose where the running bonuses of a campaign end: bonus money that is still there, and free spins. */
export type RunningBonuses = { currency: string; players: number; bonuses: number; money: bigint; free_spins: bigint }

/** Sums the running bonuses of a campaign that were granted until a moment. Money that was spent is lost to nobody. */
export async function readRunningBonuses(sql: Sql, campaign: number, at: Date): Promise<RunningBonuses[]> {
  const { rows } = await sql.query<RunningBonuses>({
    text: `select g.currency, count(distinct (g.shard, g.player))::int as players, count(*)::int as bonuses, coalesce(sum((select sum(f.remaining) from free_round_award f where f.shard = g.shard and f.grant_id = g.deposit
               and f.state in ('active', 'paused'))), 0)::bigint as free_spins,
             coalesce(sum(case g.wager_state when 'waiting' then a.promised when 'active' then w.promo + w.betting_bonus + w.live_bonus
               when 'paused' then w.promo + w.betting_bonus + w.live_bonus else 0 end), 0)::bigint as money
           from bonus_grant g join wallet w on w.shard = g.shard and w.player = g.player and w.currency = g.currency
           left join lateral (
             select sum(a.given) filter (where a.kind in ('promo', 'cash', 'biaCash', 'bettingBonus', 'liveCasinoBonus')) as promised
             from bonus_award a where a.shard = g.shard and a.deposit = g.deposit
           ) a on true
           where g.campaign = $1 and g.granted_at <= $2 and ${running} group by g.currency order by g.currency`,
    values: [campaign, at],
  })
  return rows
}

/** Reads some of the bonuses of a campaign that are to end, the oldest first. */
export async function readBonusesToEnd(
  sql: Sql,
  campaign: number,
  until: Date,
  most: number,
): Promise<{ shard: number; deposit: string; player: bigint; currency: string }[]> {
  const { rows } = await sql.query<{ shard: number; deposit: string; player: bigint; currency: string }>({
    text: `select g.shard, g.deposit, g.player, g.currency from bonus_grant g
           where g.campaign = $1 and g.granted_at <= $2 and ${running} order by g.granted_at limit $3`,
    values: [campaign, until, most],
  })
  return rows
}

/** Keeps until which grant the bonuses of a campaign end. */
export async function writeBonusesEnd(sql: Sql, campaign: number, at: Date): Promise<void> {
  await sql.query({ text: 'update campaign set bonuses_end_at = $2 where id = $1', values: [campaign, at] })
}

/** A version of a campaign: its data, when it was written and by whom. */
export type CampaignVersionRow = { version: number; data: Record<string, unknown>; at: Date; actor: string }

/** Reads what a campaign was, the newest first. */
export async function readCampaignVersions(sql: Sql, id: number, before: number | undefined, most: number): Promise<CampaignVersionRow[]> {
  const { rows } = await sql.query<CampaignVersionRow>({
    text: `select version, data, at, actor from campaign_version where campaign = $1 and ($2::integer is null or version < $2)
           order by version desc limit $3`,
    values: [id, before ?? null, most],
  })
  return rows
}
