-- A chain of seeds for the wheel: each seed is the SHA-256 of the next, so that one published end commits to all of them.
create table studio_wheel_chains (
  id         text primary key,
  secret     text not null check (secret ~ '^[0-9a-f]{64}$'),
  length     integer not null check (length > 0),
  created_at timestamptz not null
);

-- A round of the wheel, the same for everybody at the table. Its times are planned when it opens.
create table studio_wheel_rounds (
  number     integer primary key,
  chain_id   text not null references studio_wheel_chains,
  place      integer not null check (place > 0),
  seed       text not null check (seed ~ '^[0-9a-f]{64}$'),
  opened_at  timestamptz not null,
  closes_at  timestamptz not null,
  settles_at timestamptz not null,
  ends_at    timestamptz not null,
  pocket     smallint check (pocket between 0 and 36),
  status     text not null check (status in ('open', 'turning', 'settled', 'void')),
  unique (chain_id, place),
  check (opened_at < closes_at and closes_at < settles_at and settles_at < ends_at),
  check ((pocket is null) = (status in ('open', 'void')))
);
-- One wheel: the database itself refuses a second round beside one that has not ended.
create unique index studio_wheel_rounds_at_play on studio_wheel_rounds ((true)) where status in ('open', 'turning');

-- What a player has on the table in one round of the wheel is a round of the wallet too.
alter table studio_rounds
  add column wheel_round integer references studio_wheel_rounds,
  add column bets jsonb,
  add constraint studio_rounds_bets_at_wheel check ((wheel_round is null) = (bets is null));
drop index studio_rounds_open;
create unique index studio_rounds_open on studio_rounds (owner) where wheel_round is null and status in ('betting', 'paying', 'rollingBack');
-- One debit a player and round of the wheel; who was refused may try again.
create unique index studio_rounds_at_wheel on studio_rounds (owner, wheel_round) where status not in ('refused', 'rolledBack');
create index studio_rounds_by_wheel on studio_rounds (wheel_round) where wheel_round is not null;
