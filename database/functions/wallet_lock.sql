create or replace function wallet_lock(in_shard smallint, in_player bigint, in_currency text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select 1 from wallet where shard = in_shard and player = in_player and currency = in_currency for update;
$$;
