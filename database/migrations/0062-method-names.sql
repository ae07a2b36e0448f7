-- A way to pay that is no brand is named in the reader's language.
update payment_method set data = data || '{"nameKey": "list.method.paymentCard"}' where data ->> 'name' = 'Payment card' and not data ? 'nameKey';
