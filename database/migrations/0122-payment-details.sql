-- Where a player's money goes to. An account that a player has typed stands among the stored details: nothing has come from it yet.
alter table stored_detail add column funded_at timestamptz;
-- When the player last put another account, or another name, in the place of what was there: withdrawals wait from then on.
alter table stored_detail add column changed_at timestamptz;
update stored_detail set funded_at = created_at;
-- One account is one player's: who else has it is found by its blind index.
create index stored_detail_by_fingerprint on stored_detail (provider, fingerprint) where deleted_at is null;

-- Who is paid by transfer is known by the account that the transfer came from.
update payment_method set data = data || '{"payout": true}' where id = 10000;

-- What an operator has put between a player and the money, and until when. A row is ended, never changed.
create table money_hold (
  shard smallint not null,
  player bigint not null,
  kind text not null check (kind in ('documents', 'transactions', 'funds', 'deposits', 'checks', 'risk')),
  since timestamptz not null,
  -- Types of documents that are wanted; their names are those of packages/fields.
  documents text[] not null default '{}',
  reason text not null,
  ended_at timestamptz,
  primary key (shard, player, kind, since)
);
create index money_hold_now on money_hold (shard, player) where ended_at is null;

-- When an operator had seen who somebody is and where they live.
alter table player add column validated_at timestamptz;
