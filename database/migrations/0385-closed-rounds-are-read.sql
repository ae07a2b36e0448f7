-- Who reads closed rounds behind the write path. Times come from each node's clock and an earlier one may commit later, so that
-- a time alone says only which wallets to look at; what was read of a wallet is its position (round_read).
create table round_reader (
  reader text primary key,
  -- What was booked before is never read.
  began_at timestamptz not null,
  -- No transaction that is still running has booked anything before.
  looked_to timestamptz not null,
  -- What looked_to becomes once every transaction before this one has ended.
  next_to timestamptz not null,
  next_after xid8 not null,
  -- When all wallets were last looked at, whatever their time says.
  swept_at timestamptz not null
);

-- Up to where a reader has read a wallet.
create table round_read (
  reader text not null references round_reader (reader),
  shard smallint not null,
  player bigint not null,
  currency text not null,
  seq bigint not null,
  primary key (reader, shard, player, currency)
) with (fillfactor = 70);
