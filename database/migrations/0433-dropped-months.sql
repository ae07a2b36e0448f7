-- A month of a table that is kept in the archive alone. Its part was dropped by the owner of the database after the archive had been read back
-- and compared; what is kept here lets the chain and the witnesses be verified over it. A month that was restored keeps its row.
create table dropped_month (
  table_name text not null,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  rows bigint not null check (rows >= 0),
  -- The numbers of its rows, which are never given again.
  ids int8multirange not null,
  -- SHA-256 of what the witnesses of its rows say, and, of the audit log and the access log, of the links of its entries.
  witnesses text not null check (witnesses ~ '^[0-9a-f]{64}$'),
  links text check (links ~ '^[0-9a-f]{64}$'),
  -- The last of these links; 0 and empty if the month has no entries.
  last_place bigint,
  last_hash text,
  dropped_at timestamptz not null,
  dropped_by text not null,
  restored_at timestamptz,
  restored_by text,
  primary key (table_name, month),
  check ((restored_at is null) = (restored_by is null))
);
create trigger witness after insert or update or delete on dropped_month for each row execute function bear_witness('table_name', 'month');

-- When a file of the archive was last read back from the disk and found to be what was archived, by the database's own clock, and what is
-- wrong with it. Beside archived_month, whose rows are witnessed: what changes with each look would witness anew what somebody had changed.
create table archive_read (
  table_name text not null,
  month date not null,
  place integer not null,
  file text not null,
  read_at timestamptz,
  fault text,
  primary key (table_name, month, place)
);
