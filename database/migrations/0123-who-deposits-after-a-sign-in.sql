-- A visitor may begin the first deposit of a sign-up at a sign-in service, which says who they are.
update payment_method set data = data || '{"identifiesBy": "zignSec"}' where id = 440003;
