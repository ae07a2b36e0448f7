-- What only one account can have beside a national id, by blind index. A phone number is claimed once it is proven.
create table player_identifier (
  kind text not null check (kind in ('phoneNumber', 'nickName')),
  index text not null,
  shard smallint not null,
  player bigint not null,
  claimed_at timestamptz not null,
  primary key (kind, index)
);
create index player_identifier_by_player on player_identifier (shard, player);

-- What two accounts of one person are likely to share (name with birth date and postcode, an unproven phone number), by blind index.
create table player_likeness (
  kind text not null check (kind in ('person', 'phoneNumber')),
  index text not null,
  shard smallint not null,
  player bigint not null,
  primary key (kind, index, shard, player)
);

-- Accounts that a person of ours looks at: probably somebody who has one already.
create table registration_review (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  reason text not null check (reason in ('person', 'phoneNumber')),
  shard smallint not null,
  player bigint not null,
  other_shard smallint not null,
  other_player bigint not null,
  settled_at timestamptz,
  settled_by text,
  decision text check (decision in ('different', 'same'))
);
create index registration_review_open on registration_review (at) where settled_at is null;

-- What a player agreed to or declined, and exactly which text: append-only, the newest row of a name counts.
create table registration_consent (
  id bigint generated always as identity primary key,
  shard smallint not null,
  player bigint not null,
  name text not null,
  accepted boolean not null,
  text_id text not null,
  language text not null,
  at timestamptz not null,
  address_index text not null
);
create index registration_consent_by_player on registration_consent (shard, player, name, id desc);
create trigger registration_consent_is_append_only before update or delete or truncate on registration_consent for each statement execute function refuse_change();

-- Campaigns that can be chosen while registering. 0 is "promo code" and -1 "no bonus", so ids begin with 1.
create table campaign (
  id integer primary key check (id > 0),
  names jsonb not null,
  promo_code text unique check (promo_code = upper(promo_code)),
  countries text[] not null default '{}',
  starts_at timestamptz not null,
  ends_at timestamptz
);

create table referral_code (
  code text primary key check (code = upper(code)),
  shard smallint,
  player bigint,
  expires_at timestamptz,
  created_at timestamptz not null
);

-- What a player chose while registering; campaigns are granted from it.
create table registration_choice (
  shard smallint not null,
  player bigint not null,
  campaign integer not null,
  promo_code text,
  referral_code text,
  at timestamptz not null,
  primary key (shard, player)
);

-- Domains of throw-away addresses, as they were last fetched; while there are none, those that came with the product hold.
create table disposable_domain (
  domain text primary key
);
create table disposable_domain_list (
  one boolean primary key default true check (one),
  source text not null,
  as_of timestamptz not null,
  domains integer not null
);

alter table player add column phone_verified_at timestamptz;
-- An operator keeps somebody from signing in until then.
alter table player add column frozen_until timestamptz;
