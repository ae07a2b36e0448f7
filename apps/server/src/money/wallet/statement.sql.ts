import type { Sql } from '../../base/database/database.ts'
import type { Bucket, WalletKey } from './posting.ts'

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

const depositStatus = `case a.state when 'created' then 'init' when 'stepping' then 'init' when 'unknown' then 'pending' when 'held' then 'waiting' when 'failed' then 'rejected'
  when 'expired' then 'cancelled' when 'mismatch' then 'error' else a.state end`

// Each line names its subject as the player knows it: the method, the card, the game.
const parts = {
  deposit: `select 'deposit' as kind, a.reference as id, coalesce(m.data ->> 'nameKey', m.data ->> 'name', 'my.otherMethod') as about, coalesce(a.credited, a.amount) as amount, a.fee,
              ${depositStatus} as status, a.created_at as at
            from deposit_attempt a left join payment_method m on m.id = a.method where a.shard = $1 and a.player = $2 and a.currency = $3
            union all
            select 'deposit', left(md5(d.arrival), 20), coalesce(m.data ->> 'nameKey', m.data ->> 'name', substr(d.account, 10)), case d.kind when 'take' then -d.amount else d.amount end, 0::bigint, 'ok', d.decided_at
            from suspense_decision d
            left join deposit_attempt a on a.shard = d.owner_shard and a.reference = d.reference
            left join lateral (select data from payment_method m where m.id = a.method or a.method is null and m.data ->> 'provider' = substr(d.account, 10) order by id limit 1) m on true
            where d.owner_shard = $1 and d.owner = $2 and d.currency = $3
            union all
            select case p.kind when 'refund' then 'refund' when 'debtRecovery' then 'adjustment' else 'chargeback' end, left(md5(p.id), 20),
              coalesce(m.data ->> 'nameKey', m.data ->> 'name', 'my.otherMethod'),
              -- What was taken from a debt was paid by nobody before: what left or reached the wallet counts.
              t.moved, 0::bigint, 'ok', p.booked_at
            from deposit_attempt a left join payment_method m on m.id = a.method
            cross join lateral (
              select 'deposit:' || a.reference || ':debt' as id
              union all select 'deposit:' || a.reference || ':' || f.event_key || suffix from fact f, unnest(array['', ':debt']) suffix
              where f.shard = a.shard and f.reference = a.reference and f.kind in ('refunded', 'disputed', 'disputeWon')
            ) of_it
            join posting p on p.shard = a.shard and p.id = of_it.id and p.outcome = 'posted' and p.kind in ('refund', 'chargeback', 'chargebackReversed', 'debtRecovery')
            cross join lateral (
              select coalesce(sum(case when t.credit in ('cash', 'reserve') then t.amount when t.debit in ('cash', 'reserve') then -t.amount else 0 end), 0)::bigint as moved
              from transfer t where t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.seq = p.first_seq and t.posting = p.id
            ) t
            where a.shard = $1 and a.player = $2 and a.currency = $3
            union all
            select 'adjustment', left(md5(d.posting), 20), 'my.otherMethod', -d.amount, 0::bigint, 'ok', d.decided_at
            from debt_decision d where d.shard = $1 and d.player = $2 and d.currency = $3 and d.kind = 'recovered'`,
  withdrawal: `select 'withdrawal', w.reference, coalesce(d.description, w.stored_detail), -w.amount, w.fee, case w.state when 'sending' then 'processing' else w.state end, w.requested_at
               from withdrawal w left join stored_detail d on d.shard = w.shard and d.reference = w.stored_detail where w.shard = $1 and w.player = $2 and w.currency = $3`,
  game: `select 'game', h.id, coalesce(g.name, h.owner_ref), h.won - h.staked, 0::bigint, h.state, h.opened_at
         from hold h left join game g on h.owner_ref = 'game:' || g.id where h.shard = $1 and h.player = $2 and h.currency = $3 and h.kind = 'round'
         union all
         select 'jackpot', left(md5('jackpot:' || d.jackpot || ':' || d.n), 20), coalesce(v.data #>> array['names', $8], v.data #>> '{names,en}', d.jackpot::text), d.amount, 0::bigint, 'ok', d.ended_at
         from jackpot_draw d join jackpot j on j.id = d.jackpot join jackpot_version v on v.jackpot = j.id and v.version = j.version
         where d.shard = $1 and d.player = $2 and j.currency = $3 and d.amount is not null
         union all
         select m.kind, left(md5(m.id), 20), coalesce(v.data #>> array['names', $8], v.data #>> '{names,en}', r.id::text), m.amount, 0::bigint, 'ok', m.at
         from (
           select race, 'raceBuyIn' as kind, format('race:%s:%s:%s', race, player, n) as id, -buy_in as amount, entered_at as at
             from race_entry where shard = $1 and player = $2 and buy_in > 0
           union all
           select race, 'raceRefund', format('race:%s:%s:%s:back', race, player, n), buy_in, ended_at from race_entry where shard = $1 and player = $2 and buy_in > 0 and state <> 'in'
           union all
           select race, 'racePrize', format('race:%s:prize:%s', race, player), amount, paid_at from race_place where shard = $1 and player = $2 and paid_at is not null
         ) m join race r on r.id = m.race and r.currency = $3 join race_version v on v.race = r.id and v.version = r.version`,
  promo: `select 'promo', b.deposit, coalesce(v.data #>> array['names', $8], v.data #>> '{names,en}', b.campaign::text),
            coalesce((select sum(case c.state when 'returned' then a.given else a.held end) from bonus_award a where a.shard = b.shard and a.deposit = b.deposit and a.kind not in ('freeSpin', 'pokerBonus')), 0)::bigint,
            0::bigint, case when b.state = 'refused' then 'rejected' when b.state = 'undone' or b.source = 'cashback' and c.state = 'returned' then 'cancelled'
              when b.source = 'cashback' and c.state = 'open' then 'waiting' else 'ok' end, b.granted_at
          from bonus_grant b join campaign_version v on v.campaign = b.campaign and v.version = b.version
          left join cashback_claim c on c.shard = b.shard and c.deposit = b.deposit and b.source = 'cashback' where b.shard = $1 and b.player = $2 and b.currency = $3`,
}
/** The kinds of movement a statement can be filtered by; this ledger does not have all of them yet. */
export type StatementType = keyof typeof parts | 'loyalty' | 'betting' | 'all'

