-- Wallets that have gone in_step numbers since their last checkpoint and booked that one before in_before, among those with bookings since
-- in_booked_from, or all of them; and those with a left-out round that is over. Looked at is what lies where in_shard does of a distributed
-- ledger; on one server all does.
create or replace function wallets_due(
  in_shard smallint, in_booked_from timestamptz, in_before timestamptz, in_sweeps boolean, in_step integer, in_most integer)
returns table (shard smallint, player bigint, currency text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  with seen as (
    select distinct t.shard, t.player, t.currency from transfer t where t.booked_at >= in_booked_from
    union
    select w.shard, w.player, w.currency from wallet w where in_sweeps and w.seq > in_step
  )
  select s.shard, s.player, s.currency from seen s
  left join lateral (
    select c.seq from wallet_checkpoint c where c.shard = s.shard and c.player = s.player and c.currency = s.currency order by c.at desc limit 1
  ) c on true
  join lateral (
    select from transfer t where t.shard = s.shard and t.player = s.player and t.currency = s.currency
      and t.seq = coalesce(c.seq, 0) + in_step and t.leg = 1 and t.booked_at < in_before
  ) t on true
  union
  select o.shard, o.player, o.currency from round_left_open o
  join hold h on h.shard = o.shard and h.player = o.player and h.currency = o.currency and h.id = o.round and h.state = 'closed'
  limit in_most;
end $$;
