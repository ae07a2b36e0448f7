-- Makes one part and moves into it what came before it was there, if that is not more than `most` rows. The part is made beside the table
-- and attached, which lets others read and write the table meanwhile; only the part of what is left is locked, and is as a rule empty.
create or replace function months.month_made(of_table text, of_column text, month timestamptz, most bigint) returns boolean
language plpgsql set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' as $$
declare
  part constant text := of_table || to_char(month, '_YYYY_MM');
  rest constant text := of_table || '_rest';
  ends constant timestamptz := month + interval '1 month';
  waiting bigint;
begin
  execute format('create table months.%I (like public.%I including defaults including constraints including storage including indexes)', part, of_table);
  execute format('lock table months.%I in access exclusive mode', rest);
  execute format('select count(*) from (select from months.%I where %I >= $1 and %I < $2 limit $3) r', rest, of_column, of_column)
    into waiting using month, ends, most + 1;
  if waiting > most then
    execute format('drop table months.%I', part);
    return false;
  end if;
  perform months.month_attached(of_table, of_column, month);
  return true;
end $$;
