-- The cashier: methods as data, attempts, what providers reported, stored cards, withdrawals.

create table payment_method (
  id integer primary key,
  position integer not null,
  enabled boolean not null default true,
  data jsonb not null
);

create table deposit_attempt (
  shard smallint not null,
  reference text not null,
  player bigint not null,
  currency text not null,
  method integer not null,
  provider text not null,
  key text not null,
  -- What the player typed; the fee; what the provider is asked for; what the wallet gets.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  fee_strategy text not null check (fee_strategy in ('included', 'added')),
  asked bigint not null check (asked > 0),
  state text not null check (state in ('created', 'stepping', 'pending', 'unknown', 'ok', 'held', 'failed', 'expired', 'cancelled', 'mismatch')),
  step jsonb,
  provider_reference text,
  stored_detail text,
  save_detail boolean not null default false,
  campaign_id integer not null default -1,
  code text,
  token_hash text not null unique,
  landing_hash text not null unique,
  reason text,
  credited bigint,
  checks integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (shard, reference),
  unique (shard, player, key)
);
create index deposit_attempt_by_player on deposit_attempt (shard, player, created_at desc);

create table withdrawal (
  shard smallint not null,
  reference text not null,
  player bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  stored_detail text not null,
  provider text not null,
  key text not null,
  state text not null check (state in ('pending', 'sending', 'processing', 'paid', 'cancelled', 'rejected', 'returned')),
  provider_reference text,
  reason text,
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  decided_by text,
  primary key (shard, reference),
  unique (shard, player, key)
);
create index withdrawal_by_player on withdrawal (shard, player, requested_at desc);

-- What a provider reported about an attempt or a withdrawal; the same event is kept once. State is a fold over these rows.
create table fact (
  shard smallint not null,
  reference text not null,
  event_key text not null,
  kind text not null,
  amount bigint,
  currency text,
  details jsonb not null default '{}',
  happened_at timestamptz not null,
  observed_at timestamptz not null,
  primary key (shard, reference, event_key)
);
create trigger fact_is_append_only before update or delete or truncate on fact for each statement execute function refuse_change();

-- Verified notices, as they came, with what became of them.
create table inbox (
  provider text not null,
  event_key text not null,
  raw text not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  outcome text,
  primary key (provider, event_key)
);

create table stored_detail (
  shard smallint not null,
  reference text not null,
  player bigint not null,
  provider text not null,
  method integer not null,
  token bytea not null,
  description text not null,
  fingerprint text not null,
  funding text,
  country text,
  blocked boolean not null default false,
  verified boolean not null default false,
  -- The player wanted it kept for paying again. Without that it only takes payouts: money goes back the way it came.
  reusable boolean not null default false,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (shard, reference)
);
create unique index stored_detail_once on stored_detail (shard, player, provider, fingerprint) where deleted_at is null;
