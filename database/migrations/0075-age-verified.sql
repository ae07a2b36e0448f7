-- When a service vouched for the player's day of birth; null where it is only what the player said.
alter table player add column age_verified_at timestamptz;
-- The browser that comes back from a service goes on where its try says, and a player's last check of age is asked for.
alter table identification add column go_on text;
create index identification_of_age on identification (shard, player, begun_at) where purpose = 'age';
