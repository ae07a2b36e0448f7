-- Makes the room of a shard, unless somebody else just has.
create or replace function distributed.make_room(in_shard smallint, room name) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  functions constant text := current_database() || '_functions';
  r record;
begin
  perform pg_advisory_xact_lock(hashtext('room'), hashtext(room));
  -- Asked of the catalogue itself: what a name meant before the lock is remembered.
  if exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relname = 'wallet' and n.nspname = room) then return; end if;
  perform set_config('client_min_messages', 'warning', true);
  perform set_config('citus.enable_ddl_propagation', 'off', true);
  perform set_config('citus.enable_metadata_sync', 'off', true);
  perform set_config('citus.enable_manual_changes_to_shards', 'on', true);
  execute format('drop schema if exists %1$I cascade; create schema %1$I; grant usage on schema %1$I to %2$I', room, functions);
  for r in
    select c.relname as name, p.logicalrelid as of, n.nspname = 'distributed' as ours,
      shard_name(p.logicalrelid, case p.partmethod when 'h' then get_shard_id_for_distribution_column(p.logicalrelid, in_shard)
        else (select s.shardid from pg_dist_shard s where s.logicalrelid = p.logicalrelid) end, false) as part
    from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid join pg_namespace n on n.oid = c.relnamespace
    where p.partmethod = 'h' or p.repmodel = 't'
  loop
    execute format('create view %I.%I as select * from %s', room, r.name, r.part);
    execute format('grant select, insert, update, delete on %I.%I to %I', room, r.name, functions);
    -- What is written here without its shard is of the first one that this part holds.
    if r.ours and exists (select from pg_attribute a where a.attrelid = r.of and a.attname = 'shard') then
      execute format('alter view %I.%I alter column shard set default %s', room, r.name, in_shard);
    end if;
    if r.name = 'job' then execute format('create unique index if not exists %I on %s (kind, key)', room || '_job', r.part); end if;
  end loop;
  for r in
    select p.proname as name, pg_get_functiondef(p.oid) as text, pg_get_function_identity_arguments(p.oid) as arguments, n.nspname as schema
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.proname in ('ledger_post', 'free_round_moved', 'stops_epoch')
      or n.nspname = 'ordinary'
  loop
    execute replace(replace(r.text, format('FUNCTION %I.', r.schema), format('FUNCTION %I.', room)),
      'search_path TO ''pg_catalog'', ''public''', format('search_path TO ''pg_catalog'', %L, ''public''', room));
    execute format('alter function %I.%I(%s) owner to %I; revoke all on function %1$I.%2$I(%3$s) from public', room, r.name, r.arguments, functions);
  end loop;
end $$;
