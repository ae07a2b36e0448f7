-- What a sign-in waits for after the password: a one-time code, or an e-mail address where the account has none.
alter table login_step add column stage text not null default 'code' check (stage in ('code', 'email'));
