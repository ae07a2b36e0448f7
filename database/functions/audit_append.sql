create or replace function audit_append(at timestamptz, actor text, action text, subject text, details jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  previous text;
begin
  perform pg_advisory_xact_lock(hashtext('audit'));
  select a.hash into previous from audit a order by a.id desc limit 1;
  previous := coalesce(previous, '');
  insert into audit (at, actor, action, subject, details, previous_hash, hash)
  values (audit_append.at, audit_append.actor, audit_append.action, audit_append.subject, audit_append.details, previous,
    encode(sha256(convert_to(concat_ws('|', previous, extract(epoch from audit_append.at)::text, audit_append.actor,
      audit_append.action, audit_append.subject, audit_append.details::text), 'UTF8')), 'hex'));
end $$;
