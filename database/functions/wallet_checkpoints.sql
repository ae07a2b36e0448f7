-- Writes the next checkpoints of a wallet, at most so many, of what was booked before a moment that no running transaction can book
-- before any more; about in_step numbers apart. Adds rounds that are over by now to the checkpoints after their beginning. Returns how
-- many were written. No posting has a time ten minutes before that of one with a lower number: the clocks of nodes differ by less.
create or replace function wallet_checkpoints(
  in_shard smallint, in_player bigint, in_currency text, in_before timestamptz, in_step integer, in_most integer)
returns integer language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  last wallet_checkpoint;
  next_seq bigint; next_at timestamptz; written integer := 0; width bigint;
begin
  perform pg_advisory_xact_lock(hashtext('wallet-checkpoints'), in_shard);
  with ended as (
    delete from round_left_open o using hold h
    where o.shard = in_shard and o.player = in_player and o.currency = in_currency
      and h.shard = o.shard and h.player = o.player and h.currency = o.currency and h.id = o.round and h.state = 'closed'
    returning h.opened_at, h.staked, h.won, h.bonus_staked, h.bonus_won
  ), added as (
    select c.at, sum(o.staked) as staked, sum(o.won) as won, sum(o.bonus_staked) as bonus_staked, sum(o.bonus_won) as bonus_won
    from ended o join wallet_checkpoint c on c.shard = in_shard and c.player = in_player and c.currency = in_currency and c.at > o.opened_at group by c.at
  )
  update wallet_checkpoint c set staked = c.staked + a.staked, won = c.won + a.won,
    bonus_staked = c.bonus_staked + a.bonus_staked, bonus_won = c.bonus_won + a.bonus_won
  from added a where c.shard = in_shard and c.player = in_player and c.currency = in_currency and c.at = a.at;

  select c.* into last from wallet_checkpoint c where c.shard = in_shard and c.player = in_player and c.currency = in_currency order by c.at desc limit 1;
  if last.seq is null then
    last := row(in_shard, in_player, in_currency, 0, '-infinity', array_fill(0::bigint, array[11]), 0, 0, 0, 0)::wallet_checkpoint;
  end if;
  while written < in_most loop
    -- Clocks of nodes differ: a time parts the numbers only where everything before it has a lower one, and nothing after it, also
    -- of what is not looked at. Where none does, look farther.
    width := in_step * 2; next_seq := null;
    loop
      select b.seq, b.booked_at into next_seq, next_at from (
        select s.seq, s.booked_at, max(s.booked_at) over (order by s.seq rows between unbounded preceding and 1 preceding) as most_before,
          min(s.booked_at) over (order by s.seq desc rows between unbounded preceding and current row) as least_after,
          max(s.booked_at) over () as newest
        from (
          select t.seq, t.booked_at from transfer t where t.shard = in_shard and t.player = in_player and t.currency = in_currency and t.leg = 1
            and t.seq > last.seq and t.seq <= last.seq + width
        ) s
      ) b where b.seq > last.seq + in_step and b.most_before < b.least_after and b.booked_at = b.least_after and b.booked_at > last.at and b.booked_at < in_before
        and (b.booked_at < b.newest - interval '10 minutes' or not exists (
          select from transfer t where t.shard = in_shard and t.player = in_player and t.currency = in_currency and t.seq > last.seq + width))
      order by b.seq limit 1;
      exit when next_seq is not null or width > 100000 or not exists (
        select from transfer t where t.shard = in_shard and t.player = in_player and t.currency = in_currency and t.seq = last.seq + width);
      width := width * 4;
    end loop;
    exit when next_seq is null;
    last.balances := (
      select array_agg((last.balances[b.place] + coalesce(m.delta, 0))::bigint order by b.place)
      from unnest(array['cash', 'reserve', 'held', 'promo', 'betting_bonus', 'live_bonus', 'cashback', 'saving',
        'in_play_cash', 'in_play_bonus', 'pending_withdrawal']) with ordinality as b (bucket, place)
      left join (
        select l.bucket, sum(l.delta) as delta from transfer t cross join lateral (values (t.debit, -t.amount), (t.credit, t.amount)) l (bucket, delta)
        where t.shard = in_shard and t.player = in_player and t.currency = in_currency and t.seq > last.seq and t.seq < next_seq group by l.bucket
      ) m using (bucket)
    );
    -- One statement: a round that is open in its eyes is left out, one that is over is in.
    with begun as materialized (
      select h.id, h.opened_at, h.state, h.staked, h.won, h.bonus_staked, h.bonus_won from hold h
      where h.shard = in_shard and h.player = in_player and h.currency = in_currency and h.kind = 'round' and h.opened_at >= last.at and h.opened_at < next_at
    ), left_out as (
      insert into round_left_open (shard, player, currency, round, opened_at)
      select in_shard, in_player, in_currency, b.id, b.opened_at from begun b where b.state = 'open'
    )
    insert into wallet_checkpoint (shard, player, currency, seq, at, balances, staked, won, bonus_staked, bonus_won)
    select in_shard, in_player, in_currency, next_seq - 1, next_at, last.balances, last.staked + coalesce(sum(b.staked), 0), last.won + coalesce(sum(b.won), 0),
      last.bonus_staked + coalesce(sum(b.bonus_staked), 0), last.bonus_won + coalesce(sum(b.bonus_won), 0)
    from begun b where b.state = 'closed'
    returning * into last;
    written := written + 1;
  end loop;
  return written;
end $$;
