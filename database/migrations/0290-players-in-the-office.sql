-- What the office looks up: players by their newest, and everything that is known by a name of its own. Each look-up is one index.
alter table access_log drop constraint access_log_purpose_check;
alter table access_log add constraint access_log_purpose_check check (purpose = any (array['reveal'::text, 'export'::text, 'search'::text]));

create index player_newest on player using btree (created_at desc, id desc);
create index player_by_country on player using btree (country, status, created_at desc, id desc);
create index player_by_status on player using btree (status, created_at desc, id desc);
create index player_likeness_of on player_likeness using btree (shard, player);

create index deposit_attempt_by_provider on deposit_attempt using btree (provider_reference) where provider_reference is not null;
create index withdrawal_by_provider on withdrawal using btree (provider_reference) where provider_reference is not null;
-- A round is looked up by its id alone, so that a hash is enough; it is written once for each round.
create index hold_round on hold using hash (id) where kind = 'round';
create index staff_by_name on staff using btree (lower(name));

create index limit_change_by_time on limit_change using btree (shard, player, requested_at desc, id desc);
-- What was done about somebody is read by time; that they signed in, by far the most of it, is read from their sessions.
create index audit_about on audit using btree (subject, at desc, id desc) where subject is not null and not starts_with(action, 'session.');
