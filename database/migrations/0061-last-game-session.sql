-- A page that asks about its game finds the player's last one.
create index game_session_by_player on game_session (shard, player, opened_at desc);
