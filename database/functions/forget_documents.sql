create or replace function forget_documents(before timestamptz) returns table (shard smallint, player bigint, documents integer)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  -- Entries of a month that is in the archive alone are not seen here: while such a month reaches into the time, nobody's are over.
  if exists (select from dropped_month d where d.table_name = 'audit' and d.restored_at is null and (d.month + interval '1 month') at time zone 'UTC' > before) then
    return;
  end if;
  perform set_config('fairhouse.forgetting', 'documents', true);
  return query
    with closed as (
      select p.shard, p.id from player p
      where p.status = 'closed' and p.closure is distinct from 'period'
        and exists (select from document d where d.shard = p.shard and d.player = p.id)
        and not exists (select from audit a where a.subject = 'player:' || p.id and a.at >= before)
        and not exists (select from document d where d.shard = p.shard and d.player = p.id and d.uploaded_at >= before)
    ), files as (
      delete from document_file f using closed c where f.shard = c.shard and f.player = c.id returning f.shard, f.player, f.document
    ), rows as (
      -- What reads the files first: a document goes once its files are gone.
      select c.shard, c.id, (select count(*)::integer from document d where d.shard = c.shard and d.player = c.id) as documents,
        (select count(*) from files) as gone
      from closed c
    )
    select r.shard, r.id, r.documents from rows r;
  delete from document d using player p
    where p.shard = d.shard and p.id = d.player and p.status = 'closed'
      and not exists (select from document_file f where f.shard = d.shard and f.player = d.player)
      and not exists (select from audit a where a.subject = 'player:' || p.id and a.at >= before)
      and d.uploaded_at < before and p.closure is distinct from 'period';
  perform set_config('fairhouse.forgetting', '', true);
end $$;
