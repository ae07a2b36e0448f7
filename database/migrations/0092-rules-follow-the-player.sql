-- Whose rules hold, and which band of ages somebody is in, is decided by country and birth date. Where one is changed, what was
-- computed before is stale at once, and the next bet, deposit or look at the limits computes it anew.
create function player_rules_anew() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update wallet set gate_until = '-infinity' where shard = new.shard and player = new.id;
  update cap set valid_until = '-infinity' where shard = new.shard and player = new.id;
  return null;
end $$;
create trigger player_may_change_rules after update of country, birth_date on player for each row
  when (new.country <> old.country or new.birth_date <> old.birth_date) execute function player_rules_anew();
