import type { LedgerCheck } from './verify-wallets.sql.ts'

/** An amount of a version's data in minor units: it is written with all the digits of its currency. */
const minor = (field: string) => `replace(coalesce(v.data ->> '${field}', '0'), '.', '')::numeric`
/** The number of a round in a random draw: the first 8 bytes of SHA-256 over secret, colon and its name. */
const chance = `(select sum(get_byte(sha256(convert_to(d.secret || ':' || r.round, 'UTF8')), i) * 256::numeric ^ (7 - i)) from generate_series(0, 7) i)`

/** Of the posting by which a draw was paid: its leg out of the pot, and what that left in it. */
const paidOut = (draw: string) => `select t.amount, t.debit_after as left_over from posting o
  join transfer t on t.shard = o.shard and t.player = o.player and t.currency = o.currency and t.seq = o.first_seq and t.debit = 'cash'
  where o.shard = d.jackpot % 256 and o.player = -d.jackpot and o.id = format('jackpot:%s:draw:%s:out', d.jackpot, ${draw})`
/** Whether the round r of a draw gave the outcome that the draw is won by. */
const isHit = `exists (select from jackpot_hit i where (i.shard, i.player, i.currency, i.round, i.outcome) = (r.shard, r.player, v.data ->> 'currency', r.round, v.data ->> 'outcome'))`
/** The rounds of a draw that somebody won, the winner marked. */
const roundsOfDraw = `select r.*, d.round is not null and (r.shard, r.player, r.round) = (d.shard, d.player, d.round) as is_winner
  from jackpot_batch b join jackpot_round r on r.jackpot = b.jackpot and r.batch = b.n where b.jackpot = d.jackpot and b.draw = d.n`

