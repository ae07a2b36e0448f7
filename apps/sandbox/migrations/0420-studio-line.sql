-- One row: the faults of the line between the house and its studio. The table stood here already while the studio did.
create table if not exists studio_faults (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null
);
insert into studio_faults (settings) values ('{}') on conflict do nothing;

-- Wins that the line holds back (until when, in the product's time) or turns into a roundClose.
create table studio_line_wins (
  transaction_id text primary key,
  until timestamptz,
  as_close boolean not null
);
