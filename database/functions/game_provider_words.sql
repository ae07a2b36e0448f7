-- What a person may say about a provider, as a version keeps it.
create or replace function game_provider_words(one game_provider) returns jsonb language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select jsonb_build_object('name', one.name, 'countries', to_jsonb(one.countries), 'isOn', one.enabled, 'offIn', to_jsonb(one.off_in))
$$;
