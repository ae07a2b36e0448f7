-- The rows that the posting function works on, column by column those of its tables. As types of their own they have none of the tables'
-- checks, which PostgreSQL copies wherever a row of a table's own type is made: a tenth of a call with one posting. Who adds a column to
-- one of these tables adds it to its type.
do $$
declare
  name text;
begin
  foreach name in array array['wallet', 'posting', 'hold', 'cap', 'transfer'] loop
    execute format('create type %I as (%s)', name || '_at_work', (
      select string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)
      from pg_attribute a where a.attrelid = format('public.%I', name)::regclass and a.attnum > 0 and not a.attisdropped));
  end loop;
end $$;
