import type { House } from '../../base/house.ts'
import { groupsOf } from './groups.ts'
import { readGroupFigures, readShared, replaceLinks } from './links.sql.ts'

/** Looks again and again for bonuses of accounts that belong together. */
export const bonusLinksJob = 'bonus-links'

const everyMs = 3_600_000
const lookedBackMs = 90 * 86_400_000
const mostThings = 50_000
const mostGroups = 2000

/** Builds the worker that puts together who shares something and has had bonuses. It decides nothing: people do. */
export function bonusLinksWorker({ db, clock }: Pick<House, 'db' | 'clock'>) {
  return async () => {
    const at = clock.now()
    const since = new Date(at.getTime() - lookedBackMs)
    const found = []
    for (const group of groupsOf(await readShared(db, since, mostThings)).slice(0, mostGroups)) {
      const figures = await readGroupFigures(db, group.players, since)
      if (figures) found.push({ ...group, ...figures })
    }
    const ordered = found.toSorted(
      (a, b) => b.campaigns.length - a.campaigns.length || b.bonuses - a.bonuses || b.players.length - a.players.length,
    )
    await db.transaction((tx) => replaceLinks(tx, ordered, at))
    return { againAt: new Date(at.getTime() + everyMs) }
  }
}
