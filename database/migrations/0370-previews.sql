-- A view of the players' site as somebody in the office may look at it: first an address that works once, then the view itself, in
-- the session that asked for it and for minutes.
create table preview (
  -- Of the secret in the address: of the one that opens the view, afterwards of the view's own.
  hash text primary key,
  kind text not null check (kind in ('player')),
  -- What is seen, such as `player:17`.
  subject text not null,
  session text not null references staff_session (id),
  staff bigint not null references staff (id),
  -- Of whoever looks, for the words around the view.
  language text not null,
  opened_at timestamptz,
  expires_at timestamptz not null
);
create index preview_expires on preview (expires_at);
