import type { House } from '../../base/house.ts'
import { messageOf } from '../../base/message-of.ts'
import type { LiveTable } from '../studio-contract/studio-door.ts'
import { connectedStudios, studioNamed } from '../studio-contract/studio.ts'
import { doorOf } from './registry.ts'

/** What the studios told, and when by the machine's own time, which no demonstration moves. */
type Told = { readonly tables: ReadonlyMap<string, LiveTable>; readonly at: number }

const keptMs = 1000
/** A studio that did not answer is left alone for a while. */
const restMs = 5000
const kept = new WeakMap<House, { told: Promise<Told>; until: number }>()

/**
 * Returns what goes on at the shared tables of all studios, by studio and game, and how many milliseconds ago that was told. However
 * many ask, a studio is asked once a second at most; of one that does not answer nothing is told.
 */
export async function liveTables(house: House): Promise<{ tables: ReadonlyMap<string, LiveTable>; ageMs: number }> {
  const now = performance.now()
  const there = kept.get(house)
  const { tables, at } = await (there && there.until > now ? there.told : ask(house))
  return { tables, ageMs: Math.max(0, performance.now() - at) }
}

function ask(house: House): Promise<Told> {
  const told = read(house)
  const entry = { told, until: Number.POSITIVE_INFINITY }
  kept.set(house, entry)
  void told.then(({ at, isWhole }) => (entry.until = at + (isWhole ? keptMs : restMs)))
  return told
}

async function read(house: House): Promise<Told & { isWhole: boolean }> {
  const answers = await Promise.all(connectedStudios(house).map((name) => readOne(house, name)))
  const tables = new Map(answers.flatMap((one) => one ?? []))
  return { tables, at: performance.now(), isWhole: answers.every((one) => one !== null) }
}

/** Reads the tables of a studio; null if it did not answer. */
async function readOne(house: House, name: string): Promise<[string, LiveTable][] | null> {
  try {
    const studio = studioNamed(house, name)
    const tables = (studio && (await doorOf(studio).readLive?.(house, studio))) ?? []
    return tables.map((table) => [tableKey(name, table.game), table])
  } catch (error) {
    house.log.debug({ studio: name, reason: messageOf(error) }, 'a studio did not tell what goes on at its tables')
    return null
  }
}

/** Returns the key of a game's table. */
export const tableKey = (studio: string, studioGame: string): string => `${studio}/${studioGame}`
