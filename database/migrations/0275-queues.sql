-- What people have done about an item of a queue without deciding it: who has it open, set it aside or handed it on. It
-- begins when somebody takes it and goes when it is decided; the item itself stands in the table of its kind.
create table queue_item (
  kind text not null check (kind ~ '^[a-z][a-zA-Z]{1,29}$'),
  item text not null,
  worker bigint references staff (id),
  kept_until timestamptz,
  held_until timestamptz,
  escalated_by bigint references staff (id),
  -- Why it was set aside or handed on.
  sealed_note bytea,
  changed_at timestamptz not null,
  primary key (kind, item),
  check ((worker is null) = (kept_until is null))
);
create index queue_item_kept on queue_item (worker, kept_until) where worker is not null;
