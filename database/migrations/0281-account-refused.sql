-- When somebody looked at a payment account and left it unconfirmed. It waits again once the player has changed it.
alter table stored_detail add column refused_at timestamptz;
create index stored_detail_waiting on stored_detail (created_at) where not verified and not blocked and deleted_at is null;
