-- A try of a player to show who they are at a service that looks at documents and faces by itself.
create table automatic_validation (
  shard smallint not null,
  player bigint not null,
  id text not null,
  provider text not null check (provider in ('shuftipro', 'incode', 'idenfy')),
  -- Incode has a flow for each type; the others look at all that is open at once.
  type text not null,
  -- What the service looks at: groups of documents.
  groups text[] not null,
  vendor_ref text not null,
  state text not null check (state in ('begun', 'waiting', 'approved', 'rejected', 'moneyLaundering', 'expired')),
  -- Why the service, or we, refused: a word for operators.
  reason text,
  -- Where the frame leads and what the service is asked with; gone once the try is over.
  sealed bytea,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  looked_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (shard, player, id)
);
create unique index automatic_validation_by_vendor on automatic_validation (provider, vendor_ref);
-- One frame at a time: whoever opens the page again goes on with it.
create unique index automatic_validation_begun on automatic_validation (shard, player, provider, type) where state = 'begun';
