-- How much is paid may be decided at the bank.
alter table trustly_orders add column amount text;
update trustly_orders set amount = attributes ->> 'Amount';
