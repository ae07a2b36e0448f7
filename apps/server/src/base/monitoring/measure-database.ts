import type { House } from '../house.ts'
import { readStandbys } from './standbys.sql.ts'

/** Updates what is known of the database itself: the pool of this process, and who follows. */
export async function measureDatabase({ db, metrics }: House): Promise<void> {
  for (const [state, count] of Object.entries(db.load())) metrics.connections.set({ state }, count)
  metrics.standbys.reset()
  metrics.standbyBehind.reset()
  for (const { slot, active, behind } of await readStandbys(db)) {
    metrics.standbys.set({ slot }, active ? 1 : 0)
    metrics.standbyBehind.set({ slot }, Number(behind))
  }
}
