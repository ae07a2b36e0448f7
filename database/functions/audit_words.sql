-- What an entry of a log says, word by word, as its link's hash covers it. The verification reads the same words by a statement of its own.
create or replace function audit_words(of_log text, of_entry bigint) returns text[]
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select array[extract(epoch from a.at)::text, a.actor, a.action, a.subject, a.details::text, a.reason_hash, extract(epoch from a.written_at)::text]
  from audit a where of_log = 'audit' and a.id = of_entry
  union all
  select array[extract(epoch from a.at)::text, a.actor, a.shard::text, a.player::text, array_to_json(a.fields)::text, a.purpose, a.reason_hash,
    extract(epoch from a.written_at)::text]
  from access_log a where of_log = 'access' and a.id = of_entry;
$$;
