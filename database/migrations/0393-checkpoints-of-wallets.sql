-- What a wallet held and had played at moments of its past, written behind the write path: sums over its history begin at one of them
-- instead of at its first day. Every round begun before `at` that was over when the sums were made is in them; those that were not are
-- in round_left_open until they are over and are added to each later checkpoint.
create table wallet_checkpoint (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  -- Each transfer up to this number was booked before `at`, each later one then or after.
  seq bigint not null check (seq > 0),
  at timestamptz not null,
  -- Minor units, a bucket each in the order of the wallet's columns.
  balances bigint[] not null check (array_length(balances, 1) = 11 and 0 <= all (balances)),
  -- Of the rounds begun before; own and bonus money together, as in hold.
  staked bigint not null check (staked >= bonus_staked),
  won bigint not null check (won >= bonus_won),
  bonus_staked bigint not null check (bonus_staked >= 0),
  bonus_won bigint not null check (bonus_won >= 0),
  primary key (shard, player, currency, at)
);

create table round_left_open (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  round text not null,
  opened_at timestamptz not null,
  primary key (shard, player, currency, round)
);

create trigger witness after insert or update or delete on wallet_checkpoint for each row execute function bear_witness('at', 'currency', 'player', 'shard');
create trigger witness after insert or update or delete on round_left_open for each row execute function bear_witness('currency', 'player', 'round', 'shard');
