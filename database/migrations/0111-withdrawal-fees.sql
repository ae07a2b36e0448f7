-- What a withdrawal costs: kept back from the amount when it is sent, given back when it returns.
alter table withdrawal add column fee bigint not null default 0 check (fee >= 0 and fee < amount);
