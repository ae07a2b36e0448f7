import type { House } from '../../base/house.ts'
import { countOnTheirWay } from './withdrawal.sql.ts'

/** Updates the metrics of payouts that were sent and whose end is not known. */
export async function measurePayouts({ db, clock, metrics }: House): Promise<void> {
  metrics.payouts.reset()
  metrics.oldestPayout.reset()
  const now = clock.now().getTime()
  for (const { provider, count, oldest } of await countOnTheirWay(db)) {
    metrics.payouts.set({ provider }, count)
    metrics.oldestPayout.set({ provider }, Math.max(0, now - oldest.getTime()) / 1000)
  }
}
