-- The jackpots that the platform has told of at the launch of a visit, and that outcomes of its game win.
alter table sessions add column jackpots jsonb not null default '[]';
