/** Makes an empty database; the name is ours and needs no quoting. */
export const freshDatabase = (name: string) => `create database ${name}`

/** Drops a test's database. */
export const dropDatabase = (name: string) => `drop database ${name} with (force)`

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
