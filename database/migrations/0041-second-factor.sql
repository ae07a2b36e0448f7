-- One-time codes beside the password: the sealed secret, when it was confirmed, and the last 30-second step whose code was used, so that a code works once.
create table second_factor (
  shard smallint not null,
  player bigint not null,
  sealed bytea not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  primary key (shard, player)
);

-- Codes for when the phone is gone, each by a keyed hash; each works once.
create table recovery_code (
  shard smallint not null,
  player bigint not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (shard, player, code_hash)
);

-- A sign-in whose password was right and that waits for its code. The browser holds the secret in a cookie; only the hash is kept.
create table login_step (
  secret_hash text primary key,
  shard smallint not null,
  player bigint not null,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index login_step_open on login_step (shard, player) where ended_at is null;
