-- Adds an entry to the audit log, which waits to be chained from its commit on. Takes no lock. A reason is stored sealed beside it.
create or replace function audit_append(at timestamptz, actor text, action text, subject text, details jsonb,
  reason_hash text, reason_sealed bytea, reason_shard smallint, reason_player bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if audit_append.reason_hash is not null then
    insert into sealed_reason (hash, shard, player, sealed)
    values (audit_append.reason_hash, reason_shard, reason_player, reason_sealed);
  end if;
  with written as (
    insert into audit (at, actor, action, subject, details, reason_hash)
    values (audit_append.at, audit_append.actor, audit_append.action, audit_append.subject, audit_append.details, audit_append.reason_hash)
    returning id, audit.at as moment
  )
  insert into audit_waiting (log, entry, at) select 'audit', id, moment from written;
end $$;
