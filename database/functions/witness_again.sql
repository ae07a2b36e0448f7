-- For a migration that changes what the rows of a table say, such as a new column with a default: their witnesses are made anew. Run by the
-- owner, after a verification that found nothing.
create or replace function witness_again(of_table text) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  key text;
begin
  select string_agg(quote_literal(a.attname), ', ' order by a.attname) into key
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = of_table::regclass and i.indisprimary;
  delete from witness where place = of_table;
  execute format('insert into witness (place, key, digest) select %L, row_key(x, array[%s]), row_digest(x) from %I x', of_table, key, of_table);
end $$;
