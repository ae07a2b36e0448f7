import type { LedgerCheck } from './verify-wallets.sql.ts'

/** An amount of a version's data in minor units: it is written with all the digits of its currency. */
const minor = (text: string) => `replace(${text}, '.', '')::numeric`
const sumOf = (of: string, from: string, where: string) => `(select coalesce(sum(${of}), 0) from ${from} where ${where})`
/** What left or reached the wallet of a race by postings of a kind. */
const moved = (kind: string, side: 'debit' | 'credit') =>
  `coalesce(sum(t.amount) filter (where p.kind = '${kind}' and t.${side} = 'cash'), 0)`

/** Checks that in each race lies what was paid in and put in, less what went out, and that it was promised and settled as its rules say. */
const races: LedgerCheck = {
  check: 'races',
  of: 'races',
  seen: `
    select case when w.shard is null or h.owner is null then format('the race %s has no wallet of the house', r.id)
      when t.bought <> e.bought or t.refunded <> e.refunded then format('into the race %s %s was paid and %s given back, its entries say %s and %s', r.id, t.bought, t.refunded, e.bought, e.refunded)
      when t.put_in - t.taken_back <> r.house_part then format('the house has put %s into the race %s, its postings %s', r.house_part, r.id, t.put_in - t.taken_back)
      when t.paid <> c.paid then format('of the race %s prizes of %s are paid, %s went out', r.id, c.paid, t.paid)
      when w.cash <> e.bought - e.refunded + r.house_part - c.paid or w.reserve <> 0 then format('in the race %s is %s, what moved makes %s', r.id, w.cash + w.reserve, e.bought - e.refunded + r.house_part - c.paid)
      when r.secret is not null and encode(sha256(convert_to(r.secret, 'UTF8')), 'hex') <> r.commitment then format('the seed of the race %s is another than was promised', r.id)
      when r.house_part <> case when r.state = 'cancelled' then 0 else ${sumOf(minor('x.amount'), "jsonb_array_elements_text(v.data -> 'prizes') with ordinality x (amount, n)", "r.state <> 'settled' or x.n <= e.scored")} end
        then format('the house has put %s into the race %s, which is not what its rules say', r.house_part, r.id)
      when r.state = 'settled' and c.won <> r.house_part + e.bought - e.refunded then format('places of the race %s win %s, there is %s to win', r.id, c.won, r.house_part + e.bought - e.refunded)
      when r.state = 'settled' and c.places <> e.scored or r.state <> 'settled' and c.places > 0 then format('the race %s is %s and has %s places for %s players with a score', r.id, r.state, c.places, e.scored)
      when r.starts_at <> (v.data ->> 'from')::timestamptz or r.ends_at <> (v.data ->> 'until')::timestamptz or r.currency <> v.data ->> 'currency' then format('the race %s does not run as its rules say', r.id) end as fault
    from bounds, race r join race_version v on v.race = r.id and v.version = r.version
    left join house_wallet h on h.owner = 'race:' || r.id and h.currency = r.currency and h.shard = r.id % 256 and h.player = -1000000000 - r.id
    left join wallet w on w.shard = h.shard and w.player = h.player and w.currency = h.currency
    cross join lateral (select coalesce(sum(e.buy_in), 0) as bought, coalesce(sum(e.buy_in) filter (where e.state <> 'in'), 0) as refunded,
      count(*) filter (where e.state = 'in' and e.score > 0) as scored from race_entry e where e.race = r.id) e
    cross join lateral (select coalesce(sum(c.amount) filter (where c.paid_at is not null), 0) as paid, coalesce(sum(c.amount), 0) as won, count(*) as places from race_place c where c.race = r.id) c
    cross join lateral (
      select ${moved('raceBuyIn', 'credit')} as bought, ${moved('raceRefund', 'debit')} as refunded, ${moved('raceHouse', 'credit')} as put_in,
        ${moved('raceHouse', 'debit')} as taken_back, ${moved('racePrize', 'debit')} as paid
      from transfer t join posting p on p.shard = t.shard and p.id = t.posting where t.shard = r.id % 256 and t.player = -1000000000 - r.id and t.currency = r.currency
    ) t
    where r.id % 256 between low and high and r.state <> 'draft'`,
}

