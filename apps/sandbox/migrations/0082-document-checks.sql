-- What services that look at documents by themselves have been asked, and what came of it.
create table document_checks (
  id           text primary key,
  service      text not null check (service in ('shuftipro', 'incode', 'idenfy')),
  -- The product's own name of it.
  reference    text not null,
  asked        jsonb not null,
  state        text not null check (state in ('open', 'approved', 'denied', 'suspected', 'moneyLaundering', 'expired', 'abandoned')),
  -- What was read from the document.
  birth_date   text,
  begun_at     timestamptz not null,
  expires_at   timestamptz not null
);
create index document_checks_by_time on document_checks (begun_at desc);

-- Notices that the product has not taken yet, each as it is to be sent.
create table document_check_notices (
  id        bigint generated always as identity primary key,
  service   text not null,
  url       text not null,
  body      text not null,
  tries     int not null default 0,
  next_at   timestamptz not null
);
