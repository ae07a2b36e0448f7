-- Which country's rules hold for whom is a setting. Where it changes, what was computed by the old rules is stale at once,
-- and every bet, deposit and look at the limits computes it anew. Only the wallets of the countries that it speaks about are touched.
create or replace function rules_applied_anew() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else old.value end;
  countries text[];
begin
  if new.name <> 'country.appliedRules' then return null; end if;
  select array_agg(country) into countries
  from (select jsonb_object_keys(before) union select jsonb_object_keys(new.value)) as named (country)
  where before -> country is distinct from new.value -> country;
  update wallet w set gate_until = '-infinity'
  from player p where p.shard = w.shard and p.id = w.player and p.country = any (countries);
  update cap c set valid_until = '-infinity'
  from player p where p.shard = c.shard and p.id = c.player and p.country = any (countries);
  return null;
end $$;