/** What reached or left a player by a posting. */
const ofPlayer = (id: string, of: 'e' | 'c', leaves: boolean) => `(
  select coalesce(sum(t.amount), 0) from posting o join transfer t on t.shard = o.shard and t.player = o.player and t.currency = o.currency and t.seq = o.first_seq and t.posting = o.id
  where o.shard = ${of}.shard and o.id = ${id} and o.player = ${of}.player and o.outcome = 'posted' and t.${leaves ? 'credit' : 'debit'} = 'race:' || ${of}.race)`

/** Checks that each buy-in was paid, counts against limits, and came back where the entry says so; and each score by its rounds. */
const entries: LedgerCheck = {
  check: 'race entries',
  of: 'entries and holds',
  seen: `
    select case when e.buy_in <> coalesce(${minor("v.data ->> 'buyIn'")}, 0) then format('%s/%s has paid %s into the race %s, its rules say %s', e.shard, e.player, e.buy_in, e.race, coalesce(v.data ->> 'buyIn', '0'))
      when e.buy_in <> ${ofPlayer(`format('race:%s:%s:%s', e.race, e.player, e.n)`, 'e', true)} then format('%s/%s has not paid the %s into the race %s that the entry says', e.shard, e.player, e.buy_in, e.race)
      when case when e.state = 'in' then 0 else e.buy_in end <> ${ofPlayer(`format('race:%s:%s:%s:back', e.race, e.player, e.n)`, 'e', false)} then format('the buy-in of %s/%s into the race %s is %s, and what came back is another', e.shard, e.player, e.race, e.state)
      when e.buy_in > 0 and coalesce(h.staked, -1) <> case when e.state = 'in' then e.buy_in else 0 end then format('the buy-in of %s/%s into the race %s counts %s against the limits', e.shard, e.player, e.race, coalesce(h.staked::text, 'nothing'))
      when e.state <> 'left' and (e.rounds, e.score) is distinct from (s.rounds, s.score) then format('the rounds of %s/%s in the race %s make %s with %s, the entry says %s with %s', e.shard, e.player, e.race, s.score, s.rounds, e.score, e.rounds)
      when e.state <> 'left' and e.reached_at is distinct from case when s.score > 0 then s.reached_at end then format('%s/%s reached the score in the race %s at another time than the entry says', e.shard, e.player, e.race) end as fault
    from bounds, race_entry e join race r on r.id = e.race join race_version v on v.race = r.id and v.version = r.version
    left join hold h on h.shard = e.shard and h.player = e.player and h.currency = r.currency and h.id = format('race:%s:%s:%s', e.race, e.player, e.n) and h.kind = 'race' and h.owner_ref = 'race:' || e.race
    cross join lateral (
      select count(*)::integer as rounds,
        case when v.data ->> 'format' = 'bestMultiplier' then coalesce(max(o.value), 0) else coalesce(sum(o.value), 0) end as score,
        case when v.data ->> 'format' = 'bestMultiplier' then (array_agg(o.closed_at order by o.value desc, o.n))[1] else (array_agg(o.closed_at order by o.n desc) filter (where o.value > 0))[1] end as reached_at
      from (
        select o.n, o.closed_at, case v.data ->> 'format'
          when 'wager' then o.staked
          when 'sprint' then div(o.won::numeric * 1000000, o.staked)
          when 'points' then (select coalesce(max((x.step ->> 'points')::numeric), 0) from jsonb_array_elements(v.data -> 'points') x (step) where o.won::numeric >= o.staked * (x.step ->> 'from')::numeric)
          else (select case when count(*) = coalesce((v.data ->> 'consecutive')::integer, 1) then div(sum(b.won) * 1000000, sum(b.staked)) else 0 end
            from race_round b where b.race = o.race and b.shard = o.shard and b.player = o.player and b.n > o.n - coalesce((v.data ->> 'consecutive')::integer, 1) and b.n <= o.n)
          end as value
        from race_round o where o.race = e.race and o.shard = e.shard and o.player = e.player
      ) o
    ) s
    where e.shard between low and high
    union all
    select case when not exists (select from race_entry e where e.shard = h.shard and e.player = h.player and h.id = format('race:%s:%s:%s', e.race, e.player, e.n)) then format('hold %s of %s/%s is the buy-in of no entry', h.id, h.shard, h.player)
      when h.state <> 'closed' or h.won <> 0 or h.bonus_staked <> 0 or h.cash <> 0 or h.bonus <> 0 then format('hold %s of %s/%s is a buy-in and says what was played', h.id, h.shard, h.player) end
    from bounds, hold h where h.shard between low and high and h.kind = 'race'`,
}

