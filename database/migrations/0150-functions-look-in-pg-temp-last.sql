-- A temporary table of the same name came before ours wherever a function named its path without pg_temp: whoever could make one had the
-- function write there, with the rights of the function's owner. All functions name it now, last, and what is the server's own first.
do $$
declare
  one regprocedure;
begin
  for one in select p.oid from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = pg_catalog, public, pg_temp', one);
  end loop;
end $$;
