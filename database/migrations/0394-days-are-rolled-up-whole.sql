-- All shards of a day are rolled up together, in one reading of it.
drop function ledger_roll_up(smallint, date);

-- The last day that was rolled up is asked for at each roll-up, and a day is taken out before it is summed anew.
create index house_day_by_day on house_day (day);
