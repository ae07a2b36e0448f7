-- An account may be on hold: its owner exists, and does not log in until an operator has looked at it. It may be closed because
-- its owner asked for its deletion, and by somebody whom the player is told of (error 238).
alter table player drop constraint player_status_check;
alter table player add constraint player_status_check check (status in ('notActivated', 'active', 'suspended', 'inactive', 'onHold', 'closed'));
alter table player drop constraint player_closure_check;
alter table player add constraint player_closure_check check (closure in ('plain', 'period', 'deletion', 'provider'));
alter table player add column closed_by smallint check (closed_by between 0 and 7);
alter table player add constraint player_closed_by_somebody check ((closed_by is not null) = (closure is not distinct from 'provider'));

-- The address that a link for a new password was sent to: once the account has another one, the link opens nothing.
alter table password_link add column address_index text;
