import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import { startInside } from '../../settings/incidents/index.ts'
import { everySource } from './ask-everybody.ts'
import { readLeftCount, readShut, readSources, writeOpened, type RestoredRow } from './restored.sql.ts'

/** What was opened: without whose answers, and how much is left to be looked at. */
export type Opened = { moment: Date; unanswered: string[]; left: number }

/**
 * Opens a house that was put back to a moment, once everybody has answered; those named in `without` need not have. Its incident stays
 * open for what is left. Returns a sentence if it may not be opened yet.
 */
export async function openRestored(house: House, without: readonly string[], { actor, reason }: Decider): Promise<Opened | string> {
  const expected = await everySource(house)
  const opened = await house.db.transaction(async (tx): Promise<Opened | string> => {
    const shut = await readShut(tx, true)
    if (!shut) return 'The house is not shut by a restore.'
    const unanswered = await silentOf(tx, shut, expected)
    const inTheWay = unanswered.filter((source) => !without.includes(source))
    if (inTheWay.length > 0)
      return `${inTheWay.join(', ')} did not answer yet. Ask again ("fairhouse restored ask"), or open without: --without ${inTheWay.join(',')}.`
    const at = house.clock.now()
    const left = await readLeftCount(tx, shut.id)
    await writeOpened(tx, shut.id, { at, by: actor, reason, unanswered })
    const started = await startInside(tx, shut.incident, undefined, at, { actor, reason })
    if (typeof started === 'string') return started
    const details = { moment: shut.moment.toISOString(), unanswered, left }
    await writeAudit(tx, { at, actor, action: 'restored.open', subject: `restored:${shut.id}`, details, reason: { words: reason, house } })
    return { moment: shut.moment, unanswered, left }
  })
  if (typeof opened !== 'string') await house.stops.reload()
  return opened
}

/** Names those who have not answered yet. */
async function silentOf(sql: Sql, { id }: RestoredRow, expected: readonly string[]): Promise<string[]> {
  const sources = await readSources(sql, id)
  const answered = new Set(sources.filter(({ state }) => state === 'asked' || state === 'unlisted').map(({ source }) => source))
  return expected.filter((source) => !answered.has(source))
}
