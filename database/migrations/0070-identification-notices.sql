-- What services have told by signed notices: each notice once, whether its try is written already or the notice was faster. Sealed, for
-- it is about a person; a day after it came it is deleted.
create table identification_notice (
  method text not null,
  notice_id text not null,
  vendor_ref text not null,
  sealed bytea not null,
  came_at timestamptz not null,
  primary key (method, notice_id)
);
create index identification_notice_about on identification_notice (method, vendor_ref);
create index identification_notice_came on identification_notice (came_at);
