-- What refunds and chargebacks took, and what a chargeback that was won gave back, for the timeline of one player: a few among many.
create index posting_taken_back on posting (shard, player, booked_at) where kind in ('refund', 'chargeback', 'chargebackReversed') and outcome = 'posted';
