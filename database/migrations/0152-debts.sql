-- What players owe us: what a refund or a chargeback took that neither cash nor reserve could give. Below zero we owe it, for the length
-- of a transaction: a chargeback was won after its debt had been paid. Kept by the posting function; ledger verify holds it against the legs.
create table debt (
  shard smallint not null,
  player bigint not null,
  currency text not null,
  amount bigint not null,
  since timestamptz not null,
  changed_at timestamptz not null,
  primary key (shard, player, currency)
);
insert into debt (shard, player, currency, amount, since, changed_at)
  select shard, player, currency, sum(case 'debt' when debit then amount else -amount end), min(booked_at), max(booked_at)
  from transfer where 'debt' in (debit, credit) group by 1, 2, 3;
create index debt_open on debt (since) where amount <> 0;

insert into posting_kind (kind, operations, about) values ('debtRecovery', '{move}', 'a debt is paid from cash, or given back after its chargeback was won');
insert into posting_leg (kind, debit, credit) values ('debtRecovery', 'cash', 'debt'), ('debtRecovery', 'debt', 'cash');
