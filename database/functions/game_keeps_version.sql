-- Keeps what a game is as a version of its own, before its first change also what it came as.
create or replace function game_keeps_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if game_words(old) = game_words(new) then return null; end if;
    insert into game_version (id, version, data, changed_at, changed_by)
    select new.id, 1, game_words(old), old.changed_at, old.changed_by where not exists (select from game_version where id = new.id);
  end if;
  insert into game_version (id, version, data, changed_at, changed_by)
  select new.id, coalesce(max(version), 0) + 1, game_words(new), new.changed_at, new.changed_by from game_version where id = new.id;
  return null;
end $$;
