import type { Sql } from '../../base/database/database.ts'

type Owner = { shard: number; player: bigint }

type DepositRow = {
  reference: string
  method: string
  amount: bigint
  currency: string
  state: string
  reason: string | null
  created_at: Date
}

/** Reads a player's newest deposits. */
export async function readNewestDeposits(sql: Sql, { shard, player }: Owner, most: number): Promise<DepositRow[]> {
  const { rows } = await sql.query<DepositRow>({
    text: `select a.reference, coalesce(m.data ->> 'name', a.provider) as method, coalesce(a.credited, a.amount) as amount, a.currency, a.state, a.reason, a.created_at
           from deposit_attempt a left join payment_method m on m.id = a.method
           where a.shard = $1 and a.player = $2 order by a.created_at desc limit $3`,
    values: [shard, player, most],
  })
  return rows
}

type PayoutRow = {
  reference: string
  description: string
  amount: bigint
  fee: bigint
  currency: string
  state: string
  requested_at: Date
}

/** Reads a player's newest withdrawals. */
export async function readNewestWithdrawals(sql: Sql, { shard, player }: Owner, most: number): Promise<PayoutRow[]> {
  const { rows } = await sql.query<PayoutRow>({
    text: `select w.reference, coalesce(d.description, w.provider) as description, w.amount, w.fee, w.currency, w.state, w.requested_at
           from withdrawal w left join stored_detail d on d.shard = w.shard and d.reference = w.stored_detail
           where w.shard = $1 and w.player = $2 order by w.requested_at desc limit $3`,
    values: [shard, player, most],
  })
  return rows
}

type DetailRow = {
  reference: string
  description: string
  provider: string
  verified: boolean
  blocked: boolean
  created_at: Date
  paid_in: bigint
  paid_out: bigint
}

/** Reads a player's cards and accounts, each with what came from it and went to it. */
export async function readDetailSums(sql: Sql, { shard, player }: Owner, currency: string): Promise<DetailRow[]> {
  const { rows } = await sql.query<DetailRow>({
    text: `select d.reference, d.description, d.provider, d.verified, d.blocked, d.created_at,
             coalesce((select sum(a.credited) from deposit_attempt a where a.shard = d.shard and a.player = d.player and a.currency = $3
               and a.state = 'ok' and a.came_from = d.reference), 0)::bigint as paid_in,
             coalesce((select sum(w.amount) from withdrawal w where w.shard = d.shard and w.player = d.player and w.currency = $3
               and w.state = 'paid' and w.stored_detail = d.reference), 0)::bigint as paid_out
           from stored_detail d where d.shard = $1 and d.player = $2 and d.deleted_at is null order by d.created_at desc limit 50`,
    values: [shard, player, currency],
  })
  return rows
}

type RoundRow = { id: string; game: string; staked: bigint; won: bigint; is_open: boolean; opened_at: Date }
type Wallet = Owner & { currency: string }

/** Reads a player's newest rounds. */
export async function readNewestRounds(sql: Sql, { shard, player, currency }: Wallet, most: number): Promise<RoundRow[]> {
  const { rows } = await sql.query<RoundRow>({
    text: `select h.id, coalesce(g.name, h.owner_ref) as game, h.staked, h.won, h.state = 'open' as is_open, h.opened_at
           from hold h left join game g on h.owner_ref = 'game:' || g.id
           where h.shard = $1 and h.player = $2 and h.currency = $3 and h.kind = 'round' order by h.opened_at desc limit $4`,
    values: [shard, player, currency, most],
  })
  return rows
}

type SessionRow = { id: string; game: string; studio: string; opened_at: Date; ended_at: Date | null; ended_because: string | null }

/** Reads a player's newest game sessions. */
export async function readNewestSessions(sql: Sql, { shard, player }: Owner, most: number): Promise<SessionRow[]> {
  const { rows } = await sql.query<SessionRow>({
    text: `select s.id, g.name as game, s.studio, s.opened_at, s.ended_at, s.ended_because from game_session s join game g on g.id = s.game
           where s.shard = $1 and s.player = $2 order by s.opened_at desc limit $3`,
    values: [shard, player, most],
  })
  return rows
}

type GrantRow = {
  deposit: string
  campaign: number
  name: string | null
  state: string
  reason: string | null
  turnover_required: bigint
  wagered: bigint
  granted_at: Date
  expires_at: Date | null
  awards: { kind: string; given: string; held: string }[]
}

/** Reads a player's newest bonuses, each with its awards. */
export async function readNewestGrants(sql: Sql, { shard, player }: Owner, most: number): Promise<GrantRow[]> {
  const { rows } = await sql.query<GrantRow>({
    text: `select b.deposit, b.campaign, v.data #>> '{names,en}' as name, coalesce(b.wager_state, b.state) as state, b.reason, b.turnover_required,
             case when w.bonus_grant = b.deposit then w.wager_done else b.wagered end as wagered, b.granted_at, b.expires_at,
             coalesce((select json_agg(json_build_object('kind', a.kind, 'given', a.given::text, 'held', case a.kind when 'freeSpin' then coalesce((
                 select sum(f.remaining) from free_round_award f where f.shard = a.shard and f.grant_id = a.deposit), a.held) else a.held end::text) order by a.kind)
               from bonus_award a where a.shard = b.shard and a.deposit = b.deposit), '[]') as awards
           from bonus_grant b join campaign_version v on v.campaign = b.campaign and v.version = b.version
           join wallet w on w.shard = b.shard and w.player = b.player and w.currency = b.currency
           where b.shard = $1 and b.player = $2 order by b.granted_at desc limit $3`,
    values: [shard, player, most],
  })
  return rows
}

type ExclusionRow = {
  kind: string
  source: string
  starts_at: Date
  ends_at: Date | null
  asked_at: Date | null
  return_at: Date | null
  is_open: boolean
}

/** Reads a player's newest exclusions, over or not. */
export async function readAllExclusions(sql: Sql, { shard, player }: Owner, most: number): Promise<ExclusionRow[]> {
  const { rows } = await sql.query<ExclusionRow>({
    text: `select e.kind, e.source, e.starts_at, e.ends_at, r.asked_at, r.ends_at as return_at, e.cooling_off_hours is not null as is_open
           from exclusion e left join exclusion_return r on r.shard = e.shard and r.exclusion = e.id
           where e.shard = $1 and e.player = $2 order by e.starts_at desc limit $3`,
    values: [shard, player, most],
  })
  return rows
}

type AnswerRow = { register: string; occasion: string; answer: string; at: Date }

/** Reads what registers answered last about a player. */
export async function readRegisterAnswers(sql: Sql, { shard, player }: Owner, most: number): Promise<AnswerRow[]> {
  const { rows } = await sql.query<AnswerRow>({
    text: 'select register, occasion, answer, at from register_answer where shard = $1 and player = $2 order by at desc limit $3',
    values: [shard, player, most],
  })
  return rows
}
