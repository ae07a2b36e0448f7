-- Opens accounts of the house; those that are there stay. A code that is none of a house account's kind is refused.
create or replace function account_open(codes text[]) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wrong text;
begin
  select string_agg(c, ', ') into wrong from unnest(codes) c
    where not exists (select from account_kind k where k.owner = 'house' and k.kind = split_part(c, ':', 1) and c ~ k.pattern);
  if wrong is not null then
    raise exception 'no account is called so: %', wrong;
  end if;
  insert into account (code) select c from unnest(codes) c on conflict do nothing;
end $$;
