-- Campaigns as an operator writes them: each change is a version, and what was granted stays with the version it was granted by.
create table campaign_version (
  campaign integer not null,
  version integer not null check (version > 0),
  data jsonb not null,
  at timestamptz not null,
  actor text not null,
  primary key (campaign, version)
);
insert into campaign_version
select id, 1, jsonb_build_object('id', id, 'names', names, 'offeredAt', jsonb_build_array('registration'), 'countries', to_jsonb(countries),
    'startsAt', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'terms', '{}'::jsonb,
    'optIn', true, 'listed', true, 'excludedCountries', '[]'::jsonb, 'methods', '[]'::jsonb, 'deposits', '[]'::jsonb)
  || case when promo_code is null then '{}'::jsonb else jsonb_build_object('promoCode', promo_code) end
  || case when ends_at is null then '{}'::jsonb else jsonb_build_object('endsAt', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end,
  starts_at, 'migration'
from campaign;
create trigger campaign_version_is_append_only before update or delete or truncate on campaign_version for each statement execute function refuse_change();

alter table campaign add column version integer not null default 1 check (version > 0);
alter table campaign add column enabled boolean not null default true;
alter table campaign add foreign key (id, version) references campaign_version (campaign, version);
-- Names, countries and times stand in the version.
alter table campaign drop column names, drop column countries, drop column starts_at, drop column ends_at;

-- The campaign that a deposit was begun with, as it then was. -1: none; a promo code has been read as its campaign.
alter table deposit_attempt add column campaign_version integer check (campaign_version > 0);
alter table deposit_attempt add column campaign_automatic boolean not null default false;
alter table visitor_deposit add column campaign_version integer check (campaign_version > 0);
alter table visitor_deposit add column campaign_automatic boolean not null default false;

-- What a deposit brought besides: one bonus at most. `refused` says why there was none at the credit; `undone` that its deposit went back.
create table bonus_grant (
  shard smallint not null,
  deposit text not null,
  player bigint not null,
  currency text not null,
  campaign integer not null,
  version integer not null,
  automatic boolean not null,
  state text not null check (state in ('granted', 'refused', 'undone')),
  reason text check ((reason is null) = (state <> 'refused')),
  -- How often its money was moved: a part of the ids of its postings.
  revision integer not null default 0 check (revision >= 0),
  -- What is to be wagered, and what of it is done.
  turnover_required bigint not null default 0 check (turnover_required >= 0),
  turnover_done bigint not null default 0 check (turnover_done >= 0),
  granted_at timestamptz not null,
  expires_at timestamptz,
  primary key (shard, deposit),
  foreign key (campaign, version) references campaign_version (campaign, version)
);
create index bonus_grant_by_player on bonus_grant (shard, player, granted_at);

-- What it gave by kind: minor units, of free spins the count. `held` is what the player has of it now; `lost` what could not be taken back.
create table bonus_award (
  shard smallint not null,
  deposit text not null,
  kind text not null,
  given bigint not null check (given > 0),
  held bigint not null check (held between 0 and given),
  lost bigint not null default 0 check (lost >= 0 and held + lost <= given),
  primary key (shard, deposit, kind),
  foreign key (shard, deposit) references bonus_grant (shard, deposit)
);

-- Who is to have no bonuses: by their own wish, or by the operator's decision. The last answer of each holds.
create table bonus_bar (
  shard smallint not null,
  player bigint not null,
  decided_by text not null check (decided_by in ('player', 'operator')),
  at timestamptz not null,
  barred boolean not null,
  reason text,
  primary key (shard, player, decided_by, at)
);
create trigger bonus_bar_is_append_only before update or delete or truncate on bonus_bar for each statement execute function refuse_change();