/** Points by day, and what became of them. */
const loyalty = `
  select 'loyalty', 'day:' || d.day, 'my.loyaltyEarned', 0::bigint, 0::bigint, 'ok', d.day::timestamp at time zone d.zone, sum(d.staked::numeric * d.weight)
  from play_day d where d.shard = $1 and d.player = $2 and d.currency = $3 and d.weight > 0 group by d.day, d.zone having sum(d.staked) > 0
  union all
  select 'loyalty', 'event:' || e.n, case e.kind when 'exchanged' then 'my.loyaltyExchanged' when 'rose' then 'my.loyaltyRose' else 'my.loyaltyFell' end,
    e.amount, 0::bigint, 'ok', e.at, case when e.kind = 'exchanged' then -e.points end
  from loyalty_event e where e.shard = $1 and e.player = $2 and e.currency = $3`

/** Which part of the statement to read. */
type StatementWish = {
  type: StatementType
  pendingOnly: boolean
  from?: Date | undefined
  before?: string | undefined
  language: string
}

/** Reads the player's statement, newest first, starting after the cursor. */
export async function readStatement(
  sql: Sql,
  { shard, player, currency }: WalletKey,
  { type, pendingOnly, from, before, language }: StatementWish,
  size: number,
): Promise<StatementRow[]> {
  const ofMoney = type === 'all' ? Object.values(parts) : type in parts ? [parts[type as keyof typeof parts]] : [] // it is one of them
  const chosen = [
    ...ofMoney.map((part) => `select *, null::numeric from (${part}) one`),
    ...(type === 'loyalty' || type === 'all' ? [loyalty] : []),
  ]
  if (chosen.length === 0) return []
  const { rows } = await sql.query<StatementRow>({
    text: `select kind, id, about, amount, fee, status, at, points::text, to_char(at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || id as cursor from (${chosen.join(' union all ')}) s (kind, id, about, amount, fee, status, at, points)
           where ($4::text is null or to_char(at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || id < $4)
             and (not $5 or status in ('init', 'pending', 'processing', 'open', 'waiting'))
           and ($7::timestamptz is null or at >= $7) and $8::text is not null
           order by cursor desc limit $6`,
    values: [shard, player, currency, before ?? null, pendingOnly, size, from ?? null, language],
  })
  return rows
}

type PlayTotals = { staked: bigint; won: bigint; bonus_staked: bigint; bonus_won: bigint }

/** Sums stakes and wins of rounds begun within [since, until), cash and bonus money apart. */
export async function readPlayTotals(sql: Sql, { shard, player, currency }: WalletKey, since: Date, until: Date): Promise<PlayTotals> {
  const { rows } = await sql.query<PlayTotals>({
    text: `select coalesce(sum(staked - bonus_staked), 0)::bigint as staked, coalesce(sum(won - bonus_won), 0)::bigint as won,
             coalesce(sum(bonus_staked), 0)::bigint as bonus_staked, coalesce(sum(bonus_won), 0)::bigint as bonus_won
           from hold where shard = $1 and player = $2 and currency = $3 and kind = 'round' and opened_at >= $4 and opened_at < $5`,
    values: [shard, player, currency, since, until],
  })
  return rows[0]! // an aggregate always returns a row
}

/** Reads a bucket's balance at a moment, from the last movement before it. */
export async function readBucketAt(sql: Sql, { shard, player, currency }: WalletKey, bucket: Bucket, at: Date): Promise<bigint> {
  const { rows } = await sql.query<{ left: bigint }>({
    text: `select case when debit = $4 then debit_after else credit_after end as left from transfer
           where shard = $1 and player = $2 and currency = $3 and booked_at < $5 and (debit = $4 or credit = $4)
           order by seq desc, leg desc limit 1`,
    values: [shard, player, currency, bucket, at],
  })
  return rows[0]?.left ?? 0n
}
