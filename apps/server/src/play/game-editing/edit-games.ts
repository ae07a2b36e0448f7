import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import { tellOfStops } from '../../settings/incidents/index.ts'
import { readProviders } from '../games/game.sql.ts'
import type { GameWords, ProviderWords } from './game-words.ts'
import { isProviderName, readNewest, writeGame, writeProvider } from './game-version.sql.ts'
import { switched, type Switch } from './switched.ts'

type Near = Pick<House, 'db' | 'clock'>
/** What somebody has changed: as it was, and as it is. */
export type Changed<Words> = { before: Words | undefined; after: Words }

/** Changes what is said of a game. Returns a sentence instead, having written nothing, if that cannot be. */
export const setGame = (house: Near, id: number, words: GameWords, actor: Actor): Promise<Changed<GameWords> | string> =>
  changeGame(house, id, 'games.set', () => words, actor)

/** Switches a game on or off, everywhere or in some countries. */
export const switchGame = (house: Near, id: number, wish: Switch, actor: Actor): Promise<Changed<GameWords> | string> =>
  changeGame(house, id, wish.isOn ? 'games.on' : 'games.off', (before) => switched(before, wish), actor)

/** Adds a provider of games, or changes what is said of one. */
export const setProvider = (house: Near, id: number, words: ProviderWords, actor: Actor): Promise<Changed<ProviderWords> | string> =>
  changeProvider(house, id, 'gameProviders.set', () => words, actor)

/** Switches a provider with all of its games on or off, everywhere or in some countries. */
export const switchProvider = (house: Near, id: number, wish: Switch, actor: Actor): Promise<Changed<ProviderWords> | string> =>
  changeProvider(
    house,
    id,
    wish.isOn ? 'gameProviders.on' : 'gameProviders.off',
    (before) => (before ? switched(before, wish) : 'There is no such provider.'),
    actor,
  )

function changeGame(
  house: Near,
  id: number,
  action: string,
  next: (before: GameWords) => GameWords | string,
  actor: Actor,
): Promise<Changed<GameWords> | string> {
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    const before = (await readNewest(tx, 'game', id, true))?.data
    if (!before) return 'There is no such game.'
    const after = next(before)
    const wrong = typeof after === 'string' ? after : (wordsMistake(after) ?? (await gameMistake(tx, after)) ?? sameMistake(before, after))
    if (typeof after === 'string' || wrong !== undefined) return wrong ?? String(after)
    await writeGame(tx, id, after, { at, by: actor })
    await writeAudit(tx, { at, actor, action, subject: `game:${id}`, details: { before, after } })
    await betsAnew(tx, before, after)
    return { before, after }
  })
}

function changeProvider(
  house: Near,
  id: number,
  action: string,
  next: (before: ProviderWords | undefined) => ProviderWords | string,
  actor: Actor,
): Promise<Changed<ProviderWords> | string> {
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    const before = (await readNewest(tx, 'game_provider', id, true))?.data
    const after = next(before)
    const wrong =
      typeof after === 'string'
        ? after
        : (numberMistake(id) ?? wordsMistake(after) ?? (await nameMistake(tx, id, after)) ?? sameMistake(before, after))
    if (typeof after === 'string' || wrong !== undefined) return wrong ?? String(after)
    await writeProvider(tx, id, after, { at, by: actor })
    await writeAudit(tx, { at, actor, action, subject: `gameProvider:${id}`, details: { before: before ?? null, after } })
    if (before) await betsAnew(tx, before, after)
    return { before, after }
  })
}

/**
 * Has every process look at each bet anew where something is switched on or off. Comes last: whoever is in the middle of a
 * bet is waited for, and after the commit none is taken by what was.
 */
async function betsAnew(tx: Transaction, before: ProviderWords & { provider?: unknown }, after: ProviderWords & { provider?: unknown }) {
  const names = ['isOn', 'offIn', 'countries', 'provider'] as const
  if (names.some((name) => !isSame(before[name], after[name]))) await tellOfStops(tx)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

function sameMistake<Words extends ProviderWords>(before: Words | undefined, after: Words): string | undefined {
  const names = Object.keys(after) as (keyof Words)[] // its own
  return before && names.every((name) => isSame(before[name], after[name])) ? 'It is like this already.' : undefined
}

/** Contracts number providers from -1000 to 100,000, and so does the address of their games. */
const numberMistake = (id: number): string | undefined =>
  Number.isInteger(id) && id >= -1000 && id <= 100_000 ? undefined : `${id} is no number of a provider: it is from -1000 to 100000.`

function wordsMistake({ name, countries, offIn }: ProviderWords): string | undefined {
  if (name.trim() !== name || name.length === 0 || name.length > 60) return 'A name has from 1 to 60 signs.'
  const wrong = [...countries, ...offIn].find((one) => !/^[A-Z]{3}$/.test(one))
  return wrong === undefined ? undefined : `"${wrong}" is no country: write three capital letters, such as SWE.`
}

async function gameMistake(tx: Transaction, { provider, group, moreGroups, returnPercent }: GameWords): Promise<string | undefined> {
  const wrong = [...(group === null ? [] : [group]), ...moreGroups].find((one) => !/^[a-z][a-z0-9-]{0,38}$/.test(one))
  if (wrong !== undefined) return `"${wrong}" is no group: write small letters, digits and hyphens.`
  if (returnPercent !== null && !(/^\d{1,3}(\.\d{1,2})?$/.test(returnPercent) && Number(returnPercent) <= 100))
    return 'What a game pays back is a percentage, such as 96.50.'
  const isKnown = provider === null || (await readProviders(tx)).some(({ id }) => id === provider)
  return isKnown ? undefined : `There is no provider ${provider}.`
}

const nameMistake = async (tx: Transaction, id: number, { name }: ProviderWords): Promise<string | undefined> =>
  (await isProviderName(tx, id, name)) ? `Another provider is called "${name}" already.` : undefined
