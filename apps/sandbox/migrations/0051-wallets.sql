-- A phone's wallet has authenticated the holder of the card.
alter table payments add column is_authenticated boolean not null default false;
-- What may stand behind a card: where credit is forbidden for gambling, the merchant says so.
alter table payments add column accept_funding text[];
