-- Beside each row that decides about money, limits and what was told stands what it was when it was written: a row that is put in, changed
-- or taken out past the triggers no longer agrees with its witness, and ledger verify says so. Postings that moved nothing have theirs from
-- the posting function; what moved money is chained by its wallet and has none.
create table witness (
  place text not null,
  key text not null,
  digest uuid not null,
  primary key (place, key)
);

-- The digest of a row: the same whatever the session's time zone, and the same after a column has been added that is null.
create function row_digest(of_row anyelement) returns uuid
language sql stable set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' as $$
  select md5(jsonb_strip_nulls(to_jsonb(of_row))::text)::uuid;
$$;

-- What names a row: the values of its key, the same whatever the session's time zone.
create function row_key(of_row anyelement, columns text[]) returns text
language sql stable set search_path = pg_catalog, public, pg_temp set timezone = 'UTC' as $$
  select string_agg(to_jsonb(of_row) ->> name, '/' order by place) from unnest(columns) with ordinality as c (name, place);
$$;

-- Called by a trigger with the columns of the table's key.
create function bear_witness() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return null;
end $$;

do $$
declare
  one record;
begin
  for one in
    select c.relname as name, string_agg(quote_literal(a.attname), ', ' order by a.attname) as columns
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where c.relnamespace = 'public'::regnamespace and c.relname in ('account', 'account_kind', 'audit', 'bonus_award', 'bonus_bar', 'bonus_grant',
      'campaign', 'campaign_version', 'cap', 'debt', 'deposit_agreement', 'deposit_attempt', 'exclusion', 'fact', 'inbox', 'limit_change', 'money_hold', 'payment_method',
      'posting_kind', 'posting_leg', 'reality_check', 'register_answer', 'rules_held', 'setting', 'suspense_decision', 'visitor_deposit', 'withdrawal')
    group by c.relname
  loop
    execute format('create trigger witness after insert or update or delete on %I for each row execute function bear_witness(%s)', one.name, one.columns);
    execute format('insert into witness (place, key, digest) select %L, row_key(x, array[%s]), row_digest(x) from %I x', one.name, one.columns, one.name);
  end loop;
end $$;
insert into witness (place, key, digest) select 'posting', concat_ws('/', shard, id), row_digest(p) from posting p where first_seq is null;
