-- Games: the catalogue, sessions, and launch tokens. Rounds are holds of the ledger.
create table game (
  id integer primary key,
  friendly_id text not null unique,
  studio text not null,
  studio_game text not null,
  name text not null,
  game_group text not null,
  position integer not null,
  enabled boolean not null default true,
  data jsonb not null,
  unique (studio, studio_game)
);

create table game_session (
  id text primary key,
  shard smallint not null,
  player bigint not null,
  currency text not null,
  game integer not null references game,
  studio text not null,
  language text not null,
  launch_hash text not null unique,
  launch_expires_at timestamptz not null,
  authenticated_at timestamptz,
  opened_at timestamptz not null,
  last_prolonged_at timestamptz not null,
  ended_at timestamptz,
  ended_because text
);
create index game_session_open on game_session (shard, player) where ended_at is null;
