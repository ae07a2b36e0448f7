-- Counts what a posting did to an award of free rounds: a round begun, what it won and whether it closed, or that it was rolled back.
create or replace function free_round_moved(in_shard smallint, in_award text, in_op text, in_closes boolean, in_won bigint, in_grown bigint,
  in_posting text, in_at timestamptz) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  a free_round_award;
  required_now bigint;
begin
  if in_op = 'freeRound' then
    update free_round_award x set remaining = x.remaining - 1, open = x.open + 1 where x.shard = in_shard and x.id = in_award;
  elsif in_op = 'rollback' then
    update free_round_award x set remaining = x.remaining + 1, open = x.open - 1 where x.shard = in_shard and x.id = in_award;
    perform free_rounds_happened(in_shard, in_award, 'back', 0, in_posting, in_at, 'job:ledger');
  else
    update free_round_award x set won = x.won + in_won, required = x.required + in_grown, open = x.open - case when in_closes then 1 else 0 end
      where x.shard = in_shard and x.id = in_award returning x.* into a;
    if in_won > 0 then perform free_rounds_happened(in_shard, in_award, 'won', in_won, in_posting, in_at, 'job:ledger'); end if;
    if in_won > 0 and a.factor is not null then
      update bonus_grant x set turnover_required = x.turnover_required + in_grown
        where x.shard = in_shard and x.deposit = a.grant_id and x.wager_state in ('active', 'paused') returning x.turnover_required into required_now;
      -- The posting itself stands with the event that moves bonus money, of which there is one at most.
      if required_now is not null then
        perform grant_happened(in_shard, a.grant_id, 'freeWin', in_won, 0, 0, required_now, null, in_at, 'job:ledger');
      end if;
    end if;
    if a.remaining + a.open = 0 and a.state in ('active', 'paused') then
      perform free_rounds_happened(in_shard, in_award, 'played', 0, null, in_at, 'job:ledger');
    end if;
  end if;
end $$;
