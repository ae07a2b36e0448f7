-- How the last walk of each kind through the ledger ended, by the database's time: the house's own may be ahead.
create table ledger_walk (
  kind text primary key check (kind in ('daily', 'full')),
  at timestamptz not null default clock_timestamp(),
  faults integer not null,
  -- When one last found nothing.
  good_at timestamptz
);
