-- Puts a file that a release before people had keys has sealed in its place again, sealed with its owner's key. Nothing else of a file is
-- ever changed: what was sealed for a person already is refused, and so is what has another length.
create or replace function reseal_document_file(of_shard smallint, of_player bigint, of_document text, of_place smallint, was bytea, becomes bytea)
returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  changed integer;
begin
  if get_byte(was, 0) <> 1 or get_byte(becomes, 0) <> 3 or length(was) <> length(becomes) then
    raise exception 'a file is sealed again once, and stays what it is' using errcode = 'restrict_violation';
  end if;
  perform set_config('fairhouse.forgetting', 'seals', true);
  update document_file set content = becomes
  where shard = of_shard and player = of_player and document = of_document and place = of_place and content = was;
  get diagnostics changed = row_count;
  perform set_config('fairhouse.forgetting', '', true);
  return changed = 1;
end $$;
