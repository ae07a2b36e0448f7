-- The studio has a schema of its own: names say no more what they belong to.
alter table studio_seeds rename to seeds;
alter table studio_sessions rename to sessions;
alter table studio_rounds rename to rounds;
alter table studio_outbox rename to outbox;
alter table studio_wheel_chains rename to wheel_chains;
alter table studio_wheel_rounds rename to wheel_rounds;

-- A round names its game, with its edition: many games share the table.
alter table rounds rename column wheel_round to shared_round;
alter table rounds add column game_id text;
update rounds set game_id = sessions.game_id from sessions where sessions.id = rounds.session_id;
alter table rounds alter column game_id set not null;
drop index studio_rounds_at_wheel;
create unique index rounds_at_table on rounds (game_id, owner, shared_round) where status not in ('refused', 'rolledBack');
create index rounds_by_machine on rounds (owner, split_part(game_id, '.', 1), created_at desc);
