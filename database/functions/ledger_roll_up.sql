create or replace function ledger_roll_up(in_shard smallint, in_day date) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  written bigint;
begin
  perform pg_advisory_xact_lock(hashtext('roll-up'), in_shard);
  delete from house_day where shard = in_shard and day = in_day;
  insert into house_day (shard, account, currency, day, debit, credit)
  select in_shard, l.account, t.currency, in_day, sum(l.debit), sum(l.credit)
  from transfer t cross join lateral (values (t.debit, t.amount, 0::bigint, t.debit_after), (t.credit, 0::bigint, t.amount, t.credit_after))
    as l (account, debit, credit, player_balance)
  -- A leg of the player's own buckets carries a balance; what carries none is the house's.
  where t.shard = in_shard and l.player_balance is null
    and t.booked_at >= in_day::timestamp at time zone 'UTC' and t.booked_at < (in_day + 1)::timestamp at time zone 'UTC'
  group by l.account, t.currency;
  get diagnostics written = row_count;
  return written;
end $$;
