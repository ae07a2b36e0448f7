-- Mails hold addresses, names and one-time links: they are sealed like all personal data. What is still in the clear goes.
delete from job where kind = 'mail';
delete from mail;
alter table mail drop column recipient, drop column subject, drop column body_text, drop column body_html, add column sealed bytea not null;
