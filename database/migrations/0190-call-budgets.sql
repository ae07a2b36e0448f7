-- What is left of the costly calls that one network may make in a minute, shared by all processes: one row for each class and network,
-- gone after a minute without a call. The network is a keyed index. Unlogged: after a crash everybody begins with a whole budget.
create unlogged table call_budget (
  key text primary key,
  per_minute integer not null check (per_minute > 0),
  -- Calls that have not come back yet, as of `at`.
  used double precision not null check (used >= 0),
  -- What the last lease was given.
  granted integer not null check (granted >= 0),
  at timestamptz not null
) with (fillfactor = 70);
