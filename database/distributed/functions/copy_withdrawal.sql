-- As whoever writes the withdrawal: what is posted about it in the same transaction goes over the same connection and sees it.
create or replace function distributed.copy_withdrawal() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into distributed.withdrawal (shard, reference, player, currency, amount, provider)
  values (new.shard, new.reference, new.player, new.currency, new.amount, new.provider)
  on conflict (shard, reference) do update set amount = excluded.amount, provider = excluded.provider;
  return null;
end $$;
