-- A player sees their own sign-ins, those that have ended too.
create index session_visits on session (shard, player, started_at desc);
