-- What the virus check does with files: look at them, find something in each, or not answer.
create table antivirus_mode (
  single boolean primary key default true check (single),
  mode text not null check (mode in ('usual', 'found', 'away'))
);
-- What it was shown and what it said; never the file itself.
create table antivirus_scans (
  id text primary key,
  bytes integer not null,
  verdict text not null,
  at timestamptz not null
);
