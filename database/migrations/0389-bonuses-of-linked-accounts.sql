-- Accounts that share a person, a phone number, an address, a payment account or a device and have had bonuses: put together by a job
-- every hour, so that no page looks for them.
create table bonus_link (
  -- By how often linked accounts had the same campaign, then by what was given.
  place integer primary key,
  shares text[] not null,
  players bigint[] not null,
  -- Campaigns that more than one of them had.
  campaigns integer[] not null,
  bonuses integer not null,
  -- By currency: what was given, and what became cash, in minor units.
  money jsonb not null,
  last_at timestamptz not null,
  found_at timestamptz not null,
  check (cardinality(players) > 1)
);
