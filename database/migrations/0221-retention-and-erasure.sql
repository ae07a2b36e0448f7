-- Since when an account is closed: the law's time is counted from then. Of those that were closed before, the last entry about them in the
-- audit log stands for it, which is never before their end.
alter table player add column closed_at timestamptz;
update player p set closed_at = coalesce((select max(a.at) from audit a where a.subject = 'player:' || p.id), p.created_at) where p.status = 'closed';

-- Where somebody signed in from is read by themselves alone: it is sealed with their key. What stands in the clear is sealed by a job.
alter table session add column sealed bytea;
create index session_ended on session (ended_at) where ended_at is not null;

-- Who has excluded themselves is recognised when they come back, though they were erased: by blind indexes of who they were.
create table kept_out (
  kind text not null check (kind in ('nationalId', 'person', 'login')),
  index text not null,
  country text not null,
  -- Null: for good.
  until timestamptz,
  primary key (kind, index)
);
