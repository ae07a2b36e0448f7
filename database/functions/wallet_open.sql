create or replace function wallet_open(in_shard smallint, in_player bigint, in_currency text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into wallet (shard, player, currency) values (in_shard, in_player, in_currency) on conflict do nothing;
$$;
