-- Solved puzzles, so that each counts once. A puzzle itself is signed and kept nowhere.
create table captcha_used (
  salt text primary key,
  expires_at timestamptz not null
);
create index captcha_used_expires on captcha_used (expires_at);
