-- Adds an event to a grant and brings its state along. Where a grant has ended and another waits, a job sees to that one.
create or replace function grant_happened(in_shard smallint, in_grant text, in_kind text, in_given bigint, in_converted bigint, in_returned bigint,
  in_required bigint, in_posting text, in_at timestamptz, in_actor text) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  g bonus_grant;
  new_state text := case when in_kind in ('activated', 'resumed') then 'active' when in_kind in ('paused', 'completed', 'used', 'forfeited', 'expired',
    'cancelled', 'undone', 'declined') then in_kind end;
begin
  insert into grant_event (shard, deposit, n, kind, given, converted, returned, required, posting, at, actor)
    select in_shard, in_grant, coalesce(max(e.n), 0) + 1, in_kind, in_given, in_converted, in_returned, in_required, in_posting, in_at, in_actor
    from grant_event e where e.shard = in_shard and e.deposit = in_grant;
  if new_state is null then return; end if;
  update bonus_grant x set wager_state = new_state, activated_at = case in_kind when 'activated' then in_at else x.activated_at end,
    paused_at = case new_state when 'paused' then in_at end, ended_at = case when new_state not in ('active', 'paused') then in_at end
    where x.shard = in_shard and x.deposit = in_grant returning x.* into g;
  -- Rounds whose wins would have been wagered end with it.
  if new_state in ('forfeited', 'expired', 'cancelled', 'undone', 'declined') then
    perform free_rounds_happened(x.shard, x.id, new_state, 0, null, in_at, in_actor) from free_round_award x
      where x.shard = in_shard and x.grant_id = in_grant and x.factor is not null and x.state in ('active', 'paused');
  end if;
  if g.ended_at is not null and exists (select from bonus_grant x
    where x.shard = g.shard and x.player = g.player and x.currency = g.currency and x.wager_state = 'waiting') then
    insert into job (kind, key, due_at) values ('settle-grants', concat_ws('/', g.shard, g.player, g.currency), in_at)
    on conflict (kind, key) do update set due_at = least(job.due_at, excluded.due_at), rewritten = true,
      failures = case when job.dead_at is null then job.failures else 0 end, dead_at = null;
  end if;
end $$;
