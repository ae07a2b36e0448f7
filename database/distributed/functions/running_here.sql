-- Of the node of a shard: the oldest transaction that runs, or to note what runs a number that only later ones will be above.
create or replace function distributed.running_here(in_shard smallint, in_notes boolean) returns table (node integer, xid text)
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select l.groupid, (case when in_notes then pg_current_xact_id() else pg_snapshot_xmin(pg_current_snapshot()) end)::text from pg_dist_local_group l;
$$;