/** Checks each place against the scores, each prize against the rules, and that it was paid once. */
const places: LedgerCheck = {
  check: 'race places',
  of: 'places',
  seen: `
    select case when c.digest <> encode(sha256(convert_to(r.secret || ':' || c.player, 'UTF8')), 'hex') then format('the digest of %s/%s in the race %s is not of its seed', c.shard, c.player, c.race)
      when e.score is null or c.place <> b.better + 1 or c.tied <> b.same then format('%s/%s is in place %s of the race %s with %s, the scores say %s with %s', c.shard, c.player, c.place, c.race, c.tied, b.better + 1, b.same)
      when c.amount <> div(m.won, c.tied) + case when b.turn < m.won % c.tied then 1 else 0 end then format('%s/%s wins %s in the race %s, its rules say %s', c.shard, c.player, c.amount, c.race, div(m.won, c.tied) + case when b.turn < m.won % c.tied then 1 else 0 end)
      when case when c.paid_at is null then 0 else c.amount end <> ${ofPlayer(`format('race:%s:prize:%s', c.race, c.player)`, 'c', false)} then format('the prize of %s/%s in the race %s is %s, and what was paid is another', c.shard, c.player, c.race, case when c.paid_at is null then 'not paid' else c.amount::text end)
      when c.paid_at is null and c.amount > 0 and r.settled_at < (select at - interval '1 hour' from (select max(settled_at) as at from race) x) then format('the prize of %s/%s in the race %s is still not paid', c.shard, c.player, c.race) end as fault
    from bounds, race_place c join race r on r.id = c.race join race_version v on v.race = r.id and v.version = r.version
    left join race_entry e on e.race = c.race and e.shard = c.shard and e.player = c.player and e.state = 'in'
    cross join lateral (
      select count(*) filter (where o.score > e.score or o.score = e.score and o.reached_at < e.reached_at) as better,
        count(*) filter (where o.score = e.score and o.reached_at = e.reached_at) as same,
        count(*) filter (where o.score = e.score and o.reached_at = e.reached_at and encode(sha256(convert_to(r.secret || ':' || o.player, 'UTF8')), 'hex') < c.digest) as turn,
        count(*) as taken, (select coalesce(sum(a.buy_in), 0) from race_entry a where a.race = c.race and a.state = 'in') as pool
      from race_entry o where o.race = c.race and o.state = 'in' and o.score > 0
    ) b
    cross join lateral (
      select coalesce(sum(coalesce(${minor("v.data -> 'prizes' ->> (n - 1)")}, 0) + coalesce(div(b.pool * (v.data -> 'poolShares' ->> (n - 1))::numeric, s.whole), 0) + case when n <= s.shares and n <= b.pool - s.floors then 1 else 0 end), 0) as won
      from (
        select sum(x.share::numeric) as whole, count(*) as shares, coalesce(sum(div(b.pool * x.share::numeric, y.whole)), 0) as floors
        from jsonb_array_elements_text(v.data -> 'poolShares') with ordinality x (share, n), lateral (
          select sum(z.share::numeric) as whole from jsonb_array_elements_text(v.data -> 'poolShares') with ordinality z (share, n) where z.n <= b.taken
        ) y where x.n <= b.taken
      ) s, generate_series(c.place, c.place + c.tied - 1) n
    ) m
    where c.shard between low and high`,
}

