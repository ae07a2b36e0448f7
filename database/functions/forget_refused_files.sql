-- Takes away the files of documents that were refused before a moment, so many at most; what was decided about them stays.
create or replace function forget_refused_files(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  gone integer;
begin
  perform set_config('fairhouse.forgetting', 'documents', true);
  delete from document_file f where (f.shard, f.player, f.document, f.place) in (
    select f2.shard, f2.player, f2.document, f2.place from document_file f2 join document d on d.shard = f2.shard and d.player = f2.player and d.id = f2.document
    where d.status = 'rejected' and d.decided_at < before limit most);
  get diagnostics gone = row_count;
  perform set_config('fairhouse.forgetting', '', true);
  return gone;
end $$;
