-- A raise or a removal that the player must confirm stays offered until it is confirmed, taken back or replaced: it does not lapse. So the
-- log keeps whether a change is to be confirmed, no longer for how many hours. What held at any moment is the same by old rows as before.
alter table limit_change drop constraint limit_change_confirm_hours_check;
alter table limit_change rename column confirm_hours to confirms;
alter table limit_change alter column confirms type boolean using confirms is not null;
alter table limit_change alter column confirms set default false;
alter table limit_change alter column confirms set not null;
