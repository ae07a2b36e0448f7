-- A sign-in waits for the acceptance of a document, too.
alter table login_step drop constraint login_step_stage_check;
alter table login_step add constraint login_step_stage_check check (stage in ('code', 'consent', 'email'));
-- When somebody last proved in this session who they are, by more than an account elsewhere; null where they never did.
alter table session add column proven_at timestamptz;
-- A player who has neither password nor passkey proves it by an identity service.
alter table identification drop constraint identification_purpose_check;
alter table identification add constraint identification_purpose_check check (purpose in ('login', 'registration', 'age', 'deposit', 'proof'));
