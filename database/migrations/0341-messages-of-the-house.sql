-- What the house says in a message in the place of the product's own texts, by language. The newest version holds; one
-- without any text is the product's again.
create table message_version (
  name text not null,
  language text not null,
  version integer not null check (version > 0),
  texts jsonb not null,
  at timestamptz not null,
  actor text not null,
  primary key (name, language, version)
);
create trigger message_version_is_append_only before update or delete or truncate on message_version for each statement execute function refuse_change();
