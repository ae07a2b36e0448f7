-- A person decides on a debt: it is taken from the player's cash, or written off. Where its chargeback is won afterwards, what was
-- written off is restored before anything is given back to the player.
insert into account_kind (kind, owner, pattern, about) values ('written-off', 'house', '^written-off$', 'debts that nobody collects any more');
insert into account (code) values ('written-off');
insert into posting_kind (kind, operations, about) values ('debtWrittenOff', '{move}', 'a debt is written off, or restored after its chargeback was won');
insert into posting_leg (kind, debit, credit) values ('debtWrittenOff', 'written-off', 'debt'), ('debtWrittenOff', 'debt', 'written-off');

create table debt_decision (
  shard smallint not null,
  posting text not null,
  player bigint not null,
  currency text not null,
  kind text not null check (kind in ('recovered', 'writtenOff', 'restored')),
  amount bigint not null check (amount > 0),
  decided_at timestamptz not null,
  actor text not null,
  primary key (shard, posting)
);
create index debt_decision_by_player on debt_decision (shard, player, currency);
create trigger debt_decision_is_append_only before update or delete or truncate on debt_decision for each statement execute function refuse_change();
create trigger witness after insert or update or delete on debt_decision for each row execute function bear_witness('posting', 'shard');

-- A new database gets its functions after the migrations: the triggers keep nothing yet.
insert into witness (place, key, digest)
  select 'account', row_key(x, array['code']), row_digest(x) from account x where code = 'written-off'
  union all select 'account_kind', row_key(x, array['kind']), row_digest(x) from account_kind x where kind = 'written-off'
  union all select 'posting_kind', row_key(x, array['kind']), row_digest(x) from posting_kind x where kind = 'debtWrittenOff'
  union all select 'posting_leg', row_key(x, array['credit', 'debit', 'kind']), row_digest(x) from posting_leg x where kind = 'debtWrittenOff'
on conflict do nothing;
