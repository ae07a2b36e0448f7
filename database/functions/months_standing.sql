-- How the tables that have months stand at a moment: which months that should have a part have none, and how many rows came to no part.
create or replace function months.months_standing(at timestamptz) returns table (name text, missing text[], rest bigint)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' as $$
declare
  rule record;
begin
  for rule in select * from month_rule order by table_name loop
    name := rule.table_name;
    missing := array(
      select to_char(m, 'YYYY-MM') from generate_series(date_trunc('month', months_standing.at), date_trunc('month', months_standing.at) + rule.ahead * interval '1 month', '1 month') m
      where m >= rule.begins and not exists (
        select from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = format('public.%I', rule.table_name)::regclass and c.relname = rule.table_name || to_char(m, '_YYYY_MM')) order by m);
    execute format('select count(*) from months.%I', rule.table_name || '_rest') into rest;
    return next;
  end loop;
end $$;
