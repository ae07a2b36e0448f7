import type { Answers } from '@fairhouse/contract/caller.ts'
import type { PlayerContext } from '../../base/house.ts'
import { limitLogOf, type LimitLogEntry } from '../../money/limit-views/index.ts'
import { readLimitChanges } from '../../money/limits/index.ts'
import { visitView } from './read-activity.ts'
import { readVisitsUntil } from '../sessions/session.sql.ts'

type Log = Answers<'GET /api/activity/log'>
type Asked = { before?: string | undefined; size: number }
type Entry = Log['entries'][number]

/** Returns a page of the player's logins and limit changes, newest first. */
export async function readActivityLog({ house, player }: PlayerContext, { before, size }: Asked): Promise<Log> {
  const from = before === undefined ? { at: house.clock.now(), skip: 0 } : cursorOf(before)
  const most = size + from.skip + 1
  const changes = await readLimitChanges(house.db, player)
  const visits = await readVisitsUntil(house.db, player.shard, player.player, from.at, most)
  const found = [
    ...limitLogOf(changes, player.currency)
      .filter(({ at }) => at <= from.at)
      .slice(0, most)
      .map((entry) => limitEntry(entry, player.currency)),
    ...visits.map((row): Entry => ({ kind: 'login', at: row.started_at.toISOString(), ...pick(visitView(row, house, player.sessionId)) })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  const entries = found.slice(from.skip, from.skip + size)
  return { entries, next: found.length > from.skip + entries.length ? nextAfter(entries, from) : null }
}

type Cursor = { at: Date; skip: number }

/** Parses a page's cursor: a moment, and how many entries of that moment were already shown. */
function cursorOf(text: string): Cursor {
  const [at = 0, skip = 0] = text.split('-').map(Number)
  return { at: new Date(at), skip }
}

function nextAfter(entries: readonly Entry[], from: Cursor): string | null {
  const last = entries.at(-1)
  if (!last) return null
  const at = Date.parse(last.at)
  const same = entries.filter((entry) => Date.parse(entry.at) === at).length
  return `${at}-${same + (at === from.at.getTime() ? from.skip : 0)}`
}

const pick = ({ browser, address, endedAt, endedBecause }: ReturnType<typeof visitView>) => ({ browser, address, endedAt, endedBecause })

const limitEntry = ({ at, inForceAt, ...entry }: LimitLogEntry, currency: string): Entry => ({
  kind: 'limit',
  ...entry,
  at: at.toISOString(),
  inForceAt: inForceAt?.toISOString() ?? null,
  currency,
})