/** Checks that each round that counted is one of the player's, as its race takes them, and that every round that should count does. */
const rounds: LedgerCheck = {
  check: 'race rounds',
  of: 'rounds',
  seen: `
    select case when h.id is null or h.state <> 'closed' or (h.staked, h.won, h.closed_at) is distinct from (o.staked, o.won, o.closed_at) then format('round %s of %s/%s counts in the race %s as it did not close', o.round, o.shard, o.player, o.race)
      when h.bonus_staked > 0 or o.staked < ${minor("v.data ->> 'minStake'")} or o.staked > ${minor("v.data ->> 'maxStake'")} or not v.data -> 'games' ? g.friendly_id then format('round %s of %s/%s counts in the race %s, whose rules leave it out', o.round, o.shard, o.player, o.race)
      when h.opened_at < r.starts_at or h.opened_at >= r.ends_at or h.closed_at >= r.ends_at + interval '24 hours' or not exists (select from race_entry e where e.race = o.race and e.shard = o.shard and e.player = o.player and e.entered_at <= h.opened_at)
        then format('round %s of %s/%s counts in the race %s, and was played at another time', o.round, o.shard, o.player, o.race)
      when o.n > 1 and not exists (select from race_round b where b.race = o.race and b.shard = o.shard and b.player = o.player and b.n = o.n - 1 and b.closed_at <= o.closed_at)
        then format('round %s of %s/%s counts in the race %s out of order', o.round, o.shard, o.player, o.race) end as fault
    from bounds, race_round o left join race r on r.id = o.race left join race_version v on v.race = r.id and v.version = r.version
    left join hold h on h.shard = o.shard and h.player = o.player and h.currency = r.currency and h.id = o.round and h.kind = 'round'
    left join game g on h.owner_ref = 'game:' || g.id
    where o.shard between low and high
    union all
    -- What is behind the position of the job has been looked at. Of a sprint only the first rounds count.
    select case when not exists (select from race_round o where o.race = e.race and o.shard = h.shard and o.player = h.player and o.round = h.id)
      then format('round %s of %s/%s is not counted in the race %s', h.id, h.shard, h.player, e.race) end
    from bounds, race_entry e join race r on r.id = e.race and r.began_at is not null join race_version v on v.race = r.id and v.version = r.version
    join round_read p on p.reader = 'races' and p.shard = e.shard and p.player = e.player and p.currency = r.currency
    join hold h on h.shard = e.shard and h.player = e.player and h.currency = r.currency and h.kind = 'round' and h.state = 'closed'
      and h.opened_at >= r.starts_at and h.opened_at >= e.entered_at and h.opened_at < r.ends_at and h.closed_at < r.ends_at + interval '24 hours' and h.bonus_staked = 0
      and h.staked between ${minor("v.data ->> 'minStake'")} and ${minor("v.data ->> 'maxStake'")}
    join game g on h.owner_ref = 'game:' || g.id and v.data -> 'games' ? g.friendly_id
    where e.shard between low and high and e.state <> 'left' and e.rounds < coalesce((v.data ->> 'firstRounds')::integer, 2147483647)
      and h.closed_at + interval '5 minutes' < coalesce(r.settled_at, 'infinity') and h.closed_at < coalesce(e.ended_at, 'infinity')
      and exists (select from transfer t join posting q on q.shard = t.shard and q.id = t.posting
        where t.shard = h.shard and t.player = h.player and t.currency = h.currency and t.booked_at = h.closed_at and t.seq <= p.seq and q.reason_ref = h.id)`,
}

export const raceChecks: LedgerCheck[] = [races, entries, places, rounds]
