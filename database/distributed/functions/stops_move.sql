-- The same as on one server; bets look at what is stopped on each worker, so that each is asked to wait.
create or replace function public.stops_move() returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  raised bigint; one smallint;
begin
  perform pg_advisory_xact_lock(7315);
  -- One connection to each worker, so that its lock and the number it sees end in one commit.
  perform set_config('citus.max_adaptive_executor_pool_size', '1', true);
  for one in
    select min(s)::smallint from generate_series(0, 255) s
    join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('public.wallet', s::smallint) group by p.groupid order by p.groupid
  loop
    execute format('select * from distributed.stop_here(%L::smallint)', one);
  end loop;
  update stop_epoch set epoch = epoch + 1 returning epoch into raised;
  return raised;
end $$;
