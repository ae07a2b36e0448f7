-- Takes away what the server may not: sign-ins, documents with their files, consents and what they were asked. Of a closed account without
-- money alone; what is money, and what the law wants kept, stays under the number of somebody who is nobody any more.
create or replace function erase_person(of_shard smallint, of_player bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  removed jsonb := '{}';
  gone integer;
  one text;
begin
  if not exists (select from player p where p.shard = of_shard and p.id = of_player and (p.status = 'closed' or p.status = 'notActivated')) then
    raise exception 'an account is closed before its person is erased' using errcode = 'restrict_violation';
  end if;
  -- Of a distributed ledger whoever asks has looked, under the wallet's lock: after that Citus lets nobody else look in the same transaction.
  if to_regnamespace('distributed') is null then
    if exists (select from wallet w where w.shard = of_shard and w.player = of_player
               and w.cash + w.reserve + w.held + w.in_play_cash + w.pending_withdrawal <> 0) then
      raise exception 'there is money on the account' using errcode = 'restrict_violation';
    end if;
  end if;
  perform set_config('fairhouse.forgetting', 'documents', true);
  foreach one in array array['document_file', 'document_request', 'automatic_validation', 'document', 'session', 'player_identity', 'consent']
  loop
    execute format('delete from %I where shard = $1 and player = $2', one) using of_shard, of_player;
    get diagnostics gone = row_count;
    if gone > 0 then removed := removed || jsonb_build_object(one, gone); end if;
  end loop;
  perform set_config('fairhouse.forgetting', '', true);
  delete from registration_review r where r.player = of_player or r.other_player = of_player;
  get diagnostics gone = row_count;
  if gone > 0 then removed := removed || jsonb_build_object('registration_review', gone); end if;
  return removed;
end $$;
