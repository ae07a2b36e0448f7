-- A service that compares people with sanctions lists stands beside the registers.
alter table exclusions drop constraint exclusions_register_check;
alter table exclusions add constraint exclusions_register_check
  check (register in ('spelpaus', 'gamstop', 'cruks', 'epis', 'hampi', 'oasis', 'rofus', 'rgiaj', 'onjn', 'finland', 'vulnerable', 'screening'));
