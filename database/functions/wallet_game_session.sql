create or replace function wallet_game_session(in_shard smallint, in_player bigint, in_currency text, in_session text) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update wallet set game_session = in_session where shard = in_shard and player = in_player and currency = in_currency;
$$;
