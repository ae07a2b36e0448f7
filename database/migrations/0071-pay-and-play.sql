-- A deposit of somebody who is not logged in. Who it is, the bank says on the way; until then there is no player and no attempt. It then
-- becomes a deposit (`attempt`): of a new player under the very reference, or of a player whom we knew, on the shard of that player.
create table visitor_deposit (
  shard smallint not null,
  reference text not null,
  -- Whom an account is opened for where the bank names somebody new.
  player bigint not null,
  method integer not null,
  provider text not null,
  key text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  fee_strategy text not null check (fee_strategy in ('included', 'added')),
  asked bigint not null check (asked > 0),
  campaign_id integer not null default -1,
  code text,
  country text not null,
  language text not null,
  device_hash text not null,
  address_index text not null,
  consents jsonb not null,
  state text not null check (state in ('open', 'deposit', 'refused', 'over')),
  step jsonb,
  provider_reference text,
  refusal jsonb,
  attempt_shard smallint,
  attempt text,
  token_hash text not null unique,
  landing_hash text not null unique,
  sealed_login bytea,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (shard, reference),
  unique (device_hash, key)
);
create unique index visitor_deposit_attempt on visitor_deposit (attempt_shard, attempt);

-- Whether an attempt has an allowance: one that may be paid before mandatory limits are set has none, its money waits in `held`.
alter table deposit_attempt add column reserved boolean not null default true;

-- Continue play: somebody proves at the bank whose account it is.
alter table identification drop constraint identification_purpose_check;
alter table identification add constraint identification_purpose_check check (purpose in ('login', 'registration', 'age', 'deposit', 'resume'));
