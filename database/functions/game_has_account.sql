-- A game that is played has an account that it wins and loses on.
create or replace function game_has_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform account_open((select array_agg(distinct 'gaming:' || g.product || ':' || g.studio) from game g
    where not exists (select from account a where a.code = 'gaming:' || g.product || ':' || g.studio)));
  return null;
end $$;
create or replace trigger game_has_account after insert or update on game for each statement execute function game_has_account();
