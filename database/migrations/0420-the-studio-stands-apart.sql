-- The studio of a demonstration stood in the sandbox, and the setting said where. It is an app of its own now, which the
-- house finds by itself: an empty setting means that one.
update setting set value = '""', changed_at = now(), changed_by = 'migration'
where name = 'be.studio.url' and value #>> '{}' ~ '^http://127\.0\.0\.1:[0-9]+/studio$'
  and exists (select from installation where mode = 'sandbox');
