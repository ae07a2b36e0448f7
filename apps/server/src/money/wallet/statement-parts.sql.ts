/** What of a source is on the page. */
export const withinPage = (at: string, id: string): string =>
  `${at} <= coalesce($4::timestamptz, 'infinity') and (${at}, ${id}) < (coalesce($4::timestamptz, 'infinity'), coalesce($9::text, ''))
   and ${at} >= coalesce($7::timestamptz, '-infinity')`

/** Whether something is wished for that has a status, as only what is pending may be. */
export const isWished = (status: string): string => `(not $5 or ${status} in ('init', 'pending', 'processing', 'open', 'waiting'))`

/** The rounds of a wallet ($1 shard, $2 player, $3 currency) that are open, without reading those that are over. */
export const readsOpenRounds = `(
  select h.* from hold h where h.shard = $1 and h.player = $2 and h.currency = $3 and h.kind = 'round' and h.state = 'open' and h.opened_at >= coalesce(
    (select max(c.at) from wallet_checkpoint c where c.shard = $1 and c.player = $2 and c.currency = $3), '-infinity')
  union all
  select h.* from round_left_open o join hold h on h.shard = o.shard and h.player = o.player and h.currency = o.currency and h.id = o.round
  where o.shard = $1 and o.player = $2 and o.currency = $3 and h.state = 'open')`

const depositStatus = `case a.state when 'created' then 'init' when 'stepping' then 'init' when 'unknown' then 'pending' when 'held' then 'waiting' when 'failed' then 'rejected'
  when 'expired' then 'cancelled' when 'mismatch' then 'error' else a.state end`
const methodName = `coalesce(m.data ->> 'nameKey', m.data ->> 'name', 'my.otherMethod')`
/** What a posting brought to the player's cash and reserve, or took: what was taken from a debt was paid by nobody before. */
const moved = `(select coalesce(sum(case when t.credit in ('cash', 'reserve') then t.amount when t.debit in ('cash', 'reserve') then -t.amount else 0 end), 0)::bigint
  from transfer t where t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.seq = p.first_seq and t.posting = p.id)`
const takenBack = `f.shard = a.shard and f.reference = a.reference and f.kind in ('refunded', 'disputed', 'disputeWon')`
const named = (place: string) => `coalesce(v.data #>> array['names', $8], v.data #>> '{names,en}', ${place}::text)`
const rounds = (from: string) => `with r as materialized (
    select h.* from ${from} h where h.shard = $1 and h.player = $2 and h.currency = $3 and h.kind = 'round' and ${withinPage('h.opened_at', 'h.id')} and ${isWished('h.state')}
    order by h.opened_at desc, h.id desc limit $6
  ) select 'game', r.id, coalesce(g.name, r.owner_ref), r.won - r.staked, 0::bigint, r.state, r.opened_at, null::numeric
  from r left join game g on r.owner_ref = 'game:' || g.id`
const awarded = (column: string) => `(select coalesce(sum(a.${column}), 0)::bigint from bonus_award a
  where a.shard = b.shard and a.deposit = b.deposit and a.kind not in ('freeSpin', 'pokerBonus')) as ${column}`
const ofRace =
  'join race r on r.id = m.race and r.currency = $3 join race_version v on v.race = r.id and v.version = r.version where m.shard = $1 and m.player = $2'

/** The rounds that wait for their end. */
export const pendingGames = [rounds(readsOpenRounds)]

/**
 * The sources of the statement, each read by itself, newest first, from an index where there may be many: kind, id, about (the subject
 * as the player knows it: the method, the card, the game), amount, fee, status, time, points. Parameters: $1 shard, $2 player, $3
 * currency, $4 and $9 the cursor, $5 whether only what is pending, $6 the size of a page, $7 since when, $8 language. What the ledger
 * has is read by itself, of the one player: a distributed ledger asks the node of their shard, and the rest is here.
 */
