-- A platform that was put back to a moment asks for what it has acknowledged since. `done_at`: when it said yes to a call.
alter table outbox add column done_at timestamptz;
create index outbox_done on outbox (coalesce(done_at, created_at)) where outcome = 'done';

-- The further bets of a round that were accepted: number, amount in minor units as text, and when.
alter table rounds add column further_bets jsonb not null default '[]' check (jsonb_typeof(further_bets) = 'array');
create index rounds_acted on rounds (acted_at) where further_bets <> '[]';
