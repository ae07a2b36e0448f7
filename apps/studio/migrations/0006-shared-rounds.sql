-- Rounds that all players of a table share are no longer the wheel's alone: each belongs to a game.
create table shared_chains (
  id         text primary key,
  game_id    text not null,
  secret     text not null check (secret ~ '^[0-9a-f]{64}$'),
  length     integer not null check (length > 0),
  created_at timestamptz not null
);

-- `plan` is what is public from the beginning, `result` what the seed decided when betting closed. `client_seed` takes the
-- place of a player's: the game's label, followed by the digest of the closed list of bets where that decides too.
create table shared_rounds (
  game_id     text not null,
  number      integer not null check (number > 0),
  chain_id    text not null references shared_chains,
  place       integer not null check (place > 0),
  seed        text not null check (seed ~ '^[0-9a-f]{64}$'),
  client_seed text not null,
  opened_at   timestamptz not null,
  closes_at   timestamptz not null,
  settles_at  timestamptz not null,
  ends_at     timestamptz not null,
  plan        jsonb,
  result      jsonb,
  status      text not null check (status in ('open', 'playing', 'settled', 'void')),
  primary key (game_id, number),
  unique (chain_id, place),
  check (opened_at < closes_at and closes_at < settles_at and settles_at < ends_at),
  check ((result is null) = (status in ('open', 'void')))
);
create index shared_rounds_at_play on shared_rounds (game_id, number) where status in ('open', 'playing');

insert into shared_chains (id, game_id, secret, length, created_at)
  select id, 'orchard-wheel', secret, length, created_at from wheel_chains;
insert into shared_rounds (game_id, number, chain_id, place, seed, client_seed, opened_at, closes_at, settles_at, ends_at, result, status)
  select 'orchard-wheel', number, chain_id, place, seed, 'wheel', opened_at, closes_at, settles_at, ends_at,
         case when pocket is not null then jsonb_build_object('pocket', pocket) end,
         case status when 'turning' then 'playing' else status end
  from wheel_rounds;

-- Where a table takes one bet of a player and round, the database itself refuses a second one.
alter table rounds add column only_bet boolean not null default false;
update rounds set only_bet = true where shared_round is not null;
drop index rounds_at_table;
create unique index rounds_at_table on rounds (game_id, owner, shared_round) where only_bet and status not in ('refused', 'rolledBack');
drop index studio_rounds_by_wheel;
create index rounds_by_table on rounds (game_id, shared_round) where shared_round is not null;
alter table rounds drop constraint studio_rounds_wheel_round_fkey;
alter table rounds add foreign key (game_id, shared_round) references shared_rounds (game_id, number);

drop table wheel_rounds;
drop table wheel_chains;
