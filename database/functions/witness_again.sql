-- For a migration that changes what the rows of a table say, such as a new column with a default: their witnesses are made anew. Run by the
-- owner, after a verification that found nothing.
create or replace function witness_again(of_table text) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  key text;
begin
  select string_agg(quote_literal(name), ', ' order by place) into key
  from pg_trigger t, unnest(string_to_array(encode(t.tgargs, 'escape'), '\000')) with ordinality a (name, place)
  where t.tgrelid = of_table::regclass and t.tgname = 'witness' and name <> '';
  delete from witness where place = of_table;
  execute format('insert into witness (place, key, digest) select %L, row_key(x, array[%s]), row_digest(x) from %I x', of_table, key, of_table);
end $$;
