-- What became of a campaign's bonuses: counted anew from their events every few minutes.
alter table campaign_figure
  add completed integer not null default 0,
  add used_up integer not null default 0,
  add expired integer not null default 0,
  -- Declined or given up.
  add let_go integer not null default 0,
  -- What became cash of them, in minor units.
  add converted bigint not null default 0;
