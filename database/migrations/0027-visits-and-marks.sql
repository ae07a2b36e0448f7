-- Where visits began and which campaign they name; nothing in here is about a person.
create table affiliate_visit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  landing text not null,
  referrer text,
  campaign jsonb not null
);
create index affiliate_visit_at on affiliate_visit (at);

-- An operator's mark: the player may be under age, and pages hold back what draws the young.
alter table player add column potential_minor boolean not null default false;
