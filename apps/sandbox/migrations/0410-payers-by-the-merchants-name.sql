-- The merchant's own name of who pays or is paid, told back with the payment.
alter table payments add column payer text;
alter table payouts add column payer text;

-- A line names the refund or the dispute that it is about, as its notice does.
alter table statement_lines add column about text;
update statement_lines l set about = r.id from refunds r where l.type = 'refund' and r.reference = l.reference;
update statement_lines l set about = d.id from disputes d join payments p on p.id = d.payment_id
where l.type in ('chargeback', 'chargebackReversed') and p.reference = l.reference;
