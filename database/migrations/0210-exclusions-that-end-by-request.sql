-- An exclusion that ends only by the player's own act: for so many hours after it was asked for it holds on. Null: it ends by itself.
alter table exclusion add column cooling_off_hours integer check (cooling_off_hours > 0);

-- British ones that run now began under the same rule. Those that are over have let their players in; they stay as they are.
alter table exclusion disable trigger exclusion_is_append_only;
update exclusion e set cooling_off_hours = 24 from player p
  where p.shard = e.shard and p.id = e.player and p.country = 'GBR' and e.kind = 'excluded' and e.source = 'player'
  and e.ends_at >= e.starts_at + interval '6 months' and e.ends_at > now();
alter table exclusion enable trigger exclusion_is_append_only;

-- That a player asked to play again once an exclusion's time was over; when it ends, and whether offers may be sent again.
create table exclusion_return (
  shard smallint not null,
  exclusion bigint not null,
  asked_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > asked_at),
  offers boolean not null,
  primary key (shard, exclusion),
  foreign key (shard, exclusion) references exclusion (shard, id)
);
create trigger exclusion_return_is_append_only before update or delete or truncate on exclusion_return for each statement execute function refuse_change();
create trigger witness after insert or update or delete on exclusion_return for each row execute function bear_witness('exclusion', 'shard');
