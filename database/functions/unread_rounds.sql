-- The rounds that closed in what a reader has not read of the wallets, whose positions move; nothing booked before in_began counts. Looked
-- at are wallets with bookings since in_booked_from, or all of them, and what lies where in_shard does of a distributed ledger; on one
-- server all does. is_full in each row, of which there is always one: as many wallets, or postings of one, were read as is allowed.
create or replace function unread_rounds(
  in_shard smallint, in_reader text, in_began timestamptz, in_booked_from timestamptz, in_sweeps boolean, in_most_wallets integer, in_most_postings integer)
returns table (
  is_full boolean, shard smallint, player bigint, currency text, id text, game integer, account text, opened_at timestamptz, closed_at timestamptz,
  staked bigint, bonus_staked bigint, won bigint, bonus_won bigint)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  with seen as (
    select distinct t.shard, t.player, t.currency from transfer t where t.booked_at >= in_booked_from
    union
    select w.shard, w.player, w.currency from wallet w where in_sweeps
  ),
  unread as (
    select s.shard, s.player, s.currency, w.seq as stands, coalesce(r.seq, (
      select t.seq from transfer t where t.shard = s.shard and t.player = s.player and t.currency = s.currency and t.booked_at < in_began
      order by t.seq desc limit 1), 0) as read
    from seen s join wallet w using (shard, player, currency)
    left join round_read r on r.reader = in_reader and r.shard = s.shard and r.player = s.player and r.currency = s.currency
    where w.seq > coalesce(r.seq, 0) order by 1, 2, 3 limit in_most_wallets
  ),
  now_read as (
    insert into round_read as x (reader, shard, player, currency, seq)
    select in_reader, u.shard, u.player, u.currency, least(stands, read + in_most_postings) from unread u
    on conflict (reader, shard, player, currency) do update set seq = excluded.seq returning x.shard
  ),
  full_ as (
    select (select count(*) from unread) >= in_most_wallets or exists (select from unread where stands > read + in_most_postings) as is_full,
      (select count(*) from now_read)
  )
  select f.is_full, h.*
  from full_ f left join lateral (
    select distinct h.shard, h.player, h.currency, h.id, substring(h.owner_ref from '^game:([0-9]+)$')::integer as game, h.account,
      h.opened_at, h.closed_at, h.staked, h.bonus_staked, h.won, h.bonus_won
    from unread u
    cross join lateral (select t.posting, t.booked_at from transfer t
      where t.shard = u.shard and t.player = u.player and t.currency = u.currency and t.seq > u.read and t.seq <= u.read + in_most_postings offset 0) t
    join posting p on p.shard = u.shard and p.id = t.posting
    join hold h on h.shard = u.shard and h.player = u.player and h.currency = u.currency and h.id = p.reason_ref
    where h.kind = 'round' and h.state = 'closed' and h.closed_at = t.booked_at
  ) h on true
  order by h.closed_at, h.shard, h.player, h.currency, h.id;
end $$;
