-- Puts a function of one shard into its room: under its name stands one that Citus runs on the worker of the shard, the function itself
-- stands in the schema `ordinary`. Where it is called in the middle of a statement the coordinator runs the ordinary one.
create or replace function distributed.send_to_room(called regprocedure) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  f pg_proc;
  own constant text := split_part(called::text, '(', 1);
  run text; given text; outs text; into_text text; arguments text; call text; signature text;
begin
  select p.* into f from pg_proc p where p.oid = called;
  arguments := pg_get_function_arguments(called); signature := pg_get_function_identity_arguments(called);
  select string_agg('$' || place, ', ' order by place), string_agg(quote_ident(name), ', ' order by place) into call, given
  from unnest(f.proargnames[1:f.pronargs]) with ordinality as a (name, place);
  select string_agg(quote_ident(name), ', ' order by place) into outs
  from unnest(f.proargnames, f.proargmodes) with ordinality as a (name, mode, place) where mode = 'o';
  run := case when f.proretset then 'return query execute' else 'execute' end;
  into_text := case when f.proretset or f.prorettype = 'void'::regtype then '' else 'into ' || coalesce(outs, 'answer') end;
  execute format('drop function if exists ordinary.%I(%s)', f.proname, signature);
  execute format('alter function public.%I(%s) set schema ordinary', f.proname, signature);
  execute format($make$
    create function public.%1$I(%2$s) returns %3$s language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $body$
    declare
      %4$s
    begin
      if distributed.is_here(in_shard) then
        %9$s format('select * from %%I.%1$I(%5$s)', distributed.room(in_shard)) %6$s using %7$s;
      else
        %9$s 'select * from ordinary.%1$I(%5$s)' %6$s using %7$s;
      end if;
      %8$s
    end $body$ $make$,
    f.proname, arguments, pg_get_function_result(called), case when into_text = 'into answer' then format('answer %s;', pg_get_function_result(called)) else '' end,
    call, into_text, given, case when into_text = 'into answer' then 'return answer;' else '' end, run);
end $$;