/** Checks that what is in each pot is what rounds, seeds and other pots brought less what was won, to the millionth of a minor unit. */
const pots: LedgerCheck = {
  check: 'jackpots',
  of: 'pots, draws and batches',
  seen: `
    select case when w.shard is null or h.owner is null then format('the jackpot %s has no wallet of the house', j.id)
      when r.meter <> b.meter * 1000000 + j.meter_rest or r.reserve <> b.reserve * 1000000 + j.reserve_rest
        then format('the rounds of the jackpot %s make %s and %s millionths, its batches and rests %s and %s', j.id, r.meter, r.reserve, b.meter * 1000000 + j.meter_rest, b.reserve * 1000000 + j.reserve_rest)
      when t.seeded <> r.seeds then format('the draws of the jackpot %s begin with %s, %s was put in', j.id, r.seeds, t.seeded)
      when t.won <> r.won or t.passed <> 0 then format('of the jackpot %s %s was won, %s went out and %s of it has reached nobody', j.id, r.won, t.won, t.passed)
      when w.cash <> t.seeded + b.meter + t.cash_in - t.cash_out or w.reserve <> b.reserve + t.reserve_in - t.reserve_out
        then format('in the jackpot %s and its reserve are %s and %s, what moved makes %s and %s', j.id, w.cash, w.reserve, t.seeded + b.meter + t.cash_in - t.cash_out, b.reserve + t.reserve_in - t.reserve_out)
      when j.state = 'ended' and w.cash + w.reserve > 0 then format('the jackpot %s has ended with %s in it', j.id, w.cash + w.reserve)
      when (j.state in ('running', 'closing')) <> exists (select from jackpot_draw d where d.jackpot = j.id and d.ended_at is null) then format('the jackpot %s is %s and its draws say otherwise', j.id, j.state) end as fault
    from bounds, jackpot j
    left join house_wallet h on h.owner = 'jackpot:' || j.id and h.currency = j.currency and h.shard = j.id % 256 and h.player = -j.id
    left join wallet w on w.shard = h.shard and w.player = h.player and w.currency = h.currency
    cross join lateral (select coalesce(sum(b.meter), 0) as meter, coalesce(sum(b.reserve), 0) as reserve from jackpot_batch b where b.jackpot = j.id) b
    cross join lateral (
      select coalesce(sum(s.staked * (v.data ->> 'meterPpm')::numeric), 0) as meter, coalesce(sum(s.staked * (v.data ->> 'reservePpm')::numeric), 0) as reserve,
        -- What the win before has left in it counts for the seed.
        coalesce(sum(greatest(${minor('seed')} - coalesce((select left_over from (${paidOut('d.n - 1')}) p), 0), 0)) filter (where d.kind <> 'lastDay'), 0) as seeds, coalesce(sum(d.amount), 0) as won
      from jackpot_draw d join jackpot_version v on v.jackpot = d.jackpot and v.version = d.version
      cross join lateral (select coalesce(sum(r.staked), 0) as staked from jackpot_batch b join jackpot_round r on r.jackpot = b.jackpot and r.batch = b.n where b.jackpot = d.jackpot and b.draw = d.n) s
      where d.jackpot = j.id
    ) r
    cross join lateral (
      select coalesce(sum(t.amount) filter (where p.kind = 'jackpotSeed'), 0) as seeded,
        coalesce(sum(t.amount) filter (where p.kind = 'jackpotWin' and t.credit = 'jackpot:' || j.id), 0) as won,
        coalesce(sum(t.amount) filter (where p.kind = 'jackpotMoved' and t.credit = 'cash'), 0) as cash_in,
        coalesce(sum(t.amount) filter (where p.kind = 'jackpotMoved' and t.credit = 'reserve'), 0) as reserve_in,
        coalesce(sum(t.amount) filter (where t.debit = 'cash'), 0) as cash_out, coalesce(sum(t.amount) filter (where t.debit = 'reserve'), 0) as reserve_out,
        coalesce(sum(t.amount) filter (where t.credit = 'jackpot:' || j.id), 0) - (
          select coalesce(sum(x.amount), 0) from jackpot_draw d join posting o on o.shard = d.shard and o.id = format('jackpot:%s:draw:%s:won', j.id, d.n)
          join transfer x on x.shard = o.shard and x.player = o.player and x.currency = o.currency and x.seq = o.first_seq
          where d.jackpot = j.id and o.player = d.player and x.debit = 'jackpot:' || j.id
        ) - (
          select coalesce(sum(x.amount), 0) from posting o join transfer x on x.shard = o.shard and x.player = o.player and x.currency = o.currency and x.seq = o.first_seq
          where j.moved_to is not null and o.shard = j.moved_to % 256 and o.player = -j.moved_to and o.id = format('jackpot:%s:moved:in', j.id)
        ) as passed
      from transfer t join posting p on p.shard = t.shard and p.id = t.posting
      where t.shard = j.id % 256 and t.player = -j.id and t.currency = j.currency
    ) t
    where j.id % 256 between low and high and j.state <> 'draft'
    union all
    select case when b.rounds <> coalesce(r.rounds, 0) or b.rounds <> r.places or b.staked <> r.staked then format('batch %s of the jackpot %s says %s rounds with %s, they are %s with %s', b.n, b.jackpot, b.rounds, b.staked, coalesce(r.rounds, 0), coalesce(r.staked, 0))
      when b.meter <> t.meter or b.reserve <> t.reserve then format('batch %s of the jackpot %s brought %s and %s, its posting %s and %s', b.n, b.jackpot, b.meter, b.reserve, t.meter, t.reserve) end
    from bounds, jackpot_batch b
    left join lateral (select count(*) as rounds, max(r.place) as places, sum(r.staked) as staked from jackpot_round r where r.jackpot = b.jackpot and r.batch = b.n) r on true
    cross join lateral (
      select coalesce(sum(t.amount) filter (where t.credit = 'cash'), 0) as meter, coalesce(sum(t.amount) filter (where t.credit = 'reserve'), 0) as reserve
      from posting p join transfer t on t.shard = p.shard and t.player = p.player and t.currency = p.currency and t.seq = p.first_seq
      where p.shard = b.jackpot % 256 and p.id = format('jackpot:%s:batch:%s', b.jackpot, b.n) and p.kind = 'jackpotShare'
    ) t
    where b.jackpot % 256 between low and high
    union all
    select case when d.staked <> s.staked then format('draw %s of the jackpot %s says that %s was staked in it, its batches %s', d.n, d.jackpot, d.staked, s.staked)
      when d.secret is not null and encode(sha256(convert_to(d.secret, 'UTF8')), 'hex') <> d.commitment then format('the secret of draw %s of the jackpot %s is another than was promised', d.n, d.jackpot)
      when d.round is not null and exists (select from jackpot_draw o where o.jackpot = d.jackpot and o.n <> d.n and (o.shard, o.player, o.round) = (d.shard, d.player, d.round))
        then format('round %s has won the jackpot %s twice', d.round, d.jackpot)
      when d.amount is not null and not exists (select from jackpot_round r join jackpot_batch b on b.jackpot = r.jackpot and b.n = r.batch
          where r.jackpot = d.jackpot and b.draw = d.n and (r.shard, r.player, r.round, r.staked) = (d.shard, d.player, d.round, d.stake)
            and (d.kind = 'lastDay' or r.place = b.rounds and b.n = (select max(n) from jackpot_batch l where l.jackpot = d.jackpot and l.draw = d.n)))
        then format('draw %s of the jackpot %s was won by a round that is not its last', d.n, d.jackpot)
      when d.amount is not null and d.kind = 'mustHitBy' and d.amount < split_part(d.secret, ':', 1)::numeric then format('draw %s of the jackpot %s was won before its amount', d.n, d.jackpot)
      when d.secret is not null and d.kind = 'random' and exists (select from (${roundsOfDraw}) r where r.is_winner <> (${chance} * ${minor('oneIn')} < r.staked * 2::numeric ^ 64))
        then format('draw %s of the jackpot %s was not won by the round that its secret says', d.n, d.jackpot)
      when d.kind = 'reels' and exists (select from (${roundsOfDraw}) r where r.is_winner and not ${isHit}) then format('draw %s of the jackpot %s was won by a round that did not hit it', d.n, d.jackpot)
      when d.kind = 'reels' and exists (select from (${roundsOfDraw}) r where not r.is_winner and ${isHit}) then format('a round of draw %s of the jackpot %s hit it and was not paid', d.n, d.jackpot)
      when d.kind = 'reels' and d.amount is not null and d.amount is distinct from (
          select case when d.stake >= ${minor('fullStake')} then p.amount + p.left_over else div((p.amount + p.left_over) * d.stake, ${minor('fullStake')}) end from (${paidOut('d.n')}) p)
        then format('draw %s of the jackpot %s was paid %s, which is not the part of its stake', d.n, d.jackpot, d.amount) end
    from bounds, jackpot_draw d join jackpot_version v on v.jackpot = d.jackpot and v.version = d.version
    cross join lateral (select coalesce(sum(b.staked), 0) as staked from jackpot_batch b where b.jackpot = d.jackpot and b.draw = d.n) s
    where d.jackpot % 256 between low and high
    union all
    select case when w.shard is null or h.owner is null then format('wallet %s/%s/%s: a wallet of the house that is nobody''s, or whose it is without it', shard, player, currency) end
    from (select w.* from bounds, wallet w where w.shard between low and high and w.player < 0) w
    full join (select h.* from bounds, house_wallet h where h.shard between low and high) h using (shard, player, currency)`,
}

