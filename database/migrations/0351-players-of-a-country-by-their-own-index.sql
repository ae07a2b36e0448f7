-- All of one direction, so that a page of a country's players is a range of this index by one comparison of rows. With equalities the
-- planner walked the newest of all countries instead, and where a country has few of a state it walked all of them.
drop index player_by_country;
create index player_by_country on player (country, status, created_at, id);
