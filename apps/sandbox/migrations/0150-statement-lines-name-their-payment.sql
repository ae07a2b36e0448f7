-- A refund has a reference of its own; its line names the payment's, too, as those of real acquirers do.
alter table statement_lines add column payment_reference text;
update statement_lines l set payment_reference = p.reference
from refunds r join payments p on p.id = r.payment_id where l.type = 'refund' and r.reference = l.reference;
