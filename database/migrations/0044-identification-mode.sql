-- How a try goes on at its service: a window or a frame that comes back only tells the page that opened it.
alter table identification add column mode text not null default 'redirect' check (mode in ('code', 'popup', 'frame', 'redirect'));
