create or replace function refuse_change() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception '% is append-only: a correction is a new row', tg_table_name using errcode = 'restrict_violation';
end $$;
