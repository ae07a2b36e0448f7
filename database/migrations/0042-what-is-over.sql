-- What has served its time is deleted once a day; these find it.
create index login_try_since on login_try (since);
create index login_step_expires on login_step (expires_at);
create index password_link_expires on password_link (expires_at);
