import type { Sql, Transaction } from '../../base/database/database.ts'
import { isDistributed } from '../../base/environment.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import type { CampaignData } from '../campaigns/index.ts'
import { becameCash, becameCashByDay, becameCashOnDays, moved, movedByDay, movedOnDays } from './of-ledger.sql.ts'

/** A campaign with cashback over windows that was started: as it is now, and since when it gives nothing new. */
export type CashbackCampaign = { id: number; started_at: Date; stopped_at: Date | null; data: CampaignData }

export async function readCashbackCampaigns(sql: Sql): Promise<CashbackCampaign[]> {
  const { rows } = await sql.query<CashbackCampaign>({
    text: `select c.id, c.started_at, case when c.stopped_at = '-infinity' then c.started_at else c.stopped_at end as stopped_at, v.data
           from campaign c join campaign_version v on v.campaign = c.id and v.version = c.version
           where c.started_at is not null and v.data ? 'cashback' order by c.id`,
  })
  return rows
}

/** Reads a campaign as it was at a moment, else as it was first. */
export async function readVersionAt(sql: Sql, id: number, at: Date): Promise<{ version: number; data: CampaignData } | undefined> {
  const { rows } = await sql.query<{ version: number; data: CampaignData }>({
    text: `select version, data from campaign_version where campaign = $1 order by (at <= $2) desc, case when at <= $2 then -version else version end limit 1`,
    values: [id, at],
  })
  return rows[0]
}

export type RunKey = { campaign: number; zone: string; starts_at: Date }
export type RunRow = RunKey & {
  ends_at: Date
  version: number
  base: 'netLoss' | 'netDeposits'
  games: number[] | null
  state: 'open' | 'done' | 'skipped'
}

/** Reads the end of the last window that was reckoned, by campaign and zone. */
export async function readLastRuns(sql: Sql): Promise<{ campaign: number; zone: string; ends_at: Date }[]> {
  const { rows } = await sql.query<{ campaign: number; zone: string; ends_at: Date }>({
    text: 'select campaign, zone, max(ends_at) as ends_at from cashback_run group by campaign, zone',
  })
  return rows
}

/** Puts a window in; returns whether nobody had. */
export async function insertRun(tx: Transaction, run: RunRow, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: `insert into cashback_run (campaign, zone, starts_at, ends_at, version, base, games, state, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (campaign, zone, starts_at) do nothing`,
    values: [run.campaign, run.zone, run.starts_at, run.ends_at, run.version, run.base, run.games, run.state, at],
  })
  return rowCount === 1
}

/** What the terms of a currency say of cashback: minor units, and a rate in hundredths of a percent. */
export type Rate = { currency: string; rate: number; most: bigint | null; least: bigint }
/** What a window is reckoned by: from when to when the campaign runs, and whether it is for all or for whoever had a bonus of it. */
export type Reckoning = { from: Date; until: Date; forAll: boolean; rates: readonly Rate[] }

/** The days on which each player's play counts: those of the window and the campaign, and of the bonus that promised it. */
const counted = `
  rated as (select * from unnest($8::text[], $9::integer[], $10::bigint[], $11::bigint[]) r (currency, rate, most, least)),
  span as (
    select ($5::timestamptz at time zone $2)::date as from_day, (($6::timestamptz - interval '1 microsecond') at time zone $2)::date as to_day
  ),
  promised as (
    select g.shard, g.player, g.currency, (min(g.granted_at) at time zone $2)::date as from_day,
      (max(coalesce(g.expires_at, 'infinity')) at time zone $2) as until
    from bonus_grant g where not $7 and g.campaign = $1 and g.source <> 'cashback' and g.state = 'granted' and g.granted_at < $4
      and coalesce(g.wager_state, 'active') not in ('declined', 'forfeited', 'cancelled', 'undone') group by 1, 2, 3
  ),
  played as (
    select d.shard, d.player, d.currency, min(greatest(s.from_day, p.from_day)) as from_day,
      min(case when p.until < s.to_day + 1 then p.until::date else s.to_day end) as to_day, sum(d.staked) filter (where d.counts) as staked, sum(d.won) filter (where d.counts) as won
    from span s cross join lateral (
      select x.*, $12::integer[] is null or x.game = any($12) as counts from play_day x where x.zone = $2 and x.day between s.from_day and s.to_day
    ) d left join promised p on p.shard = d.shard and p.player = d.player and p.currency = d.currency
    where $7 or p.player is not null and d.day >= p.from_day and d.day <= p.until group by 1, 2, 3
  )`

const insertion = `insert into cashback_line (shard, player, currency, campaign, zone, starts_at, from_day, to_day, staked, won, converted, earlier,
    deposits, withdrawals, grown, base, rate, amount, state)
  select shard, player, currency, $1, $2, $3, from_day, to_day, staked, won, converted, earlier, deposits, withdrawals, grown, base, rate, amount, 'due'
  from (select b.*, least(coalesce(b.most, b.share), b.share) as amount from (
    select x.*, r.rate, r.most, r.least, div(x.base::numeric * r.rate, 10000)::bigint as share from based x join rated r using (currency)
  ) b where b.base >= b.least) due where amount > 0`

