create or replace function page_version_stays() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'a published version of a page stays as it is; publish a new one';
end $$;
