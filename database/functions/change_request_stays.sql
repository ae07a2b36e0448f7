-- What was asked for never changes, and a request is decided once. Its sealed values may be sealed again by another key.
create or replace function change_request_stays() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if (new.id, new.call, new.gate, new.input_hash, new.subject, new.made_by, new.made_at, new.expires_at, new.precondition, new.preview)
    is distinct from (old.id, old.call, old.gate, old.input_hash, old.subject, old.made_by, old.made_at, old.expires_at, old.precondition, old.preview)
    or old.state <> 'waiting' and (new.state, new.decided_by, new.decided_at) is distinct from (old.state, old.decided_by, old.decided_at)
  then
    raise exception 'a change request stays what it was, and is decided once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
