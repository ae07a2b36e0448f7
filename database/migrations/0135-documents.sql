-- Documents that players send, and what an operator decided about each. What is read from one (name, fields, amount) is sealed.
create table document (
  shard smallint not null,
  player bigint not null,
  id text not null,
  "group" text not null check ("group" in ('identity', 'address', 'account', 'paymentDetails', 'sof')),
  -- The names of packages/fields/src/lists/document-types.ts.
  type text not null,
  status text not null check (status in ('uploaded', 'approved', 'rejected')),
  details bytea not null,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  -- What the operator tells the player about a refusal.
  reason text,
  primary key (shard, player, id)
);
create index document_waiting on document (uploaded_at) where status = 'uploaded';

-- Their images, sealed as all personal data; kept as they came, for as long as the document.
create table document_file (
  shard smallint not null,
  player bigint not null,
  document text not null,
  place smallint not null,
  content_type text not null,
  bytes integer not null check (bytes > 0),
  content bytea not null,
  primary key (shard, player, document, place),
  foreign key (shard, player, document) references document (shard, player, id)
);
-- Images are packed already, and what is sealed cannot be packed.
alter table document_file alter column content set storage external;
create trigger document_file_is_append_only before update or delete or truncate on document_file for each statement execute function refuse_change();

-- What an operator asks a player for. It is over once such a document is approved, or when the operator takes it back.
create table document_request (
  shard smallint not null,
  player bigint not null,
  type text not null,
  since timestamptz not null,
  reason text not null,
  ended_at timestamptz,
  primary key (shard, player, type, since)
);
create unique index document_request_open on document_request (shard, player, type) where ended_at is null;
