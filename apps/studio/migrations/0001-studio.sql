-- A pair of seeds: shown by its commitment while it decides rounds, revealed when it no longer does.
create table studio_seeds (
  id          text primary key,
  owner       text not null,
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  client_seed text not null,
  nonce       integer not null default 0 check (nonce >= 0),
  created_at  timestamptz not null,
  revealed_at timestamptz
);
create unique index studio_seeds_at_play on studio_seeds (owner) where revealed_at is null;

-- A visit to the game. `owner` is the player as the platform names him to us; in demo play it is the session itself.
-- Tokens are kept as hashes; the platform's own are sent back to it and therefore kept as they are.
create table studio_sessions (
  id              text primary key,
  page_hash       text not null unique,
  key_hash        text unique,
  type            text not null check (type in ('real', 'demo')),
  game_id         text not null,
  launch_token    text,
  owner           text,
  wallet_token    text,
  currency        text not null,
  country         text not null,
  language        text not null,
  lobby_url       text not null,
  parent_origin   text not null,
  max_stake       bigint check (max_stake >= 0),
  min_round_ms    integer not null default 0 check (min_round_ms >= 0),
  cash            bigint not null default 0,
  bonus           bigint not null default 0,
  created_at      timestamptz not null,
  page_expires_at timestamptz not null,
  opened_at       timestamptz,
  ended_at        timestamptz,
  end_code        text
);
create index studio_sessions_by_time on studio_sessions (created_at desc);
create index studio_sessions_by_token on studio_sessions (wallet_token);

-- The state is a tagged union in `state`; an outcome in it never changes once it is there.
create table studio_rounds (
  id          text primary key,
  session_id  text not null references studio_sessions,
  owner       text not null,
  spin_key    text not null,
  type        text not null check (type in ('real', 'demo')),
  currency    text not null,
  stake       bigint not null check (stake > 0),
  win         bigint check (win >= 0),
  seed_id     text references studio_seeds,
  client_seed text,
  nonce       integer,
  state       jsonb not null,
  status      text not null generated always as (state ->> 'status') stored,
  created_at  timestamptz not null,
  shown_at    timestamptz,
  unique (session_id, spin_key),
  unique (seed_id, nonce)
);
-- One round after the other: the database itself refuses a second open one.
create unique index studio_rounds_open on studio_rounds (owner) where status in ('betting', 'paying', 'rollingBack');
create index studio_rounds_by_owner on studio_rounds (owner, created_at desc);
create index studio_rounds_by_time on studio_rounds (created_at desc);

-- Calls that must arrive: win, rollback and roundClose. A row is written in the transaction that makes the call necessary.
create table studio_outbox (
  transaction_id text primary key,
  round_id       text not null references studio_rounds,
  call           text not null check (call in ('win', 'rollback', 'roundClose')),
  body           jsonb not null,
  created_at     timestamptz not null,
  next_at        timestamptz,
  attempts       integer not null default 0,
  outcome        text not null default 'waiting' check (outcome in ('waiting', 'done', 'alarm', 'givenUp')),
  last_answer    text
);
create index studio_outbox_due on studio_outbox (next_at) where next_at is not null;
create index studio_outbox_by_round on studio_outbox (round_id);
