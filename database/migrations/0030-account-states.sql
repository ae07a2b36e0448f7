-- An account may be inactive, and closed for a period or for good; registrations are counted by address and day.
alter table player drop constraint player_status_check;
alter table player add constraint player_status_check check (status in ('notActivated', 'active', 'suspended', 'inactive', 'closed'));
-- Closed plainly, or for a period: then until when, or for good.
alter table player add column closure text check (closure in ('plain', 'period'));
alter table player add column closed_until timestamptz;

create table registration_count (
  address_index text not null,
  day date not null,
  count integer not null,
  primary key (day, address_index)
);
