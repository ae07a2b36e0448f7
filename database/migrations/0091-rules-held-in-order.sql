-- Two sets of rules may begin to hold at one moment, of which the later written holds.
alter table rules_held drop constraint rules_held_pkey;
alter table rules_held add column id bigint generated always as identity;
alter table rules_held add primary key (shard, player, currency, id);
