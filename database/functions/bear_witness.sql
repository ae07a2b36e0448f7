-- Keeps the witness of a row as it is written; called by a trigger with the columns of the table's key. Caps are taken away when
-- a limit ends, and what visitors never paid after a while: the witness of any other row stays when the row has gone.
-- Of a table that has months (month_rule) each part has this trigger, and no index spans them: there the witness is also what refuses a key
-- that there has been already, in whichever month.
create or replace function bear_witness() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  of_month constant boolean := tg_table_schema = 'months';
  of_table constant text := case when tg_table_schema = 'months' then regexp_replace(tg_table_name, '_(before|rest|[0-9]{4}_[0-9]{2})$', '') else tg_table_name end;
  new_key text := case when tg_op <> 'DELETE' then row_key(new, tg_argv) end;
  old_key text := case when tg_op <> 'INSERT' then row_key(old, tg_argv) end;
begin
  if tg_op = 'DELETE' and of_table in ('cap', 'visitor_deposit') or tg_op = 'UPDATE' and new_key <> old_key then
    delete from witness where place = of_table and key = old_key;
  end if;
  if of_month and tg_op = 'INSERT' then
    insert into witness (place, key, digest) values (of_table, new_key, row_digest(new));
  elsif tg_op <> 'DELETE' then
    insert into witness (place, key, digest) values (of_table, new_key, row_digest(new))
    on conflict on constraint witness_pkey do update set digest = excluded.digest;
  end if;
  return null;
end $$;
