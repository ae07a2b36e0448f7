-- The room of a shard on the worker that holds it: a schema of its own in which each of our tables is a view on the worker's own part of
-- it, and the functions of the write path stand once more. So their statements are planned once and kept, as on one server, and not by the
-- distributed planner each time. Until the caller's transaction has ended the shard stays where it is. Raises 57P03, upon which a call is
-- sent again, where the shard is another node's by now.
create or replace function distributed.room(in_shard smallint) returns name
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  part constant bigint := get_shard_id_for_distribution_column('public.wallet', in_shard);
  room constant name := 'room_' || part;
begin
  -- 5: ShareLock, as writes through the planner take it; who moves a shard waits for it.
  perform lock_shard_metadata(5, array[part]);
  if not exists (select from pg_dist_placement p join pg_dist_local_group l on l.groupid = p.groupid where p.shardid = part) then
    raise exception 'shard % has moved to another node', in_shard using errcode = 'cannot_connect_now';
  end if;
  if not exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relname = 'wallet' and n.nspname = room) then
    perform distributed.make_room(in_shard, room);
  end if;
  return room;
end $$;