/** Checks that each round that a pot counted closed with that stake, and that every round it should have counted is there. */
const rounds: LedgerCheck = {
  check: 'jackpot rounds',
  of: 'rounds',
  seen: `
    select case when b.n is null then format('round %s counts in batch %s of the jackpot %s, which is not there', r.round, r.batch, r.jackpot)
      when h.id is null or h.state <> 'closed' or h.staked - h.bonus_staked <> r.staked then format('round %s of %s/%s counts %s for the jackpot %s, it staked %s of own money', r.round, r.shard, r.player, r.staked, r.jackpot, coalesce(h.staked - h.bonus_staked, 0))
      when not v.data -> 'games' ? g.friendly_id then format('round %s of %s/%s counts for the jackpot %s, and its game takes no part', r.round, r.shard, r.player, r.jackpot) end as fault
    from bounds, jackpot_round r left join jackpot j on j.id = r.jackpot
    left join jackpot_batch b on b.jackpot = r.jackpot and b.n = r.batch
    left join jackpot_draw d on d.jackpot = b.jackpot and d.n = b.draw left join jackpot_version v on v.jackpot = d.jackpot and v.version = d.version
    left join hold h on h.shard = r.shard and h.player = r.player and h.currency = j.currency and h.id = r.round and h.kind = 'round'
    left join game g on h.owner_ref = 'game:' || g.id
    where r.shard between low and high
    union all
    -- What is behind the position of the job has been looked at. One that closed as a jackpot began may have been looked at before, and
    -- one that closed as a draw ended may belong to the next.
    select case when not exists (select from jackpot_round r where r.jackpot = j.id and r.shard = h.shard and r.player = h.player and r.round = h.id)
      then format('round %s of %s/%s is not counted for the jackpot %s', h.id, h.shard, h.player, j.id) end
    from bounds, hold h join game g on h.owner_ref = 'game:' || g.id join jackpot j on j.currency = h.currency and j.started_at < h.closed_at - interval '1 minute'
    join lateral (select * from jackpot_draw d where d.jackpot = j.id and d.began_at <= h.closed_at order by d.began_at desc, d.n desc limit 1) d on h.closed_at < coalesce(d.ended_at, 'infinity')
    join jackpot_version v on v.jackpot = d.jackpot and v.version = d.version and v.data -> 'games' ? g.friendly_id
    join round_read p on p.reader = 'jackpots' and p.shard = h.shard and p.player = h.player and p.currency = h.currency
    where h.kind = 'round' and h.state = 'closed' and h.staked > h.bonus_staked and h.shard between low and high and (d.kind <> 'lastDay' or h.closed_at < j.closes_at) and coalesce(j.ended_at, 'infinity') > h.closed_at + interval '5 minutes'
      and not exists (select from jackpot_draw o join jackpot_version ov on ov.jackpot = o.jackpot and ov.version = o.version
        where o.jackpot = j.id and o.n > d.n and o.began_at < h.closed_at + interval '5 minutes' and not ov.data -> 'games' ? g.friendly_id)
      and exists (select from transfer t join posting q on q.shard = t.shard and q.id = t.posting
        where t.shard = h.shard and t.player = h.player and t.currency = h.currency and t.booked_at = h.closed_at and t.seq <= p.seq and q.reason_ref = h.id)`,
}

