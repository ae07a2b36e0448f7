-- Payouts whose end is not known are few; what watches the house counts them every few seconds.
create index withdrawal_on_its_way on withdrawal (provider, changed_at) where state in ('sending', 'processing');
