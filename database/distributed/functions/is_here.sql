-- Whether a shard lies on this node.
create or replace function distributed.is_here(in_shard smallint) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from pg_dist_placement p join pg_dist_local_group l on l.groupid = p.groupid
    where p.shardid = get_shard_id_for_distribution_column('public.wallet', in_shard));
$$;
