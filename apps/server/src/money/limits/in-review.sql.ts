import type { LimitPeriodName, LimitType } from '@fairhouse/country-rules'

/** A request or limit that an operator must act on. */
export type InReview = {
  shard: number
  id: bigint
  player: bigint
  currency: string
  type: LimitType
  period: LimitPeriodName
  amount: bigint | null
  requested_at: Date
  /** Somebody approves or rejects it. */
  review: boolean
  /** Somebody speaks with the player. */
  contact: boolean
  contacted_at: Date | null
}

/**
 * Selects the latest requests that wait for an operator's approval or talk; `now` is the moment's place among the
 * parameters. A talk ends the waiting where nobody has to approve. A limit that has ended meanwhile took its raise along.
 */
export const readsInReview = (now: `$${number}`): string => `
  select c.shard, c.id, c.player, c.currency, c.type, c.period, c.amount, c.requested_at, c.review, c.contact, t.contacted_at
  from limit_change c cross join lateral (
    select max(later.requested_at) filter (where later.act = 'contacted') as contacted_at,
      bool_or(later.act in ('approve', 'reject', 'undo', 'raise', 'remove', 'set')) as is_over,
      bool_or(later.act = 'contacted') as is_contacted
    from limit_change later where later.shard = c.shard and later.player = c.player and later.currency = c.currency
      and later.type = c.type and later.period = c.period and later.source = c.source and later.id > c.id) t
  where (c.review or c.contact) and t.is_over is not true and (c.review or t.is_contacted is not true) and not exists (
    select from limit_change e where c.review and e.shard = c.shard and e.player = c.player and e.currency = c.currency
      and e.type = c.type and e.period = c.period and e.source = c.source and e.act = 'renewOff'
      and e.effective_at > c.requested_at and e.effective_at <= ${now} and not exists (
        select from limit_change o where o.shard = e.shard and o.player = e.player and o.currency = e.currency and o.type = e.type
          and o.period = e.period and o.source = e.source and o.id > e.id and o.act = 'renewOn' and o.requested_at < e.effective_at))`
