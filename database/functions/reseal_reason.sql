-- Puts a reason that one key of the house has sealed in its place again, sealed with another. What a person's key has sealed stays.
create or replace function reseal_reason(of_hash text, was bytea, becomes bytea) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  changed integer;
begin
  if get_byte(was, 0) <> 2 or get_byte(becomes, 0) <> 2 or length(was) <> length(becomes) then
    raise exception 'only the key of the house is changed, and a reason stays what it is' using errcode = 'restrict_violation';
  end if;
  perform set_config('fairhouse.forgetting', 'seals', true);
  update sealed_reason set sealed = becomes where hash = of_hash and sealed = was;
  get diagnostics changed = row_count;
  perform set_config('fairhouse.forgetting', '', true);
  return changed = 1;
end $$;
