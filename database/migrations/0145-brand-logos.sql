-- An operator's own logos of ways to pay and of game providers, by their numbers; what has none is drawn.
create table brand_logo (
  catalogue text not null check (catalogue in ('method', 'gameProvider')),
  id integer not null,
  content_type text not null check (content_type in ('image/svg+xml', 'image/png', 'image/webp')),
  content bytea not null check (length(content) between 1 and 65536),
  changed_at timestamptz not null,
  primary key (catalogue, id)
);
