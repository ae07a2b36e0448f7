-- A reason stays what it is: only the key that seals it is changed, by reseal_reason.
create or replace function refuse_reason_change() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and current_setting('fairhouse.forgetting', true) = 'seals' then return null; end if;
  raise exception '% is append-only: a reason is never changed', tg_table_name using errcode = 'restrict_violation';
end $$;
