-- Whom staff have marked for signs that gambling harms them. The last row of a player holds; why is sealed with the audit.
create table player_mark (
  shard smallint not null,
  player bigint not null,
  id bigint generated always as identity,
  at timestamptz not null,
  marked boolean not null,
  actor text not null,
  reason_hash text references sealed_reason (hash),
  primary key (shard, player, id)
);
create trigger player_mark_is_append_only before update or delete or truncate on player_mark for each statement execute function refuse_change();
create trigger witness after insert or update or delete on player_mark for each row execute function bear_witness('id', 'player', 'shard');
