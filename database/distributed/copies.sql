-- What the functions of the write path look up besides the ledger, of tables that stay on the coordinator.
create table if not exists distributed.withdrawal (
  shard smallint not null, reference text not null, player bigint not null, currency text not null, amount bigint not null, provider text not null,
  primary key (shard, reference)
);
create table if not exists distributed.game (id integer primary key, friendly_id text not null);
-- What they put on the list of jobs, until the coordinator takes it over.
create table if not exists distributed.job (
  shard smallint not null, kind text not null, key text not null, due_at timestamptz not null, failures integer not null default 0,
  rewritten boolean not null default false, dead_at timestamptz, primary key (shard, kind, key)
);
-- The witnesses of postings that moved nothing.
create table if not exists distributed.witness (shard smallint not null, place text not null, key text not null, digest uuid not null, primary key (shard, place, key));
-- Always empty. A transaction that has deleted of it commits in two phases: Citus knows nothing of what it writes to the other tables of
-- the coordinator, and would commit on one other node first and here afterwards.
create table if not exists distributed.two_phases (one boolean primary key);
-- What ran on each node when somebody who reads behind the write path noted how far everything is there.
create table if not exists distributed.node_mark (mark text not null, node integer not null, next xid8 not null, primary key (mark, node));
