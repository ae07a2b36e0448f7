/** Lets tests move money as deposits and withdrawals do. */
export const allowMoves = `insert into posting_leg (kind, debit, credit) values ('test', 'receivable', 'cash'), ('test', 'cash', 'pending_withdrawal'),
  ('test', 'pending_withdrawal', 'payouts')`

/** Where limits have to be set first, they are. */
export const openGate = (player: bigint): string => `update wallet set bet_gate = null, gate_until = 'infinity' where player = ${player}`
