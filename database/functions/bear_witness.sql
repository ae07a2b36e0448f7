-- Keeps the witness of a row as it is written; called by a trigger with the columns of the table's key. Caps are taken away when
-- a limit ends, and what visitors never paid after a while: the witness of any other row stays when the row has gone.
create or replace function bear_witness() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  new_key text := case when tg_op <> 'DELETE' then row_key(new, tg_argv) end;
  old_key text := case when tg_op <> 'INSERT' then row_key(old, tg_argv) end;
begin
  if tg_op = 'DELETE' and tg_table_name in ('cap', 'visitor_deposit') or tg_op = 'UPDATE' and new_key <> old_key then
    delete from witness where place = tg_table_name and key = old_key;
  end if;
  if tg_op <> 'DELETE' then
    insert into witness (place, key, digest) values (tg_table_name, new_key, row_digest(new))
    on conflict on constraint witness_pkey do update set digest = excluded.digest;
  end if;
  return null;
end $$;
