import type { House } from '../../base/house.ts'
import { readLedgerStanding } from './verify.sql.ts'

/** Updates the metrics of verification: since when no walk has found nothing, up to when the ledger was verified, and what was found. */
export async function measureLedger({ db, metrics }: House): Promise<void> {
  metrics.ledgerFaults.reset()
  const { goodSeconds, upTo, walks } = await readLedgerStanding(db)
  metrics.ledgerAge.set(goodSeconds)
  if (upTo) metrics.ledgerUpTo.set(upTo.getTime() / 1000)
  for (const { kind, faults } of walks) metrics.ledgerFaults.set({ walk: kind }, faults)
}
