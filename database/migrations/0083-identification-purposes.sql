-- Every purpose of an identification: a login, a registration, an age, a deposit, a proof before something that matters, Continue play.
alter table identification drop constraint identification_purpose_check;
alter table identification add constraint identification_purpose_check
  check (purpose in ('login', 'registration', 'age', 'deposit', 'proof', 'resume'));
