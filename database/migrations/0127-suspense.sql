-- What was decided about money that stood in suspense: one decision about each arrival, never changed. `arrival` is the posting that brought
-- it there, `shard` and `player` the wallet in which it stood. A `take` is no decision of a person's: what was credited has gone back to who
-- had paid it, and is taken from whom it was credited to.
create table suspense_decision (
  shard smallint not null,
  arrival text not null,
  player bigint not null,
  currency text not null,
  account text not null check (account like 'suspense:%'),
  reference text not null,
  kind text not null check (kind in ('credit', 'return', 'take')),
  amount bigint not null check (amount > 0),
  -- Whose it is now, or whose it was.
  owner_shard smallint,
  owner bigint,
  -- Of what we had sent back: so much the provider has told us of since, which is not booked again.
  told bigint not null default 0 check (told between 0 and amount),
  reason text not null check (reason <> ''),
  decided_by text not null,
  decided_at timestamptz not null,
  primary key (shard, arrival),
  check ((kind = 'return') = (owner is null)),
  check ((owner_shard is null) = (owner is null)),
  check (kind = 'return' or told = 0)
);
create index suspense_decision_by_reference on suspense_decision (reference, currency);
create index suspense_decision_by_player on suspense_decision (owner_shard, owner, decided_at) where owner is not null;

-- What stands in suspense is found without a walk through the ledger.
create index posting_in_suspense on posting (shard, reason_ref) where kind in ('suspense', 'suspenseDecision', 'chargebackReversed');
