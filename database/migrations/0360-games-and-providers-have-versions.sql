-- Where a game, and a provider with all of its games, may be played: the countries that it is for (none: everywhere), and those in
-- which somebody has switched it off. What each was, and since when; one that nobody has changed has no version yet.
alter table game
  add column countries text[] not null default '{}',
  add column off_in text[] not null default '{}',
  add column changed_at timestamptz,
  add column changed_by text;
alter table game_provider
  add column enabled boolean not null default true,
  add column countries text[] not null default '{}',
  add column off_in text[] not null default '{}',
  add column changed_at timestamptz,
  add column changed_by text;

-- What came with the installation has neither a moment nor a name.
create table game_version (
  id integer not null,
  version integer not null check (version > 0),
  data jsonb not null,
  changed_at timestamptz,
  changed_by text,
  primary key (id, version),
  check ((changed_at is null) = (changed_by is null))
);
create trigger game_version_is_append_only before update or delete or truncate on game_version for each statement execute function refuse_change();
create trigger witness after insert or update or delete on game_version for each row execute function bear_witness('id', 'version');

create table game_provider_version (
  id integer not null,
  version integer not null check (version > 0),
  data jsonb not null,
  changed_at timestamptz,
  changed_by text,
  primary key (id, version),
  check ((changed_at is null) = (changed_by is null))
);
create trigger game_provider_version_is_append_only before update or delete or truncate on game_provider_version for each statement execute function refuse_change();
create trigger witness after insert or update or delete on game_provider_version for each row execute function bear_witness('id', 'version');

create function game_words(one game) returns jsonb language sql stable set search_path = pg_catalog, public, pg_temp as 'select null::jsonb';
create function game_provider_words(one game_provider) returns jsonb language sql stable set search_path = pg_catalog, public, pg_temp as 'select null::jsonb';
create function game_keeps_version() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as 'begin return null; end';
create function game_provider_keeps_version() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as 'begin return null; end';
create trigger game_begins_versions after insert on game for each row when (new.changed_at is not null) execute function game_keeps_version();
create trigger game_keeps_version after update on game for each row when (old.* is distinct from new.*)
  execute function game_keeps_version();
create trigger game_provider_begins_versions after insert on game_provider for each row when (new.changed_at is not null)
  execute function game_provider_keeps_version();
create trigger game_provider_keeps_version after update on game_provider for each row when (old.* is distinct from new.*)
  execute function game_provider_keeps_version();

-- Who is in a game now, and who was a moment ago: what they have in play is looked for in their wallets.
create index game_session_of_game on game_session (game) where ended_at is null;
create index game_session_by_game on game_session (game, opened_at);
