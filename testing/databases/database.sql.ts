/** Held while somebody looks whether the template is there and makes it. */
export const lockTemplate = `select pg_advisory_lock(hashtext('template of an app'))`
/** Whether a database is there. */
export const findDatabase = 'select from pg_database where datname = $1'
/** Who is in a database: only one that nobody is in can be renamed or copied. */
export const findConnections = 'select from pg_stat_activity where datname = $1'
/** Makes an empty database; the name is ours and needs no quoting. */
export const freshDatabase = (name: string) => `create database ${name}`
/** Gives a database its final name. */
export const renameDatabase = (name: string, to: string) => `alter database ${name} rename to ${to}`
/** Copies a database by its files, which is faster than by its log. */
export const copyDatabase = (name: string, from: string) => `create database ${name} template ${from} strategy file_copy`

/** Drops a test's database. */
export const dropDatabase = (name: string) => `drop database if exists ${name} with (force)`

/** What the product's migrations give the sandbox: its schema and the shared clock. */
export const prepareDatabase = `
  create schema sandbox;
  create table public.clock (one boolean primary key default true check (one), offset_ms bigint not null default 0 check (offset_ms >= 0));
  insert into public.clock default values;
  create function public.clock_advance(by_ms bigint) returns bigint language plpgsql as $$
  declare
    moved bigint;
  begin
    if by_ms is null or by_ms < 0 then
      raise exception 'the clock only moves forward';
    end if;
    update public.clock set offset_ms = offset_ms + by_ms returning offset_ms into moved;
    perform pg_notify('clock', moved::text);
    return moved;
  end $$;
`

/** What an installation gives the studio: its schema. */
export const prepareStudio = 'create schema studio'
