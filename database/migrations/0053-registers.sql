-- What a register of exclusions answered about whom, with its number for the answer: the proof that it was asked. Never the person's data.
create table register_answer (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  register text not null,
  occasion text not null check (occasion in ('register', 'login')),
  shard smallint,
  player bigint,
  answer text not null check (answer in ('clear', 'excluded', 'unknownPerson', 'unavailable')),
  proof text
);
create index register_answer_by_player on register_answer (shard, player, at);
