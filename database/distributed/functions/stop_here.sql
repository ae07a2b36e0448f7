-- Waits, on the worker of a shard, until everybody there who has looked at what is stopped is done; later ones wait for the caller.
create or replace function distributed.stop_here(in_shard smallint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7315);
end $$;