/** Checks that each hit was written by the booking that closed its round, for own money, in a game that gives such an outcome. */
const hits: LedgerCheck = {
  check: 'jackpot hits',
  of: 'hits',
  seen: `
    select case when h.id is null or h.state <> 'closed' or h.staked <= h.bonus_staked then format('round %s of %s/%s hit jackpots without own money that was staked and settled', i.round, i.shard, i.player)
      when p.id is null or p.booked_at <> h.closed_at then format('the hit of round %s of %s/%s was not written by what closed the round', i.round, i.shard, i.player)
      when o.outcome is null then format('the game of round %s of %s/%s gives no outcome %s', i.round, i.shard, i.player, i.outcome) end as fault
    from bounds, jackpot_hit i
    left join hold h on (h.shard, h.player, h.currency, h.id) = (i.shard, i.player, i.currency, i.round) and h.kind = 'round'
    left join posting p on p.shard = i.shard and p.id = i.posting and (p.player, p.currency, p.reason_ref, p.first_seq, p.outcome) = (i.player, i.currency, i.round, i.seq, 'posted')
    left join game g on h.owner_ref = 'game:' || g.id
    left join game_outcome o on o.studio = g.studio and o.studio_game = split_part(g.studio_game, '.', 1) and o.outcome = i.outcome
    where i.shard between low and high`,
}

export const jackpotChecks: LedgerCheck[] = [pots, rounds, hits]
