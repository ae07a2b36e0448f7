-- The digest of a row: the same whatever the session's time zone, and the same after a column has been added that is null.
create or replace function row_digest(of_row anyelement) returns uuid
language sql stable set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' as $$
  select md5(jsonb_strip_nulls(to_jsonb(of_row))::text)::uuid;
$$;
