-- What the call of a change request answered, for whoever asked for it: a command that waited prints it.
alter table change_request add column sealed_answer bytea;
