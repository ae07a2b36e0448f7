-- Where an operator wants it, accounts of one household are told apart, too: by street, postcode and place, as a blind index.
alter table player_likeness drop constraint player_likeness_kind_check;
alter table player_likeness add constraint player_likeness_kind_check check (kind in ('person', 'phoneNumber', 'address'));
alter table registration_review drop constraint registration_review_reason_check;
alter table registration_review add constraint registration_review_reason_check check (reason in ('person', 'phoneNumber', 'address'));
