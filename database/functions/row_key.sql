-- What names a row: the values of its key, the same whatever the session's time zone.
create or replace function row_key(of_row anyelement, columns text[]) returns text
language sql stable set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' as $$
  select string_agg(to_jsonb(of_row) ->> name, '/' order by place) from unnest(columns) with ordinality as c (name, place);
$$;
