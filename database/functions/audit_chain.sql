-- Chains entries that wait, at most so many of each log, in the order of their ids among those that are committed. Returns how many, or
-- null while another process does it. Each entry is looked up by itself: what it costs depends on what waits, not on what the logs hold.
create or replace function audit_chain(at timestamptz, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  of_log text;
  last_place bigint;
  last_hash text;
  of_entry bigint;
  of_at timestamptz;
  words text[];
  chained bigint[];
  done integer := 0;
begin
  -- Until the commit, so that whoever chains next sees these links. Only chaining takes it: nobody who writes an entry waits for it.
  if not pg_try_advisory_xact_lock(hashtext('audit')) then return null; end if;
  foreach of_log in array array['audit', 'access'] loop
    if not exists (select from audit_waiting w where w.log = of_log) then continue; end if;
    select l.place, l.hash into last_place, last_hash from audit_link l where l.log = of_log order by l.place desc limit 1;
    last_place := coalesce(last_place, 0);
    last_hash := coalesce(last_hash, '');
    chained := '{}';
    for of_entry, of_at in select w.entry, w.at from audit_waiting w where w.log = of_log order by w.entry loop
      words := audit_words(of_log, of_entry, of_at);
      -- What was taken out before it was chained keeps waiting, and holds nothing up: the verification says so.
      continue when words is null;
      chained := chained || of_entry;
      continue when exists (select from audit_link l where l.log = of_log and l.entry = of_entry);
      last_place := last_place + 1;
      last_hash := encode(sha256(convert_to((
        select string_agg(coalesce(octet_length(word) || ':' || word, '-'), ',' order by n)
        from unnest(array[last_hash, of_log, last_place::text, extract(epoch from audit_chain.at)::text, of_entry::text] || words)
          with ordinality as w (word, n)), 'UTF8')), 'hex');
      insert into audit_link (log, place, entry, at, formula, hash) values (of_log, last_place, of_entry, audit_chain.at, 2, last_hash);
      done := done + 1;
      exit when cardinality(chained) >= most;
    end loop;
    delete from audit_waiting w where w.log = of_log and w.entry = any (chained);
  end loop;
  return done;
end $$;
