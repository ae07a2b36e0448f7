-- The posting function, on the worker of a shard: what is posted in one call is of shards that lie in the same part.
create or replace function distributed.ledger_post(
  in_shard smallint, in_at timestamptz, w_shard smallint[], w_player bigint[], w_currency text[],
  p_shard smallint[], p_id text[], h_w integer[], h_id text[], items jsonb)
returns table (n integer, outcome text, refusal jsonb, replayed boolean, seq bigint, balances bigint[])
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  part constant bigint := get_shard_id_for_distribution_column('public.wallet', in_shard);
begin
  if exists (select from unnest(w_shard || p_shard) s where s <> in_shard and get_shard_id_for_distribution_column('public.wallet', s) <> part) then
    raise exception 'one call is of one part of the ledger';
  end if;
  return query execute format('select * from %I.ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9)', distributed.room(in_shard))
    using in_at, w_shard, w_player, w_currency, p_shard, p_id, h_w, h_id, items;
end $$;
