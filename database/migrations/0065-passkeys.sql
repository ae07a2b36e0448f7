-- Passkeys: what a device proves itself with. The public key alone is kept; it opens nothing by itself.
create table passkey (
  credential_id text primary key,
  shard smallint not null,
  player bigint not null,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkey_of_player on passkey (shard, player);

-- What a device is asked to sign, each once. The player is there where a passkey is being added, and nobody where one is to let somebody in.
create table passkey_challenge (
  challenge_hash text primary key,
  shard smallint,
  player bigint,
  expires_at timestamptz not null
);
create index passkey_challenge_over on passkey_challenge (expires_at);
