-- What services of signed identification and ZignSec have been asked, and what came of it.
create table identifications (
  id           text primary key,
  service      text not null,
  asked        jsonb not null,
  state        text not null,
  person       text,
  error        text,
  expires_at   timestamptz not null
);

-- Notices that a product has not taken yet.
create table identification_notices (
  event_id     text primary key,
  identification text not null references identifications (id),
  tries        int not null default 0,
  next_at      timestamptz not null
);
