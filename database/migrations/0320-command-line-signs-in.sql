-- A session of the command line belongs to a person as one of a browser does: it has no cookie and does not lock.
alter table staff_session add column kind text not null default 'browser' check (kind in ('browser', 'commandLine'));

-- A command that waits to be let in by a colleague in the office. Only hashes of its secret and its short code are kept,
-- and of its address as much as is shown to whoever lets it in.
create table device_login (
  id text primary key,
  secret_hash text not null unique,
  code_hash text not null unique,
  host text not null,
  network text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'allowed', 'refused', 'taken')),
  decided_by bigint references staff (id),
  check ((state = 'waiting') = (decided_by is null))
);
create index device_login_over on device_login (expires_at);
