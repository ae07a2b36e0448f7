-- Keeps what a way to pay was as a version of its own, on or off included. Its place in the list is no version.
create or replace function method_keeps_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.data = new.data and old.enabled = new.enabled then return null; end if;
  insert into method_version (id, version, data, enabled, changed_at, changed_by)
  select new.id, coalesce(max(version), 0) + 1, new.data, new.enabled, new.changed_at, new.changed_by from method_version where id = new.id;
  return null;
end $$;
