-- The people of an operator's own directory, and the groups that they are in.
create table directory_people (
  id text primary key,
  name text not null,
  email text not null,
  groups text[] not null default '{}',
  -- How somebody has signed in at the directory, as the claim `amr` tells it.
  methods text[] not null default '{pwd,mfa}'
);
insert into directory_people (id, name, email, groups) values
  ('ines', 'Ines Example', 'ines@directory.example', '{house-support}'),
  ('paulo', 'Paulo Example', 'paulo@directory.example', '{house-payments,house-verification}'),
  ('nobody', 'Noor Example', 'noor@directory.example', '{canteen}');

-- A code, which may be exchanged once within a minute for what was asked.
create table directory_codes (
  code_hash text primary key,
  person text not null,
  asked jsonb not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
