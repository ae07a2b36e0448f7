-- Adds an event to an award of free rounds and brings its state along. What was paused goes on for as long as it was paused.
create or replace function free_rounds_happened(in_shard smallint, in_award text, in_kind text, in_amount bigint, in_posting text,
  in_at timestamptz, in_actor text) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  new_state text := case when in_kind in ('given', 'resumed', 'restored') then 'active' when in_kind not in ('won', 'back') then in_kind end;
begin
  insert into free_round_event (shard, award, n, kind, amount, posting, at, actor)
    select in_shard, in_award, coalesce(max(e.n), 0) + 1, in_kind, in_amount, in_posting, in_at, in_actor
    from free_round_event e where e.shard = in_shard and e.award = in_award;
  if new_state is null then return; end if;
  update free_round_award x set state = new_state, until = case in_kind when 'resumed' then x.until + (in_at - x.paused_at) else x.until end,
    paused_at = case new_state when 'paused' then in_at end, ended_at = case when new_state not in ('active', 'paused') then in_at end
    where x.shard = in_shard and x.id = in_award;
end $$;
