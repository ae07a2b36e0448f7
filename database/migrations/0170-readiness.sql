-- One row that is written over and over by whoever is asked whether the house is ready: a database that cannot be written is not.
create table readiness (
  one boolean primary key default true check (one),
  at timestamptz not null
);
