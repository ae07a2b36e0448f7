-- A phone's wallet has authenticated the holder of the card.
alter table payments add column is_authenticated boolean not null default false;
