-- Makes the parts of tables that have months: for the month of a moment, for those that are made ahead, and for months of which rows came
-- before their part was there. What gets no lock at once is left to the next call. Returns how many were made. It runs as the owner of the
-- tables, whoever calls it, and takes nothing but a moment.
create or replace function months.months_ahead(at timestamptz) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp set lock_timeout = '200ms' set timezone = 'UTC' as $$
declare
  -- Moved in one transaction, during which nobody reads what has no part: more is left to a quiet hour.
  most constant bigint := 200000;
  rule record;
  of_month timestamptz;
  wanted timestamptz[];
  made integer := 0;
begin
  if not isfinite(months_ahead.at) then raise exception 'a month is of a moment'; end if;
  -- One process at a time; what it makes is there for everybody.
  if not pg_try_advisory_xact_lock(hashtext('months')) then return 0; end if;
  for rule in select * from month_rule order by table_name loop
    execute format('select array(select distinct date_trunc(''month'', %I) from months.%I where %I >= $1 and isfinite(%I))',
      rule.time_column, rule.table_name || '_rest', rule.time_column, rule.time_column) into wanted using rule.begins;
    for of_month in
      select m from generate_series(date_trunc('month', months_ahead.at), date_trunc('month', months_ahead.at) + rule.ahead * interval '1 month', '1 month') m
      union select unnest(wanted) order by 1
    loop
      continue when of_month < rule.begins or to_regclass(format('months.%I', rule.table_name || to_char(of_month, '_YYYY_MM'))) is not null
        -- A month that is in the archive alone gets no new part: what comes to it stays in the last one, and `doctor` says so.
        or exists (select from dropped_month d where d.table_name = rule.table_name and d.month = of_month::date and d.restored_at is null);
      begin
        if months.month_made(rule.table_name, rule.time_column, of_month, most) then made := made + 1; end if;
      exception when lock_not_available or deadlock_detected then
        null;
      end;
    end loop;
  end loop;
  return made;
end $$;
