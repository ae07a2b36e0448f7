create or replace function catalogue_changed() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end;
$$;
