-- That somebody looked at a player's request to play again after an exclusion, and what they decided: nothing speaks against it, and it
-- ends by itself at its time, or it was extended before that.
create table exclusion_return_decision (
  shard smallint not null,
  exclusion bigint not null,
  decided_at timestamptz not null,
  verdict text not null check (verdict in ('nothingAgainst', 'extended')),
  actor text not null,
  primary key (shard, exclusion),
  foreign key (shard, exclusion) references exclusion_return (shard, exclusion)
);
create trigger exclusion_return_decision_is_append_only before update or delete or truncate on exclusion_return_decision for each statement execute function refuse_change();
create trigger witness after insert or update or delete on exclusion_return_decision for each row execute function bear_witness('exclusion', 'shard');
