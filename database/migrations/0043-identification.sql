-- A try to find out at another service who somebody is. The browser holds the token; only its hash is kept. What the service needs
-- remembered, what it proved and what the browser is told are sealed, for they are about a person.
create table identification (
  token_hash text primary key,
  method text not null,
  purpose text not null check (purpose in ('login', 'registration', 'age', 'deposit')),
  device_hash text not null,
  country text not null,
  language text not null,
  shard smallint,
  player bigint,
  customer_app text,
  return_hash text unique,
  vendor_ref text not null,
  sealed_state bytea not null,
  sealed_return bytea,
  status text not null check (status in ('pending', 'success', 'error', 'expired')),
  sealed_outcome bytea,
  registration_hash text unique,
  sealed_evidence bytea,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  evidence_until timestamptz
);
create index identification_vendor on identification (method, vendor_ref);
create index identification_expires on identification (expires_at);

-- Opens a session once, within a minute. `bound_to` is the browser that may use it.
create table login_token (
  token_hash text primary key,
  shard smallint not null,
  player bigint not null,
  bound_to text not null,
  method text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_token_expires on login_token (expires_at);

-- Who a player is at other services: each identity there belongs to one player here.
create table player_identity (
  issuer text not null,
  subject_index text not null,
  shard smallint not null,
  player bigint not null,
  linked_at timestamptz not null,
  primary key (issuer, subject_index)
);
create index player_identity_of on player_identity (shard, player);

-- One account per person: a national id belongs to one player. `proven_at` is null where a player has only typed it.
create table player_national_id (
  id_index text primary key,
  shard smallint not null,
  player bigint not null,
  proven_at timestamptz
);

-- What a player has accepted, version by version.
create table consent (
  shard smallint not null,
  player bigint not null,
  document text not null,
  version integer not null,
  at timestamptz not null,
  primary key (shard, player, document, version)
);
