-- The log of limits knows requests as well as what was set: a raise or a removal waits, may be undone, confirmed, approved or rejected,
-- and a limit may be told not to renew. What holds at a moment is a fold over these rows (apps/server/src/limits/limit-state.ts).
-- Each row keeps what the rules said when it was written, so that a later version of the rules changes no old decision.
alter table limit_change add column act text not null default 'set' check (act in
  ('set', 'raise', 'remove', 'undo', 'confirm', 'approve', 'reject', 'renewOff', 'renewOn', 'declined', 'reviewed', 'contacted', 'blockRaises', 'allowRaises'));
-- Of a raise or a removal: whether the player confirms it once it is due, for how long that can be done, and whether an operator must approve.
alter table limit_change add column confirm_hours integer check (confirm_hours > 0);
alter table limit_change add column review boolean not null default false;
-- Above a threshold at which an operator talks with the player, whether or not the limit waits for that.
alter table limit_change add column contact boolean not null default false;
-- The rule set that decided: its code and since when that version holds.
alter table limit_change add column rules text not null default '';
alter table limit_change add constraint limit_change_type_check check (type in ('deposit', 'session', 'loss', 'wager', 'maxBalance', 'netDeposit', 'all'));
alter table limit_change add constraint limit_change_period_check check (period in ('daily', 'weekly', 'monthly', 'permanent', 'all'));
create index limit_change_in_review on limit_change (shard, player) where review or contact;

-- Whose rules have held for a wallet since when: windows that run when that changes are kept until they end.
create table rules_held (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  since timestamptz not null,
  country text not null,
  primary key (shard, player, currency, since)
);
create trigger rules_held_is_append_only before update or delete or truncate on rules_held for each statement execute function refuse_change();

-- Time logged in is counted over a player's sessions, ended ones too.
create index session_time on session (shard, player, started_at);
create index game_session_time on game_session (shard, player, opened_at);
