-- Keeps each value of a setting as a version of its own. A write that changes nothing makes none.
create or replace function setting_keeps_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.value = new.value then return null; end if;
  insert into setting_version (name, version, value, changed_at, changed_by)
  select new.name, coalesce(max(version), 0) + 1, new.value, new.changed_at, new.changed_by from setting_version where name = new.name;
  return null;
end $$;
