-- What each bucket of a wallet held at a moment, in the order of its columns: from the last checkpoint before it and the transfers since.
create or replace function balances_at(in_shard smallint, in_player bigint, in_currency text, in_at timestamptz) returns bigint[]
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with buckets as (
    select * from unnest(array['cash', 'reserve', 'held', 'promo', 'betting_bonus', 'live_bonus', 'cashback', 'saving',
      'in_play_cash', 'in_play_bonus', 'pending_withdrawal']) with ordinality as b (bucket, place)
  ), before as (
    select c.seq, c.balances from wallet_checkpoint c where c.shard = in_shard and c.player = in_player and c.currency = in_currency and c.at <= in_at
    order by c.at desc limit 1
  ), later as (
    select c.seq from wallet_checkpoint c where c.shard = in_shard and c.player = in_player and c.currency = in_currency and c.at > in_at
    order by c.at limit 1
  ), moved as (
    select l.bucket, sum(l.delta) as delta from transfer t cross join lateral (values (t.debit, -t.amount), (t.credit, t.amount)) l (bucket, delta)
    where t.shard = in_shard and t.player = in_player and t.currency = in_currency and t.booked_at < in_at
      and t.seq > coalesce((select seq from before), 0) and t.seq <= coalesce((select seq from later), 9223372036854775807)
    group by l.bucket
  )
  select array_agg((coalesce((select before.balances[b.place] from before), 0) + coalesce(m.delta, 0))::bigint order by b.place)
  from buckets b left join moved m using (bucket)
$$;
