-- A lease is held by one taker and counted in real time: our clock may jump, and what runs meanwhile is still running. Work that
-- fails again and again is put aside, with its last error, until an operator has it tried anew.
alter table job
  add column leased_by uuid,
  add column failures integer not null default 0,
  add column dead_at timestamptz;
update job set leased_until = null;
drop index job_due;
create index job_due on job (due_at) where dead_at is null;
