-- The catalogue grows: providers by number, several groups for a game, games without a group of their own, and a version that
-- tells every process when to read the catalogue again.
create table game_provider (
  id integer primary key,
  name text not null unique
);

alter table game alter column game_group drop not null;
alter table game add column more_groups text[] not null default '{}';
alter table game add column provider integer references game_provider;
create index game_by_position on game (position, id);

create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end;
$$;
create trigger game_changed after insert or update or delete or truncate on game for each statement execute function catalogue_changed();
create trigger game_provider_changed after insert or update or delete or truncate on game_provider for each statement execute function catalogue_changed();
