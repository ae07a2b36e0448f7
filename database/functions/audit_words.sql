-- What an entry of a log says, word by word, as its link's hash covers it. The time of the entry names the month in which it is looked up; of
-- what an older release left waiting it is null, and each month is asked. The verification reads the same words by a statement of its own.
create or replace function audit_words(of_log text, of_entry bigint, of_at timestamptz) returns text[]
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
declare
  words text[];
begin
  if of_log = 'audit' then
    select array[extract(epoch from a.at)::text, a.actor, a.action, a.subject, a.details::text, a.reason_hash, extract(epoch from a.written_at)::text]
      into words from audit a where a.id = of_entry and a.at >= coalesce(of_at, '-infinity') and a.at <= coalesce(of_at, 'infinity');
  else
    select array[extract(epoch from a.at)::text, a.actor, a.shard::text, a.player::text, array_to_json(a.fields)::text, a.purpose, a.reason_hash,
        extract(epoch from a.written_at)::text]
      into words from access_log a where a.id = of_entry and a.at >= coalesce(of_at, '-infinity') and a.at <= coalesce(of_at, 'infinity');
  end if;
  return words;
end $$;
