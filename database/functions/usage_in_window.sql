-- What counts in a window: deposits credited in it; cash stakes, or cash stakes less wins, of rounds that began in it.
-- A buy-in into a race counts as a stake.
-- (A stake added after the turn to a round that began before it counts, while caps stand, where it was placed.)
create or replace function usage_in_window(in_shard smallint, in_player bigint, in_currency text, in_type text, starts timestamptz, ends timestamptz)
returns bigint language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  played record;
begin
  if in_type = 'deposit' then
    return (select coalesce(sum(staked), 0) from hold where shard = in_shard and player = in_player and currency = in_currency
      and counted_at >= starts and counted_at < ends);
  end if;
  select * into played from play_totals(in_shard, in_player, in_currency, starts, ends);
  return played.staked - played.bonus_staked - case in_type when 'wager' then 0 else played.won - played.bonus_won end
    + (select coalesce(sum(staked), 0) from hold where shard = in_shard and player = in_player and currency = in_currency
      and kind = 'race' and opened_at >= starts and opened_at < ends);
end $$;
