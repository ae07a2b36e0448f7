-- Adds an entry to the access log, which waits to be chained from its commit on. Takes no lock. A reason is stored sealed beside it.
create or replace function access_append(at timestamptz, actor text, of_shard smallint, of_player bigint, fields text[], purpose text,
  reason_hash text, reason_sealed bytea, reason_shard smallint, reason_player bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if access_append.reason_hash is not null then
    insert into sealed_reason (hash, shard, player, sealed)
    values (access_append.reason_hash, reason_shard, reason_player, reason_sealed);
  end if;
  with written as (
    insert into access_log (at, actor, shard, player, fields, purpose, reason_hash)
    values (access_append.at, access_append.actor, of_shard, of_player, access_append.fields, access_append.purpose, access_append.reason_hash)
    returning id, access_log.at as moment
  )
  insert into audit_waiting (log, entry, at) select 'access', id, moment from written;
end $$;
