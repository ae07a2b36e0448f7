-- Support may want to speak with a player first, or wait for a gambling contract that was sent to be signed.
alter table money_hold drop constraint money_hold_kind_check;
alter table money_hold add constraint money_hold_kind_check
  check (kind in ('documents', 'transactions', 'funds', 'deposits', 'support', 'contract', 'checks', 'risk'));
