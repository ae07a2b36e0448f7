create or replace function clock_advance(by_ms bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  moved bigint;
begin
  if by_ms is null or by_ms < 0 then
    raise exception 'the clock only moves forward';
  end if;
  update clock set offset_ms = offset_ms + by_ms, moved_at = clock_timestamp() returning offset_ms into moved;
  perform pg_notify('clock', moved::text);
  -- What is written from now on finds the part of its month.
  perform months.months_ahead(clock_timestamp() + moved * interval '1 millisecond');
  return moved;
end $$;
