-- A month of a table that is over, written as Parquet, sealed, read back and compared: one row for each of its files, in their order.
create table archived_month (
  table_name text not null,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  place integer not null check (place > 0),
  rows bigint not null check (rows >= 0),
  -- Of the Parquet file before it is sealed, and its SHA-256.
  bytes bigint not null check (bytes > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- Its name in the folder of the archive, and the key that sealed it.
  file text not null check (file ~ '^[a-z_]+-[0-9]{4}-[0-9]{2}-[0-9]+-[0-9a-f]{8}[.]parquet$'),
  sealing_key text not null,
  archived_at timestamptz not null,
  primary key (table_name, month, place)
);
create trigger witness after insert or update or delete on archived_month for each row execute function bear_witness('month', 'place', 'table_name');
