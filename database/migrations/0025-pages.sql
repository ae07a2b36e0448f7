-- The operator's pages: legal texts and others that are content, not messages of the product. A change is a new version; old ones stay, so that it can be shown what a player agreed to.
create table page_version (
  name text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  language text not null,
  version integer not null check (version > 0),
  title text not null,
  description text not null,
  body text not null,
  is_example boolean not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (name, language, version)
);

create function page_version_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a published version of a page stays as it is; publish a new one';
end $$;

create trigger page_version_stays before update or delete on page_version
for each row execute function page_version_stays();
