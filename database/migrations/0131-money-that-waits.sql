-- What is looked for over all players, often, among very many rows of which few wait: requests that an operator decides, and what lies
-- above a max balance. (A bet does not change `reserve`, so that a wallet's row still stays in its page.)
create index withdrawal_waiting on withdrawal (requested_at) where state = 'pending';
create index wallet_with_reserve on wallet (shard, player, currency) where reserve > 0;
