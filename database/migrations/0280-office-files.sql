-- An address by which one page of a player's file is shown once, to whoever asked for it: in their session, within a minute.
create table office_file (
  -- Of the secret in the address.
  hash text primary key,
  session text not null references staff_session (id),
  shard smallint not null,
  player bigint not null,
  document text not null,
  place smallint not null,
  page smallint not null,
  expires_at timestamptz not null,
  check (page >= 0)
);
create index office_file_expires on office_file (expires_at);
