-- Players, how they sign in, and their sessions. Personal data is encrypted; what must be found has a blind index.
create table player (
  shard smallint not null,
  id bigint not null,
  status text not null check (status in ('notActivated', 'active', 'suspended', 'closed')),
  country text not null,
  currency text not null,
  language text not null,
  birth_date date not null,
  personal bytea not null,
  password_hash text,
  email_verified_at timestamptz,
  created_at timestamptz not null,
  last_login_at timestamptz,
  previous_login_at timestamptz,
  primary key (shard, id)
);

-- Every name a player can sign in with, by blind index: unique over all shards.
create table player_login (
  login_index text primary key,
  shard smallint not null,
  player bigint not null
);

create table activation (
  code_hash text primary key,
  shard smallint not null,
  player bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A login: an id in the open and a secret of which only the hash is kept.
create table session (
  id text primary key,
  secret_hash text not null,
  shard smallint not null,
  player bigint not null,
  device text,
  ip text not null,
  user_agent text not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text
);
create index session_by_player on session (shard, player) where ended_at is null;

-- Failed logins by what was submitted (whether or not there is such an account), by address, and by known device.
create table login_try (
  key text primary key,
  failures integer not null,
  since timestamptz not null,
  frozen_until timestamptz
);

create table known_device (
  shard smallint not null,
  player bigint not null,
  device_hash text not null,
  first_seen_at timestamptz not null,
  primary key (shard, player, device_hash)
);
