-- A round that its studio settles by an answer may have given an outcome that wins jackpots.
alter table pending_round add column says_outcome text;
