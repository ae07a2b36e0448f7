-- Browsers that a player lets us send notices to, each bound to the login in which it was asked for: when that ends, so does this.
create table push_subscription (
  id text primary key,
  session text not null references session on update cascade on delete cascade,
  shard smallint not null,
  player bigint not null,
  sealed bytea not null,
  created_at timestamptz not null
);
create index push_subscription_by_player on push_subscription (shard, player);
create index push_subscription_by_session on push_subscription (session);
