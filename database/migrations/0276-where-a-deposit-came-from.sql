-- The card or account that a deposit came from, once its provider has said so. What the player chose stands in `stored_detail`.
alter table deposit_attempt add column came_from text;
