-- Chains entries that wait, at most so many of each log, in the order of their ids among those that are committed. Returns how many, or
-- null while another process does it.
create or replace function audit_chain(at timestamptz, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  of_log text;
  last_place bigint;
  last_hash text;
  one record;
  done integer := 0;
begin
  -- Until the commit, so that whoever chains next sees these links. Only chaining takes it: nobody who writes an entry waits for it.
  if not pg_try_advisory_xact_lock(hashtext('audit')) then return null; end if;
  foreach of_log in array array['audit', 'access'] loop
    if not exists (select from audit_waiting w where w.log = of_log) then continue; end if;
    select l.place, l.hash into last_place, last_hash from audit_link l where l.log = of_log order by l.place desc limit 1;
    last_place := coalesce(last_place, 0);
    last_hash := coalesce(last_hash, '');
    for one in
      select w.entry, audit_words(of_log, w.entry) as words from audit_waiting w
      where w.log = of_log and not exists (select from audit_link l where l.log = of_log and l.entry = w.entry)
      order by w.entry limit most
    loop
      -- What was taken out before it was chained keeps waiting, and the verification says so.
      continue when one.words is null;
      last_place := last_place + 1;
      last_hash := encode(sha256(convert_to((
        select string_agg(coalesce(octet_length(word) || ':' || word, '-'), ',' order by n)
        from unnest(array[last_hash, of_log, last_place::text, extract(epoch from audit_chain.at)::text, one.entry::text] || one.words)
          with ordinality as w (word, n)), 'UTF8')), 'hex');
      insert into audit_link (log, place, entry, at, formula, hash) values (of_log, last_place, one.entry, audit_chain.at, 2, last_hash);
      done := done + 1;
    end loop;
    delete from audit_waiting w
    where w.log = of_log and exists (select from audit_link l where l.log = of_log and l.entry = w.entry);
  end loop;
  return done;
end $$;
