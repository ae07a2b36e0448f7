-- Tables that grow with history are kept month by month, so that a month that is over can be archived and dropped as a whole. Their parts
-- stand in a schema of their own, in which nobody has any rights: rows are read and written through the table.
set local timezone = 'UTC';

create schema months;
revoke all on schema months from public;

-- As in functions/, and needed from here on: the trigger names the table of which it is on a part.
create or replace function bear_witness() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  of_month constant boolean := tg_table_schema = 'months';
  of_table constant text := case when tg_table_schema = 'months' then regexp_replace(tg_table_name, '_(before|rest|[0-9]{4}_[0-9]{2})$', '') else tg_table_name end;
  new_key text := case when tg_op <> 'DELETE' then row_key(new, tg_argv) end;
  old_key text := case when tg_op <> 'INSERT' then row_key(old, tg_argv) end;
begin
  if tg_op = 'DELETE' and of_table in ('cap', 'visitor_deposit') or tg_op = 'UPDATE' and new_key <> old_key then
    delete from witness where place = of_table and key = old_key;
  end if;
  if of_month and tg_op = 'INSERT' then
    insert into witness (place, key, digest) values (of_table, new_key, row_digest(new));
  elsif tg_op <> 'DELETE' then
    insert into witness (place, key, digest) values (of_table, new_key, row_digest(new))
    on conflict on constraint witness_pkey do update set digest = excluded.digest;
  end if;
  return null;
end $$;

-- Which tables have months, and by which of their times. Months are those of UTC.
create table month_rule (
  table_name text not null primary key,
  time_column text not null,
  -- How many months after the running one have their part already.
  ahead smallint not null check (ahead between 1 and 24),
  -- From when on a month has a part of its own: what is older is in one part, `…_before`.
  begins timestamptz not null
);

-- When an entry that waits was made: it is looked up in its month alone.
alter table audit_waiting add column at timestamptz;
-- Called by audit_chain alone, which comes with its new form.
drop function if exists audit_words(text, bigint);

do $$
declare
  one record;
  item record;
  house_now timestamptz := clock_timestamp() + (select coalesce(max(offset_ms), 0) from clock) * interval '1 millisecond';
  newest timestamptz;
  begins timestamptz;
  last bigint;
  began boolean;
  before text;
begin
  for one in select * from (values ('audit', 'at'), ('access_log', 'at'), ('reality_check', 'at'), ('register_answer', 'at')) t (name, at) loop
    before := one.name || '_before';
    execute format('lock table public.%I in access exclusive mode', one.name);
    execute format('select max(%I) from public.%I', one.at, one.name) into newest;
    execute format('select last_value, is_called from public.%I', one.name || '_id_seq') into last, began;
    execute format('alter table public.%I set schema months', one.name);
    execute format('alter table months.%I rename to %I', one.name, before);
    execute format('create table public.%I (like months.%I including all excluding indexes excluding statistics) partition by range (%I)', one.name, before, one.at);
    execute format('alter table public.%I add primary key (id, %I)', one.name, one.at);
    perform setval(pg_get_serial_sequence('public.' || one.name, 'id'), last, began);
    for item in
      select regexp_replace(pg_get_indexdef(i.indexrelid), ' ON months\.\S+ ', format(' ON public.%I ', one.name)) as definition
      from pg_index i where i.indrelid = format('months.%I', before)::regclass and not i.indisprimary
        and i.indexrelid is distinct from to_regclass(format('months.%I', one.name || '_id_at'))
    loop
      execute item.definition;
    end loop;
    for item in
      select tgname as name, regexp_replace(pg_get_triggerdef(t.oid), ' ON months\.\S+ ', format(' ON public.%I ', one.name)) as definition
      from pg_trigger t where t.tgrelid = format('months.%I', before)::regclass and not t.tgisinternal
    loop
      execute item.definition;
    end loop;
    -- Nodes go on while this is applied: they need their rights with the table.
    for item in
      select format('grant %s on public.%I to %I', string_agg(a.privilege_type, ', '), one.name, r.rolname) as statement
      from pg_class c, aclexplode(c.relacl) a, pg_roles r
      where c.oid = format('months.%I', before)::regclass and r.oid = a.grantee and r.oid <> c.relowner group by r.rolname
    loop
      execute item.statement;
    end loop;
    begins := date_trunc('month', greatest(newest, house_now));
    if newest is null then
      begins := '-infinity';
      execute format('drop table months.%I', before);
    else
      -- What there is becomes the first part as it stands; no row is copied. An index `<table>_id_at` that was made beforehand is taken.
      begins := begins + interval '1 month';
      execute format('drop trigger witness on months.%I', before);
      execute format('alter table months.%I alter column id drop identity', before);
      execute format('alter table months.%I drop constraint %I', before, one.name || '_pkey');
      execute format('create unique index if not exists %I on months.%I (id, %I)', one.name || '_id_at', before, one.at);
      execute format('alter table months.%I add primary key using index %I', before, one.name || '_id_at');
      execute format('revoke all on months.%I from public', before);
      for item in
        select format('revoke all on months.%I from %I', before, r.rolname) as statement
        from pg_class c, aclexplode(c.relacl) a, pg_roles r
        where c.oid = format('months.%I', before)::regclass and r.oid = a.grantee and r.oid <> c.relowner group by r.rolname
      loop
        execute item.statement;
      end loop;
      execute format('alter table public.%I attach partition months.%I for values from (minvalue) to (%L)', one.name, before, begins);
    end if;
    execute format('create table months.%I (like public.%I including defaults including constraints including storage including indexes)', one.name || '_rest', one.name);
    execute format('alter table public.%I attach partition months.%I default', one.name, one.name || '_rest');
    insert into month_rule (table_name, time_column, ahead, begins) values (one.name, one.at, 3, begins);
    if exists (select from pg_trigger where tgrelid = format('public.%I', one.name)::regclass and tgname = one.name || '_is_append_only') then
      execute format('create trigger %I before update or delete or truncate on months.%I for each statement execute function refuse_change()', one.name || '_is_append_only', one.name || '_rest');
    end if;
  end loop;
end $$;
