-- The number of what is stopped, as of this very moment. Until the caller's transaction has ended nothing more is stopped or started:
-- whoever stops something waits for it, so that nothing that began before is unfinished when they are answered. Take it before any other
-- lock of the transaction.
create or replace function stops_epoch() returns bigint language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_advisory_xact_lock_shared(7315);
  return (select epoch from stop_epoch);
end $$;
