-- Races: players enter, what their rounds come to is ranked, and places win prizes.

-- A buy-in counts against the limits as a stake does: a hold of its own says when and how much. It is closed at once, and counts
-- nothing once the buy-in was given back.
alter table hold drop constraint hold_kind_check;
alter table hold add constraint hold_kind_check check (kind in ('round', 'withdrawal', 'deposit', 'held', 'race'));
create index hold_races on hold (shard, player, currency, opened_at) where kind = 'race';

-- Races as an operator writes them: each change is a version.
create table race_version (
  race integer not null,
  version integer not null check (version > 0),
  data jsonb not null,
  at timestamptz not null,
  actor text not null,
  primary key (race, version)
);
create trigger race_version_is_append_only before update or delete or truncate on race_version for each statement execute function refuse_change();
create trigger witness after insert or update or delete on race_version for each row execute function bear_witness('race', 'version');

create table race (
  id integer primary key check (id between 1 and 999999999),
  version integer not null,
  currency text not null,
  -- `open`: it can be entered and has not begun; `ended`: what hangs may still close, and prizes are not reckoned yet.
  state text not null check (state in ('draft', 'open', 'running', 'ended', 'settled', 'cancelled')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  opened_at timestamptz,
  began_at timestamptz,
  -- When its places were reckoned, or it was cancelled; `why`: for what.
  settled_at timestamptz,
  why text check (why in ('operator', 'tooFew', 'nobodyScored')),
  -- What the house put in, less what came back to it, in minor units.
  house_part bigint not null default 0 check (house_part >= 0),
  -- The seed that orders left-over units among tied players: its digest from the opening on, sealed until the race is over.
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_secret bytea,
  secret text,
  foreign key (id, version) references race_version (race, version),
  check ((state = 'draft') = (opened_at is null) and (opened_at is null) = (commitment is null)),
  check (num_nonnulls(secret, sealed_secret) = num_nonnulls(commitment)),
  check ((state in ('settled', 'cancelled')) = (settled_at is not null) and (secret is not null) = (settled_at is not null)),
  check ((state = 'cancelled') = (why is not null) and (state not in ('running', 'ended', 'settled') or began_at is not null))
);
create trigger witness after insert or update or delete on race for each row execute function bear_witness('id');

-- Who takes part. One that was taken back before the beginning, or given back with a race that was cancelled, stays with what it was.
create table race_entry (
  race integer not null references race,
  shard smallint not null,
  player bigint not null check (player > 0),
  n integer not null check (n > 0),
  state text not null check (state in ('in', 'left', 'refunded')),
  entered_at timestamptz not null,
  ended_at timestamptz,
  buy_in bigint not null check (buy_in >= 0),
  -- What the rounds come to, when the score was reached, and how many counted.
  score numeric not null default 0 check (score >= 0 and score = trunc(score)),
  reached_at timestamptz,
  rounds integer not null default 0 check (rounds >= 0),
  primary key (race, shard, player, n),
  check ((state = 'in') = (ended_at is null) and (score = 0) = (reached_at is null) and (state <> 'left' or rounds = 0))
);
create unique index race_entry_in on race_entry (race, shard, player) where state = 'in';
create index race_entry_of_player on race_entry (shard, player, entered_at);
create index race_entry_ranks on race_entry (race, score desc, reached_at) where state = 'in';
create trigger witness after insert or update or delete on race_entry for each row execute function bear_witness('n', 'player', 'race', 'shard');

-- Each round that counted, once, in the order in which the player's rounds closed.
create table race_round (
  race integer not null references race,
  shard smallint not null,
  player bigint not null,
  round text not null,
  n integer not null check (n > 0),
  staked bigint not null check (staked > 0),
  won bigint not null check (won >= 0),
  closed_at timestamptz not null,
  primary key (shard, player, race, round),
  unique (race, shard, player, n)
);
create trigger race_round_is_append_only before update or delete or truncate on race_round for each statement execute function refuse_change();

-- What a race came to: written once, then each prize is paid.
create table race_place (
  race integer not null references race,
  shard smallint not null,
  player bigint not null,
  place integer not null check (place > 0),
  -- How many share the place.
  tied integer not null check (tied > 0),
  amount bigint not null check (amount >= 0),
  -- SHA-256 of seed and player: in its order units that cannot be shared go to tied players.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  paid_at timestamptz,
  primary key (race, shard, player)
);
create index race_place_of_player on race_place (shard, player);
create index race_place_unpaid on race_place (race) where paid_at is null and amount > 0;
create trigger witness after insert or update or delete on race_place for each row execute function bear_witness('player', 'race', 'shard');

insert into account_kind (kind, owner, pattern, about) values
  ('race', 'house', '^race:[1-9][0-9]*$', 'between a race and its players: nothing stays on it'),
  ('raceCost', 'house', '^raceCost:[1-9][0-9]*$', 'what the house has put into the prizes of a race');
insert into posting_kind (kind, operations, holds, about) values
  ('raceBuyIn', '{buyIn,move}', '{race}', 'a player buys into a race'),
  ('raceRefund', '{move}', '{race}', 'a buy-in is given back'),
  ('raceHouse', '{move}', '{}', 'the house puts its part of the prizes in, or takes back what nobody won'),
  ('racePrize', '{move}', '{}', 'a place in a race is paid');
insert into posting_leg (kind, debit, credit) values
  ('raceBuyIn', 'cash', 'race'), ('raceBuyIn', 'race', 'cash'),
  ('raceRefund', 'cash', 'race'), ('raceRefund', 'race', 'cash'), ('raceRefund', 'race', 'reserve'),
  ('raceHouse', 'raceCost', 'cash'), ('raceHouse', 'cash', 'raceCost'),
  ('racePrize', 'cash', 'race'), ('racePrize', 'race', 'cash'), ('racePrize', 'race', 'reserve');

-- What these rows say has changed.
delete from witness where place in ('account_kind', 'posting_kind', 'posting_leg');
insert into witness (place, key, digest)
  select 'account_kind', row_key(x, array['kind']), row_digest(x) from account_kind x
  union all select 'posting_kind', row_key(x, array['kind']), row_digest(x) from posting_kind x
  union all select 'posting_leg', row_key(x, array['credit', 'debit', 'kind']), row_digest(x) from posting_leg x;
