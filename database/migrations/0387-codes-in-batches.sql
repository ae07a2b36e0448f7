-- Codes of which each brings a campaign once, made many at a time. The codes themselves are in no table: they follow from the number of
-- their batch and their place by the index key, and are looked up by a keyed index.
create table campaign_code_batch (
  id integer generated always as identity primary key,
  campaign integer not null references campaign (id),
  codes integer not null check (codes between 1 and 10000),
  note text not null,
  made_at timestamptz not null,
  made_by text not null,
  -- From then on none of them brings anything.
  ends_at timestamptz,
  stopped_at timestamptz
);
create index campaign_code_batch_of on campaign_code_batch (campaign, id desc);

create table campaign_code (
  code_index text primary key,
  batch integer not null references campaign_code_batch (id),
  place integer not null check (place > 0),
  -- Whom it has brought something, and by which deposit or act.
  shard smallint,
  player bigint,
  reference text,
  used_at timestamptz,
  unique (batch, place),
  check ((used_at is null) = (reference is null) and (used_at is null) = (player is null) and (used_at is null) = (shard is null))
);
create index campaign_code_used on campaign_code (batch) where used_at is not null;
