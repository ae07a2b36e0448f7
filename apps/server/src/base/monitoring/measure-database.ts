import type { House } from '../house.ts'
import { readBackupStanding } from './backups.sql.ts'
import { readStandbys } from './standbys.sql.ts'

/** Updates what is known of the database itself: the pool of this process, who follows, and how its backups stand. */
export async function measureDatabase({ db, metrics }: House): Promise<void> {
  for (const [state, count] of Object.entries(db.load())) metrics.connections.set({ state }, count)
  metrics.standbys.reset()
  metrics.standbyBehind.reset()
  for (const { slot, active, behind } of await readStandbys(db)) {
    metrics.standbys.set({ slot }, active ? 1 : 0)
    metrics.standbyBehind.set({ slot }, Number(behind))
  }
  await measureBackups({ db, metrics })
}

/** What there has never been has no value: an alert on an age stays silent where backups are kept by other tools. */
async function measureBackups({ db, metrics }: Pick<House, 'db' | 'metrics'>): Promise<void> {
  const { backupSeconds, rehearsalSeconds, rehearsalGood, archivedSeconds, archiveFails } = await readBackupStanding(db)
  const told = [
    [metrics.backupAge, backupSeconds],
    [metrics.rehearsalAge, rehearsalSeconds],
    [metrics.rehearsalGood, rehearsalGood === null ? null : Number(rehearsalGood)],
    [metrics.archivedAge, archivedSeconds],
    [metrics.archiveFails, archivedSeconds === null ? null : Number(archiveFails)],
  ] as const
  for (const [gauge, value] of told) {
    gauge.reset()
    if (value === null) gauge.remove()
    else gauge.set(value)
  }
}
