-- Somebody named a login and wants a mail: a link for a new password, or the activation once more. The call only writes that down,
-- so that it does the same whether or not there is such an account; whom it is about is looked up afterwards. Sealed, for it may hold an address.
create table mail_request (
  id bigint generated always as identity primary key,
  sealed bytea not null,
  created_at timestamptz not null
);

-- Links for a new password, by the hash of their code. Only the newest of an account can be used, once.
create table password_link (
  code_hash text primary key,
  shard smallint not null,
  player bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_link_by_player on password_link (shard, player, created_at);
create index activation_by_player on activation (shard, player, created_at);
