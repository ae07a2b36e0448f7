-- Whether work was put on the list again while it was done: then it is done once more, for it may have looked too early.
alter table job add column rewritten boolean not null default false;
