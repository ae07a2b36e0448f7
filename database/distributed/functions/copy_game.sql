create or replace function distributed.copy_game() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'INSERT' then delete from distributed.game where id = old.id; end if;
  if tg_op <> 'DELETE' then insert into distributed.game (id, friendly_id) values (new.id, new.friendly_id); end if;
  return null;
end $$;
