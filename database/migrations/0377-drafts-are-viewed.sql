-- A view of a page as somebody writes it. Its text stands nowhere else, and goes with the view.
alter table preview
  drop constraint preview_kind_check,
  add constraint preview_kind_check check (kind in ('player', 'page')),
  add column draft jsonb,
  add constraint preview_draft_check check ((kind = 'page') = (draft is not null));
