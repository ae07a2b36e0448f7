-- Which keys this database belongs to, written at the first start: digests by name, and something that the field key has sealed.
-- With other keys nobody could log in, and what they seal could not be read by those who have the right ones.
alter table installation add column keys jsonb, add column probe bytea;