export const statementParts = {
  deposit: [
    `select 'deposit', a.reference, ${methodName}, coalesce(a.credited, a.amount), a.fee, ${depositStatus}, a.created_at, null::numeric
     from deposit_attempt a left join payment_method m on m.id = a.method where a.shard = $1 and a.player = $2 and a.currency = $3`,
    `select 'deposit', left(md5(d.arrival), 20), coalesce(m.data ->> 'nameKey', m.data ->> 'name', substr(d.account, 10)), case d.kind when 'take' then -d.amount else d.amount end, 0::bigint, 'ok', d.decided_at, null::numeric
     from suspense_decision d
     left join deposit_attempt a on a.shard = d.owner_shard and a.reference = d.reference
     left join lateral (select data from payment_method m where m.id = a.method or a.method is null and m.data ->> 'provider' = substr(d.account, 10) order by id limit 1) m on true
     where d.owner_shard = $1 and d.owner = $2 and d.currency = $3`,
    `with p as materialized (
       select p.id, p.kind, p.booked_at, ${moved} as amount from posting p
       where p.shard = $1 and p.player = $2 and p.currency = $3 and p.outcome = 'posted' and p.kind in ('refund', 'chargeback', 'chargebackReversed')
     ) select case p.kind when 'refund' then 'refund' else 'chargeback' end, left(md5(p.id), 20), ${methodName}, p.amount, 0::bigint, 'ok', p.booked_at, null::numeric
     from p join deposit_attempt a on a.shard = $1 and a.reference = split_part(p.id, ':', 2) and a.player = $2 and a.currency = $3
     left join payment_method m on m.id = a.method
     where exists (select from fact f, unnest(array['', ':debt']) suffix where ${takenBack} and p.id = 'deposit:' || a.reference || ':' || f.event_key || suffix)`,
    // Only who has or had a debt has paid of it.
    `with debtor as materialized (select 1 from debt d where d.shard = $1 and d.player = $2 and d.currency = $3 limit 1),
     asked as materialized (
       select of_it.id, a.method from deposit_attempt a cross join lateral (
         select 'deposit:' || a.reference || ':debt' as id
         union all select 'deposit:' || a.reference || ':' || f.event_key || suffix from fact f, unnest(array['', ':debt']) suffix where ${takenBack}
       ) of_it
       where a.shard = $1 and a.player = $2 and a.currency = $3 and exists (select from debtor)
     ), p as materialized (
       select p.id, p.booked_at, ${moved} as amount, asked.method from asked join posting p on p.id = asked.id
       where p.shard = $1 and p.player = $2 and p.currency = $3 and p.outcome = 'posted' and p.kind = 'debtRecovery'
     ) select 'adjustment', left(md5(p.id), 20), ${methodName.replace('a.method', 'p.method')}, p.amount, 0::bigint, 'ok', p.booked_at, null::numeric
     from p left join payment_method m on m.id = p.method`,
    `select 'adjustment', left(md5(d.posting), 20), 'my.otherMethod', -d.amount, 0::bigint, 'ok', d.decided_at, null::numeric
     from debt_decision d where d.shard = $1 and d.player = $2 and d.currency = $3 and d.kind = 'recovered'`,
  ],
  withdrawal: [
    `select 'withdrawal', w.reference, coalesce(d.description, w.stored_detail), -w.amount, w.fee, case w.state when 'sending' then 'processing' else w.state end, w.requested_at, null::numeric
     from withdrawal w left join stored_detail d on d.shard = w.shard and d.reference = w.stored_detail where w.shard = $1 and w.player = $2 and w.currency = $3`,
  ],
  game: [
    rounds('hold'),
    `select 'jackpot', left(md5('jackpot:' || d.jackpot || ':' || d.n), 20), ${named('d.jackpot')}, d.amount, 0::bigint, 'ok', d.ended_at, null::numeric
     from jackpot_draw d join jackpot j on j.id = d.jackpot join jackpot_version v on v.jackpot = j.id and v.version = j.version
     where d.shard = $1 and d.player = $2 and j.currency = $3 and d.amount is not null`,
    `select 'raceBuyIn', left(md5(format('race:%s:%s:%s', m.race, m.player, m.n)), 20), ${named('r.id')}, -m.buy_in, 0::bigint, 'ok', m.entered_at, null::numeric
     from race_entry m ${ofRace} and m.buy_in > 0`,
    `select 'raceRefund', left(md5(format('race:%s:%s:%s:back', m.race, m.player, m.n)), 20), ${named('r.id')}, m.buy_in, 0::bigint, 'ok', m.ended_at, null::numeric
     from race_entry m ${ofRace} and m.buy_in > 0 and m.state <> 'in'`,
    `select 'racePrize', left(md5(format('race:%s:prize:%s', m.race, m.player)), 20), ${named('r.id')}, m.amount, 0::bigint, 'ok', m.paid_at, null::numeric
     from race_place m ${ofRace} and m.paid_at is not null`,
  ],
  promo: [
    // What is pending is known with the claim only.
    `with b as materialized (
       select b.*, ${awarded('given')}, ${awarded('held')} from bonus_grant b where b.shard = $1 and b.player = $2 and b.currency = $3 and ${withinPage('b.granted_at', 'b.deposit')}
       order by b.granted_at desc, b.deposit desc limit case when $5 then null else $6::bigint end
     ) select 'promo', b.deposit, ${named('b.campaign')}, case c.state when 'returned' then b.given else b.held end, 0::bigint,
       case when b.state = 'refused' then 'rejected' when b.state = 'undone' or b.source = 'cashback' and c.state = 'returned' then 'cancelled'
         when b.source = 'cashback' and c.state = 'open' then 'waiting' else 'ok' end, b.granted_at, null::numeric
     from b join campaign_version v on v.campaign = b.campaign and v.version = b.version
     left join cashback_claim c on c.shard = b.shard and c.deposit = b.deposit and b.source = 'cashback'`,
  ],
  // Points by day, and what became of them.
  loyalty: [
    `select 'loyalty', 'day:' || d.day, 'my.loyaltyEarned', 0::bigint, 0::bigint, 'ok', d.day::timestamp at time zone d.zone, sum(d.staked::numeric * d.weight)
     from play_day d where d.shard = $1 and d.player = $2 and d.currency = $3 and d.weight > 0 group by d.day, d.zone having sum(d.staked) > 0`,
    `select 'loyalty', 'event:' || e.n, case e.kind when 'exchanged' then 'my.loyaltyExchanged' when 'rose' then 'my.loyaltyRose' else 'my.loyaltyFell' end,
       e.amount, 0::bigint, 'ok', e.at, case when e.kind = 'exchanged' then -e.points end
     from loyalty_event e where e.shard = $1 and e.player = $2 and e.currency = $3`,
  ],
} satisfies Record<string, string[]>
