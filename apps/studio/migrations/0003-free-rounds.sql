-- The platform tells of free rounds: rounds of an award that are played without a stake.
alter table studio_sessions add column free_rounds jsonb not null default '[]';
alter table studio_rounds add column free_award text, add check (free_award is null or wheel_round is null and type = 'real');
