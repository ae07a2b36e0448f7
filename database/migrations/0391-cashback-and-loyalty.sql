-- What players stake and win day by day, which cashback and loyalty are reckoned from; cashback over windows; points of the loyalty programme.

-- Own money in closed rounds, by the day of the player's country on which they closed. `weight` is how many points a unit of the currency
-- earned there, in ten-thousandths: 0 while somebody takes no part. Rows only ever grow.
create table play_day (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  day date not null,
  zone text not null,
  -- The number of the game; 0 where a round names none.
  game integer not null,
  weight integer not null check (weight >= 0),
  rounds bigint not null check (rounds > 0),
  staked bigint not null check (staked >= 0),
  won bigint not null check (won >= 0),
  primary key (shard, player, currency, day, zone, game, weight)
);
create index play_day_by_day on play_day (day, zone);

-- Up to when every round that closed is in play_day for certain: what closes a day can no longer change. `candidate` becomes `until` once no
-- transaction is running any more that was running when it was noted.
create table play_day_mark (
  id boolean primary key default true check (id),
  until timestamptz not null,
  candidate timestamptz,
  running xid8,
  check ((candidate is null) = (running is null))
);
insert into play_day_mark (until) values ('-infinity');

-- Rounds that were told after their day was final, and count on a later one.
create table play_day_late (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  round text not null,
  day date not null,
  primary key (shard, player, currency, round)
);

alter table campaign add column stopped_at timestamptz;
update campaign set stopped_at = '-infinity' where not enabled and started_at is not null;

-- A window of a cashback campaign, for players of a time zone: `open` until each of its lines is decided. `skipped`: the campaign was
-- stopped before it began. `games`: those that count, as they were when it was reckoned; null for all.
create table cashback_run (
  campaign integer not null,
  zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  version integer not null,
  base text not null check (base in ('netLoss', 'netDeposits')),
  games integer[],
  state text not null check (state in ('open', 'done', 'skipped')),
  at timestamptz not null,
  primary key (campaign, zone, starts_at),
  foreign key (campaign, version) references campaign_version (campaign, version)
);

-- What one player's cashback of a window was reckoned from, in minor units, and what came of it.
create table cashback_line (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  campaign integer not null,
  zone text not null,
  starts_at timestamptz not null,
  -- The days that count: some campaigns begin for a player within the window.
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  staked bigint not null default 0,
  won bigint not null default 0,
  converted bigint not null default 0,
  earlier bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  grown bigint not null default 0,
  base bigint not null check (base >= 0),
  -- In hundredths of a percent.
  rate integer not null check (rate between 0 and 10000),
  amount bigint not null check (amount >= 0),
  state text not null check (state in ('due', 'given', 'refused')),
  reason text,
  grant_id text,
  primary key (shard, player, currency, campaign, zone, starts_at),
  foreign key (campaign, zone, starts_at) references cashback_run (campaign, zone, starts_at),
  check ((state = 'given') = (grant_id is not null)),
  check ((state = 'refused') = (reason is not null))
);
create index cashback_line_due on cashback_line (campaign, zone, starts_at) where state = 'due';

-- Cashback that lies in a wallet to be taken, and what became of it.
create table cashback_claim (
  shard smallint not null,
  deposit text not null,
  player bigint not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  state text not null check (state in ('open', 'taken', 'returned')),
  opened_at timestamptz not null,
  -- Null: no end. While its player is kept out the time does not run.
  until timestamptz,
  paused_at timestamptz,
  changed_at timestamptz not null,
  primary key (shard, deposit),
  foreign key (shard, deposit) references bonus_grant (shard, deposit)
);
create index cashback_claim_open on cashback_claim (shard, player, currency) where state = 'open';
insert into cashback_claim (shard, deposit, player, currency, amount, state, opened_at, changed_at)
  select g.shard, g.deposit, g.player, g.currency, a.held, 'open', g.granted_at, g.granted_at
  from bonus_grant g join bonus_award a on a.shard = g.shard and a.deposit = g.deposit and a.kind = 'cashBack'
  where g.state = 'granted' and a.held > 0;

-- Points are numerators: minor units staked times the weight. One point is the currency's unit times 10,000 of them.
create table loyalty (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  earned numeric(40) not null default 0 check (earned >= 0),
  spent numeric(40) not null default 0 check (spent >= 0),
  level integer not null default 0 check (level >= 0),
  level_since timestamptz not null,
  -- When it was last looked at whether the level is still reached.
  looked_at timestamptz not null,
  primary key (shard, player, currency),
  check (spent <= earned)
);
create index loyalty_by_look on loyalty (looked_at) where level > 0;

create table loyalty_event (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  n integer not null check (n > 0),
  kind text not null check (kind in ('rose', 'fell', 'exchanged')),
  level integer not null check (level >= 0),
  -- Of an exchange: the points as above, and the minor units that became cash.
  points numeric(40) not null default 0 check (points >= 0),
  amount bigint not null default 0 check (amount >= 0),
  posting text,
  at timestamptz not null,
  primary key (shard, player, currency, n),
  foreign key (shard, player, currency) references loyalty (shard, player, currency),
  check ((kind = 'exchanged') = (posting is not null))
);
create unique index loyalty_event_by_posting on loyalty_event (shard, posting) where posting is not null;

create trigger loyalty_event_is_append_only before update or delete or truncate on loyalty_event for each statement execute function refuse_change();
create trigger witness after insert or update or delete on cashback_run for each row execute function bear_witness('campaign', 'starts_at', 'zone');
create trigger witness after insert or update or delete on cashback_line for each row execute function bear_witness('campaign', 'currency', 'player', 'shard', 'starts_at', 'zone');
create trigger witness after insert or update or delete on cashback_claim for each row execute function bear_witness('deposit', 'shard');
create trigger witness after insert or update or delete on loyalty for each row execute function bear_witness('currency', 'player', 'shard');
create trigger witness after insert or update or delete on play_day for each row execute function bear_witness('currency', 'day', 'game', 'player', 'shard', 'weight', 'zone');
create trigger witness after insert or update or delete on play_day_late for each row execute function bear_witness('currency', 'player', 'round', 'shard');
create trigger witness after insert or update or delete on loyalty_event for each row execute function bear_witness('currency', 'n', 'player', 'shard');

insert into posting_kind (kind, operations, holds, about) values
  ('cashback', '{move}', '{}', 'cashback is taken, or goes back where nobody took it'),
  ('loyalty', '{move}', '{}', 'points are exchanged for cash');
insert into posting_leg (kind, debit, credit) values
  ('cashback', 'cashback', 'cash'), ('cashback', 'cashback', 'reserve'), ('cashback', 'cashback', 'bonus'),
  ('loyalty', 'bonus', 'cash'), ('loyalty', 'bonus', 'reserve');

-- Witnesses of the rows that this migration has put in before its triggers.
insert into witness (place, key, digest)
  select 'cashback_claim', row_key(x, array['deposit', 'shard']), row_digest(x) from cashback_claim x
  union all select 'posting_kind', row_key(x, array['kind']), row_digest(x) from posting_kind x where x.kind in ('cashback', 'loyalty')
  union all select 'posting_leg', row_key(x, array['credit', 'debit', 'kind']), row_digest(x) from posting_leg x where x.kind in ('cashback', 'loyalty')
on conflict do nothing;
