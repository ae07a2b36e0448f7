-- Attaches a part that stands beside its table, and moves into it what lies in the last part; gives it the trigger of tables that are append-only.
create or replace function months.month_attached(of_table text, of_column text, month timestamptz) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' as $$
declare
  part constant text := of_table || to_char(month, '_YYYY_MM');
  rest constant text := of_table || '_rest';
  ends constant timestamptz := month + interval '1 month';
  waits boolean;
begin
  execute format('lock table months.%I in access exclusive mode', rest);
  execute format('select exists (select from months.%I where %I >= $1 and %I < $2)', rest, of_column, of_column) into waits using month, ends;
  if waits then
    -- They are moved, not changed: no trigger asks about it, and the part has none yet.
    execute format('alter table months.%I disable trigger user', rest);
    execute format('with gone as (delete from months.%I where %I >= $1 and %I < $2 returning *) insert into months.%I select * from gone',
      rest, of_column, of_column, part) using month, ends;
    execute format('alter table months.%I enable trigger user', rest);
  end if;
  execute format('alter table public.%I attach partition months.%I for values from (%L) to (%L)', of_table, part, month, ends);
  if exists (select from pg_trigger where tgrelid = format('public.%I', of_table)::regclass and tgname = of_table || '_is_append_only') then
    execute format('create trigger %I before update or delete or truncate on months.%I for each statement execute function refuse_change()',
      of_table || '_is_append_only', part);
  end if;
end $$;
