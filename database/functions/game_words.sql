-- What a person may say about a game, as a version keeps it. Its place in the catalogue is no part of it.
create or replace function game_words(one game) returns jsonb language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select jsonb_build_object('name', one.name, 'group', one.game_group, 'moreGroups', to_jsonb(one.more_groups), 'provider', one.provider,
    'returnPercent', one.data ->> 'returnPercent', 'demo', coalesce((one.data ->> 'demo')::boolean, false),
    'isNew', coalesce((one.data ->> 'isNew')::boolean, false), 'popular', coalesce((one.data ->> 'popular')::boolean, false),
    'isListed', coalesce((one.data ->> 'listed')::boolean, true), 'countries', to_jsonb(one.countries), 'isOn', one.enabled,
    'offIn', to_jsonb(one.off_in))
$$;
