-- Raises the number of what is stopped, once everybody who has looked at it is done; those who come later wait for this transaction.
create or replace function stops_move() returns bigint language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  raised bigint;
begin
  perform pg_advisory_xact_lock(7315);
  update stop_epoch set epoch = epoch + 1 returning epoch into raised;
  return raised;
end $$;