const lossLines = (before: string, became: string) => `with ${before} ${counted},
  based as (
    select p.*, c.converted, e.earlier, 0::bigint as deposits, 0::bigint as withdrawals, 0::bigint as grown,
      greatest(p.staked - p.won - c.converted - e.earlier, 0)::bigint as base
    from (select shard, player, currency, from_day, to_day, coalesce(staked, 0)::bigint as staked, coalesce(won, 0)::bigint as won from played) p
    ${became}
    cross join lateral (
      select coalesce(sum(l.amount), 0)::bigint as earlier from cashback_line l
      where l.shard = p.shard and l.player = p.player and l.currency = p.currency and l.state in ('due', 'given')
        and l.from_day <= p.to_day and l.to_day >= p.from_day
    ) e
  )
  ${insertion}`

/** Writes a line for each player whose losses of a window bring something: own stakes less own wins, what of bonuses became cash, and earlier cashback for these days. */
export async function insertLossLines(tx: Transaction, run: RunRow, by: Reckoning): Promise<void> {
  await tx.query({
    text: isDistributed() ? lossLines(becameCashByDay, becameCashOnDays) : lossLines('', becameCash),
    values: valuesOf(run, by),
  })
}

const depositLines = (before: string, money: string) => `with ${before} ${counted},
  based as (
    select p.shard, p.player, p.currency, p.from_day, p.to_day, 0::bigint as staked, 0::bigint as won, 0::bigint as converted, 0::bigint as earlier,
      m.deposits, m.withdrawals, m.grown, greatest(m.deposits - m.withdrawals - m.grown, 0)::bigint as base
    from (select *, from_day::timestamp at time zone $2 as starts, (to_day + 1)::timestamp at time zone $2 as ends from played) p
    ${money}
  )
  ${insertion}`

/** Writes a line for each player who paid in more than was paid out and is still there. */
export async function insertDepositLines(tx: Transaction, run: RunRow, by: Reckoning): Promise<void> {
  await tx.query({
    text: isDistributed() ? depositLines(movedByDay, movedOnDays) : depositLines('', moved),
    values: valuesOf(run, by),
  })
}

const valuesOf = (run: RunRow, { from, until, forAll, rates }: Reckoning): unknown[] => [
  run.campaign,
  run.zone,
  run.starts_at,
  run.ends_at,
  from,
  until,
  forAll,
  rates.map(({ currency }) => currency),
  rates.map(({ rate }) => rate),
  rates.map(({ most }) => most),
  rates.map(({ least }) => least),
  run.games,
]

/** A line that is to be decided. */
export type DueLine = WalletKey & { amount: bigint }

export async function readDueLines(sql: Sql, { campaign, zone, starts_at: start }: RunKey, most: number): Promise<DueLine[]> {
  const { rows } = await sql.query<DueLine>({
    text: `select shard, player, currency, amount from cashback_line where campaign = $1 and zone = $2 and starts_at = $3 and state = 'due'
           order by shard, player, currency limit $4`,
    values: [campaign, zone, start, most],
  })
  return rows
}

/** Decides a line that nobody has; returns whether it was still to be decided. */
export async function decideLine(
  tx: Transaction,
  { campaign, zone, starts_at: start }: RunKey,
  { shard, player, currency }: WalletKey,
  decision: { grant: string } | { reason: string },
): Promise<boolean> {
  const [grant, reason] = 'grant' in decision ? [decision.grant, null] : [null, decision.reason]
  const { rowCount } = await tx.query({
    text: `update cashback_line set state = case when $7::text is null then 'refused' else 'given' end, grant_id = $7, reason = $8
           where shard = $1 and player = $2 and currency = $3 and campaign = $4 and zone = $5 and starts_at = $6 and state = 'due'`,
    values: [shard, player, currency, campaign, zone, start, grant, reason],
  })
  return rowCount === 1
}

/** Reads the windows with lines to decide, in the order in which they were reckoned. */
export async function readOpenRuns(sql: Sql): Promise<RunRow[]> {
  const { rows } = await sql.query<RunRow>({
    text: `select campaign, zone, starts_at, ends_at, version, base, games, state from cashback_run where state = 'open'
           order by ends_at, starts_at desc, campaign`,
  })
  return rows
}

export async function writeRunDone(sql: Sql, { campaign, zone, starts_at: start }: RunKey): Promise<void> {
  await sql.query({
    text: `update cashback_run set state = 'done' where campaign = $1 and zone = $2 and starts_at = $3 and state = 'open'
             and not exists (select from cashback_line l where l.campaign = $1 and l.zone = $2 and l.starts_at = $3 and l.state = 'due')`,
    values: [campaign, zone, start],
  })
}

/** A game as tables of contributions look at it. */
export type GameRow = { id: number; name: string; game: string; provider: number | null; group: string | null; product: string }

export async function readGamesToCount(sql: Sql): Promise<GameRow[]> {
  const { rows } = await sql.query<GameRow>({
    text: `select id, name, friendly_id as game, provider, game_group as "group", product from game order by id`,
  })
  return rows
}
