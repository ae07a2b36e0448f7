-- The card is registered before it is paid with: its form asks for no money yet.
alter table payments add column registers boolean not null default false;
