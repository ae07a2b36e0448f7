-- Deposits: who pays is asked of the merchant first (`answer`), then money is told of; what was paid can be sent back once.
alter table trustly_orders add column end_user_id text not null default '';
alter table trustly_orders add column answer text check (answer in ('CONTINUE', 'FINISH'));
alter table trustly_orders add column refunded boolean not null default false;
