-- Rounds that have been in play longer than the setting office.roundPendingHours, found by a job as they grow that old: a person asks
-- their studio again or gives the stake back. What the studio said last stands beside.
create table pending_round (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  round text not null,
  opened_at timestamptz not null,
  asked_at timestamptz,
  says text check (says in ('open', 'settled', 'unknown')),
  says_staked bigint,
  says_won bigint,
  primary key (shard, player, currency, round),
  check ((asked_at is null) = (says is null)),
  check ((says_staked is null) = (says_won is null))
);
create index pending_round_by_age on pending_round (opened_at);

-- Up to when rounds were looked through: those that began later are looked at as they grow old.
create table pending_round_seen (
  one boolean primary key default true check (one),
  opened_until timestamptz not null
);

-- Finds them without being touched by the end of a round: bets and wins leave it alone.
create index hold_by_time on hold using brin (opened_at) with (pages_per_range = 32);
