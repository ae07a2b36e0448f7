-- Among whom the installation lives, written at its first start: what was tried with the sandbox never becomes live, nor the other way round.
create table installation (
  one boolean primary key default true check (one),
  mode text not null check (mode in ('sandbox', 'live'))
);
