-- Whose rules hold, and which band of ages somebody is in, is decided by country and birth date. Where one is changed, what was
-- computed before is stale at once, and the next bet, deposit or look at the limits computes it anew.
create or replace function player_rules_anew() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- An erased person plays no more. Of a distributed ledger who erases holds the wallet as another role, beside which Citus refuses to write.
  if to_regnamespace('distributed') is not null then
    if exists (select from erasure e where e.shard = new.shard and e.player = new.id) then return null; end if;
  end if;
  update wallet set gate_until = '-infinity' where shard = new.shard and player = new.id;
  update cap set valid_until = '-infinity' where shard = new.shard and player = new.id;
  return null;
end $$;
