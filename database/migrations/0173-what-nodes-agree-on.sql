-- Two nodes that are asked with the same key at once: one works, the other waits for its answer. The lease is counted in real time.
alter table kept_answer add column claimed_by uuid, add column claimed_until timestamptz;

-- When a player's last round of a game with a least time began, whichever node was asked. Not logged: a crash forgives one round.
create unlogged table pace (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  round text not null,
  began_at timestamptz not null,
  primary key (shard, player, currency)
) with (fillfactor = 50);
