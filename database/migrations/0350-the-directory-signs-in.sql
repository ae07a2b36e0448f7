-- Who a colleague is in the operator's own directory: the directory's name for them, which never changes there.
create table staff_directory (
  issuer text not null,
  subject text not null,
  staff bigint not null references staff (id),
  known_at timestamptz not null,
  primary key (issuer, subject),
  unique (staff, issuer)
);

alter table staff_challenge drop constraint staff_challenge_purpose_check;
alter table staff_challenge add constraint staff_challenge_purpose_check check (purpose in ('signIn', 'register', 'act', 'directory'));
