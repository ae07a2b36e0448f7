-- Up to when the wallets of a shard were verified, and a digest of how they stood then: the daily check takes what was booked since off
-- each wallet and holds what is left against it.
create table ledger_verified (
  shard smallint primary key,
  up_to timestamptz not null,
  wallets bigint not null,
  digest numeric not null
);

-- What is new is found by its time, as it is of transfers.
create index posting_by_time on posting using brin (booked_at) with (pages_per_range = 32);
