-- Jackpots: pots that stakes fill and a round wins.

-- A pot's money lies in a wallet of the house, one for each pot in its currency: what is in the pot is its cash, what pays the next
-- beginnings its reserve. Players have numbers above zero, the wallets of the house below.
create table house_wallet (
  shard smallint not null check (shard between 0 and 255),
  player bigint not null check (player < 0),
  currency text not null,
  -- Whose it is: jackpot:7
  owner text not null unique check (owner ~ '^[a-z]+:[1-9][0-9]*$'),
  primary key (shard, player, currency)
);
create trigger witness after insert or update or delete on house_wallet for each row execute function bear_witness('currency', 'player', 'shard');
alter table wallet drop constraint wallet_player_check;

-- Pots as an operator writes them: each change is a version; a draw keeps the version that it began with.
create table jackpot_version (
  jackpot integer not null,
  version integer not null check (version > 0),
  data jsonb not null,
  at timestamptz not null,
  actor text not null,
  primary key (jackpot, version)
);
create trigger jackpot_version_is_append_only before update or delete or truncate on jackpot_version for each statement execute function refuse_change();
create trigger witness after insert or update or delete on jackpot_version for each row execute function bear_witness('jackpot', 'version');

create table jackpot (
  id integer primary key check (id > 0),
  version integer not null,
  currency text not null,
  -- `closing`: on its last day, at whose end one of that day's stakes wins it.
  state text not null check (state in ('draft', 'running', 'closing', 'ended')),
  started_at timestamptz,
  closes_at timestamptz,
  ended_at timestamptz,
  moved_to integer references jackpot,
  -- What stakes have brought and is less than a minor unit, in millionths of one: of the pot, and of its reserve.
  meter_rest integer not null default 0 check (meter_rest between 0 and 999999),
  reserve_rest integer not null default 0 check (reserve_rest between 0 and 999999),
  foreign key (id, version) references jackpot_version (jackpot, version),
  check ((state = 'draft') = (started_at is null) and (state = 'ended') = (ended_at is not null) and (state <> 'closing' or closes_at is not null))
);
create trigger witness after insert or update or delete on jackpot for each row execute function bear_witness('id');

-- A draw is what a pot is won by: from its beginning, when the digest of its secret is published, to the round that wins, when the secret is.
create table jackpot_draw (
  jackpot integer not null references jackpot,
  n integer not null check (n > 0),
  version integer not null,
  kind text not null check (kind in ('mustHitBy', 'random', 'lastDay')),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- Sealed until the draw ends; then it stands in the clear.
  sealed_secret bytea,
  secret text,
  began_at timestamptz not null,
  ended_at timestamptz,
  -- The stakes that took part, in minor units.
  staked bigint not null default 0 check (staked >= 0),
  -- Who won, with which round, and how much. A draw that ended with its pot, or for its last day, has no winner.
  shard smallint,
  player bigint,
  round text,
  stake bigint check (stake > 0),
  amount bigint check (amount > 0),
  primary key (jackpot, n),
  foreign key (jackpot, version) references jackpot_version (jackpot, version),
  check ((ended_at is null) = (secret is null) and (secret is null) = (sealed_secret is not null)),
  check (num_nonnulls(shard, player, round, stake, amount) in (0, 5) and (amount is null or ended_at is not null))
);
create unique index jackpot_draw_running on jackpot_draw (jackpot) where ended_at is null;
create index jackpot_draw_by_time on jackpot_draw (jackpot, began_at desc, n desc);
create index jackpot_draw_of_player on jackpot_draw (shard, player, ended_at) where player is not null;
-- The catalogue says which games take part.
create trigger jackpot_draw_changes_catalogue after insert or update of ended_at on jackpot_draw for each statement execute function catalogue_changed();
create trigger witness after insert or update or delete on jackpot_draw for each row execute function bear_witness('jackpot', 'n');

-- Rounds that were counted together, and what they brought in minor units.
create table jackpot_batch (
  jackpot integer not null,
  n bigint not null check (n > 0),
  draw integer not null,
  rounds integer not null check (rounds > 0),
  staked bigint not null check (staked > 0),
  meter bigint not null check (meter >= 0),
  reserve bigint not null check (reserve >= 0),
  at timestamptz not null,
  primary key (jackpot, n),
  foreign key (jackpot, draw) references jackpot_draw (jackpot, n)
);
create trigger jackpot_batch_is_append_only before update or delete or truncate on jackpot_batch for each statement execute function refuse_change();
create trigger witness after insert or update or delete on jackpot_batch for each row execute function bear_witness('jackpot', 'n');

-- Each round that has taken part: its own money staked, once, in the order in which it was counted.
create table jackpot_round (
  jackpot integer not null,
  shard smallint not null,
  player bigint not null,
  round text not null,
  batch bigint not null,
  place integer not null check (place > 0),
  staked bigint not null check (staked > 0),
  primary key (shard, player, round, jackpot),
  unique (jackpot, batch, place),
  foreign key (jackpot, batch) references jackpot_batch (jackpot, n)
);
create trigger jackpot_round_is_append_only before update or delete or truncate on jackpot_round for each statement execute function refuse_change();

insert into account_kind (kind, owner, pattern, about) values
  ('jackpot', 'house', '^jackpot:[1-9][0-9]*$', 'between a pot and who won it: nothing stays on it'),
  ('jackpotCost', 'house', '^jackpotCost:[1-9][0-9]*$', 'what the house has put into a pot and its reserve');
insert into posting_kind (kind, operations, holds, about) values
  ('jackpotShare', '{move}', '{}', 'a pot and its reserve get their share of stakes'),
  ('jackpotSeed', '{move}', '{}', 'a pot begins anew with what its reserve has, and the house adds what is missing'),
  ('jackpotWin', '{move}', '{}', 'a pot is won'),
  ('jackpotMoved', '{move}', '{}', 'a pot that ends is moved whole into another');
insert into posting_leg (kind, debit, credit) values
  ('jackpotShare', 'jackpotCost', 'cash'), ('jackpotShare', 'jackpotCost', 'reserve'),
  ('jackpotSeed', 'reserve', 'cash'), ('jackpotSeed', 'jackpotCost', 'cash'),
  ('jackpotWin', 'cash', 'jackpot'), ('jackpotWin', 'reserve', 'jackpot'), ('jackpotWin', 'jackpot', 'cash'), ('jackpotWin', 'jackpot', 'reserve'),
  ('jackpotMoved', 'cash', 'jackpot'), ('jackpotMoved', 'reserve', 'jackpot'), ('jackpotMoved', 'jackpot', 'cash'), ('jackpotMoved', 'jackpot', 'reserve');

-- What these rows say has changed.
delete from witness where place in ('account_kind', 'posting_kind', 'posting_leg');
insert into witness (place, key, digest)
  select 'account_kind', row_key(x, array['kind']), row_digest(x) from account_kind x
  union all select 'posting_kind', row_key(x, array['kind']), row_digest(x) from posting_kind x
  union all select 'posting_leg', row_key(x, array['credit', 'debit', 'kind']), row_digest(x) from posting_leg x;
