-- Each person's data is sealed with a key of their own, which is sealed by a key of the house: who loses the key is nobody any more,
-- wherever a copy lies, and a new key of the house seals keys again instead of data.
create table person_key (
  shard smallint not null,
  player bigint not null,
  sealed bytea not null,
  made_at timestamptz not null,
  primary key (shard, player)
);

-- That a person was erased, and what was found of them afterwards. The row stays, so that a restored backup can be brought up to it.
create table erasure (
  shard smallint not null,
  player bigint not null,
  erased_at timestamptz not null,
  actor text not null,
  -- How many rows of each table went or were emptied.
  removed jsonb not null,
  -- When all tables were last searched for what is left, and how many values were found by table and column: none, once it is done.
  checked_at timestamptz,
  left_over jsonb,
  primary key (shard, player)
);

-- Whose mail or message it is, so that their key seals it; null for somebody without an account.
alter table mail add column shard smallint, add column player bigint;
create index mail_by_player on mail (shard, player) where player is not null;
alter table sms add column shard smallint, add column player bigint;
create index sms_by_player on sms (shard, player) where player is not null;

-- Which key of the house seals, by its name; null: the one the servers are started with.
alter table installation add column sealing_key text;

-- What was sealed before is sealed again, bound to its row.
insert into job (kind, key, due_at) select 'seal-again', 'all', 'epoch' where exists (select from player) or exists (select from mail);
