-- A page of the site that waits for its moment: its whole text in one language. It is written by whoever may publish the
-- page, and published by a job.
create table page_plan (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  language text not null,
  title text not null,
  description text not null,
  body text not null,
  due_at timestamptz not null,
  planned_at timestamptz not null,
  planned_by text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'withdrawn', 'failed')),
  ended_at timestamptz,
  ended_by text,
  -- Why it could not be done, as a sentence.
  failure text,
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'failed') = (failure is not null))
);
create index page_plan_of_page on page_plan (name, language, id);
create index page_plan_waits on page_plan (name, language) where state = 'waiting';
