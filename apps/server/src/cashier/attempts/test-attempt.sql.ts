/** Statements with which a test, as the database's owner, looks at an attempt's outcome. */
export const stateOfAttempt = (reference: string): string => `select state, reason from deposit_attempt where reference = '${reference}'`

export const cashOfPlayer = (player: bigint): string =>
  `select (cash + reserve)::text as cash, held::text from wallet where player = ${player}`

/** Sums its money in suspense by currency, in whichever wallet. */
export const suspenseOfAttempt = (reference: string): string =>
  `select t.currency, sum(case when t.credit like 'suspense:%' then t.amount else -t.amount end)::text as n
   from transfer t join posting p on p.shard = t.shard and p.id = t.posting and p.player = t.player
   where p.reason_ref = '${reference}' and (t.credit like 'suspense:%' or t.debit like 'suspense:%') group by 1`
