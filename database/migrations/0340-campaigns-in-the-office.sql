-- When a campaign was first started: one that never was is a draft. Bonuses granted until `bonuses_end_at` end before their time.
alter table campaign add column started_at timestamptz, add column bonuses_end_at timestamptz;
update campaign c set started_at = (select min(v.at) from campaign_version v where v.campaign = c.id)
where enabled or exists (select from bonus_grant g where g.campaign = c.id);

-- A bonus that was ended keeps its state: it counts among those that the player had.
alter table bonus_grant add column ended_at timestamptz;
create index bonus_grant_by_campaign on bonus_grant (campaign, granted_at);

-- What each campaign has cost until a moment, by currency: made anew from the grants again and again.
create table campaign_figure (
  campaign integer not null references campaign (id),
  currency text not null,
  players integer not null,
  granted integer not null,
  refused integer not null,
  running integer not null,
  free_spins bigint not null,
  -- Minor units: what was given and not taken back.
  cost bigint not null,
  counted_at timestamptz not null,
  primary key (campaign, currency)
);
