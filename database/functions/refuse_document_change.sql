create or replace function refuse_document_change() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' and current_setting('fairhouse.forgetting', true) = 'documents' then return null; end if;
  if tg_op = 'UPDATE' and current_setting('fairhouse.forgetting', true) = 'seals' then return null; end if;
  raise exception '% is append-only: a correction is a new row', tg_table_name using errcode = 'restrict_violation';
end $$;
