-- Pictures of banners as they are served: drawn anew from what was uploaded, in each width, under the hash of the widest.
create table banner_picture (
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width in (480, 960, 1440)),
  content bytea not null check (length(content) between 1 and 2097152),
  made_at timestamptz not null,
  made_by text not null,
  primary key (hash, width)
);
create trigger banner_picture_is_append_only before update or delete or truncate on banner_picture for each statement execute function refuse_change();
