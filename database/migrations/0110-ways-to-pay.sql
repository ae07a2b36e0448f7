-- What a way to pay asked for besides the amount, sealed: the provider may have to be asked again under the same reference.
alter table deposit_attempt add column fields bytea;
-- A deposit in another currency than the wallet's: amount, fee and asked stay in the wallet's, this is what the provider is asked for.
alter table deposit_attempt add column pay_currency text;
alter table deposit_attempt add column pay_amount bigint check (pay_amount > 0);
alter table deposit_attempt add column rate text;
alter table deposit_attempt add constraint paid_in_another_currency
  check ((pay_currency is null) = (pay_amount is null) and (pay_currency is null) = (rate is null) and pay_currency is distinct from currency);

-- What is paid in says how much it is: until then `amount` is the least that the method takes.
alter table deposit_attempt add column open_amount boolean not null default false;

-- What a player signed before depositing by a method: the version of the text, and the answer. Answers are added, never changed.
create table deposit_agreement (
  shard smallint not null,
  player bigint not null,
  method integer not null,
  at timestamptz not null,
  version text not null,
  accepted boolean not null,
  primary key (shard, player, method, at)
);
create trigger deposit_agreement_is_append_only before update or delete or truncate on deposit_agreement for each statement execute function refuse_change();

-- A bank account: where it is, and whose the bank says it is (sealed).
alter table stored_detail add column clearing_house text;
alter table stored_detail add column bank_name text;
alter table stored_detail add column holder bytea;

-- The order of a form's fields matters where a checksum is made over them: `json` keeps it.
alter table deposit_attempt alter column step type json;
alter table visitor_deposit alter column step type json;
