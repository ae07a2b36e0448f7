-- A bonus without a deposit that somebody chose while registering: the version of its terms that they accepted, and
-- when it was given or lapsed. No version: what they chose comes with their first deposit.
alter table registration_choice
  add column version integer,
  add column settled_at timestamptz,
  add constraint registration_choice_settled_check check (settled_at is null or version is not null);
