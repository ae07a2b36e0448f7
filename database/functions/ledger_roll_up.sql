-- Sums one day (UTC) of the house accounts, each shard by itself; its postings lie together in the table and are read once. A day that is
-- there is whole. Rolling a day up again gives the same rows.
create or replace function ledger_roll_up(in_day date) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  written bigint;
begin
  perform pg_advisory_xact_lock(hashtext('roll-up'));
  delete from house_day where day = in_day;
  insert into house_day (shard, account, currency, day, debit, credit)
  select t.shard, l.account, t.currency, in_day, sum(l.debit), sum(l.credit)
  from transfer t cross join lateral (values (t.debit, t.amount, 0::bigint, t.debit_after), (t.credit, 0::bigint, t.amount, t.credit_after))
    as l (account, debit, credit, player_balance)
  -- A leg of the player's own buckets carries a balance; what carries none is the house's.
  where l.player_balance is null
    and t.booked_at >= in_day::timestamp at time zone 'UTC' and t.booked_at < (in_day + 1)::timestamp at time zone 'UTC'
  group by t.shard, l.account, t.currency;
  get diagnostics written = row_count;
  return written;
end $$;
