-- What each way to pay was, and since when. Those that came with the installation have neither a moment nor a name.
alter table payment_method add column changed_at timestamptz, add column changed_by text;
create table method_version (
  id integer not null,
  version integer not null check (version > 0),
  data jsonb not null,
  enabled boolean not null,
  changed_at timestamptz,
  changed_by text,
  primary key (id, version),
  check ((changed_at is null) = (changed_by is null))
);
insert into method_version (id, version, data, enabled) select id, 1, data, enabled from payment_method;
create trigger method_version_is_append_only before update or delete or truncate on method_version for each statement execute function refuse_change();
create trigger witness after insert or update or delete on method_version for each row execute function bear_witness('id', 'version');

create function method_keeps_version() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as 'begin return null; end';
create trigger method_keeps_version after insert or update on payment_method for each row execute function method_keeps_version();
