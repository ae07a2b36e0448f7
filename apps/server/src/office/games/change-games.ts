import { formatAmount } from '@fairhouse/money'
import { gateOfChange } from '@fairhouse/contract/office/game-gate.ts'
import type { GameWords, ProviderWords } from '@fairhouse/contract/office/games.ts'
import {
  readNewest,
  readPlayNow,
  setGame as set,
  setProvider as setOne,
  setProviderLogo,
  switchGame,
  switchProvider,
  type Changed,
} from '../../play/game-editing/index.ts'
import { differencesOf } from '../acts/differences.ts'
import type { ActContext, GateByInput } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

type Done = Record<string, never> | OfficeRefused
type There = { id: string; countries: string[] }
type Kind = 'game' | 'gameProvider'

export const switchGameOff = (asking: ActContext, there: There): Promise<Done> => turn(asking, 'game', there, false)
export const switchGameOn = (asking: ActContext, there: There): Promise<Done> => turn(asking, 'game', there, true)
export const switchProviderOff = (asking: ActContext, there: There): Promise<Done> => turn(asking, 'gameProvider', there, false)
export const switchProviderOn = (asking: ActContext, there: There): Promise<Done> => turn(asking, 'gameProvider', there, true)

async function turn(asking: ActContext, kind: Kind, { id, countries }: There, isOn: boolean): Promise<Done> {
  const { house, colleague, changes } = asking
  const before = await lookedAt(asking, kind, id)
  if (!before) return no('notFound')
  // Looked at first: once something is switched off, every bet of the house waits for the end of this transaction.
  const atStake = isOn ? undefined : await whatIsInPlay(asking, kind, id, countries)
  const change = kind === 'game' ? switchGame : switchProvider
  const done = await change(house, Number(id), { isOn, countries: [...new Set(countries)] }, colleague.actor)
  if (typeof done === 'string') return no('mayNot', { message: done })
  const words = { before: isOn ? 'off' : 'on', after: isOn ? 'on' : 'off' }
  const name = `${kind}:${id} ${before.name}`
  if (countries.length === 0) changes({ what: `${kind}.state`, subject: name, ...words })
  else whereTurned(done).forEach((country) => changes({ what: `${kind}.state`, subject: `${name} · ${country}`, ...words }))
  atStake?.()
  return {}
}

/** The countries in which something has been switched on or off. */
const whereTurned = ({ before, after }: Changed<ProviderWords>): string[] =>
  [...new Set([...(before?.offIn ?? []), ...after.offIn])].filter((one) => before?.offIn.includes(one) !== after.offIn.includes(one))

/** Looks who is in it, and what is in play; what comes back tells what becomes of both. */
async function whatIsInPlay({ house, changes }: ActContext, kind: Kind, id: string, countries: readonly string[]) {
  const { players, inPlay } = await readPlayNow(house, { [kind === 'game' ? 'game' : 'provider']: Number(id), countries })
  return () => {
    changes({ what: 'inPlay.players', before: String(players), after: 'noNewRound' })
    if (inPlay.length === 0) changes({ what: 'inPlay.rounds', before: '0', after: 'finished' })
    for (const { currency, rounds, held } of inPlay)
      changes({ what: 'inPlay.rounds', subject: `${formatAmount(held, currency)} ${currency}`, before: String(rounds), after: 'finished' })
  }
}

/** Changes what is said of a game. */
export async function setGame(asking: ActContext, { id, words }: { id: string; words: GameWords }): Promise<Done> {
  const before = await lookedAt(asking, 'game', id)
  if (!before) return no('notFound')
  const atStake = await whatIsClosed(asking, 'game', id, before, words)
  return told(asking, 'game', id, await set(asking.house, Number(id), words, asking.colleague.actor), atStake)
}

/** Adds a provider of games, or changes what is said of one. */
export async function setGameProvider(asking: ActContext, { id, words }: { id: string; words: ProviderWords }): Promise<Done> {
  const before = await lookedAt(asking, 'gameProvider', id)
  const atStake = before && (await whatIsClosed(asking, 'gameProvider', id, before, words))
  return told(asking, 'gameProvider', id, await setOne(asking.house, Number(id), words, asking.colleague.actor), atStake)
}

/** Looks what is in play where a change closes something; undefined if it closes nothing. */
async function whatIsClosed(asking: ActContext, kind: Kind, id: string, before: ProviderWords, after: ProviderWords) {
  const newlyOff = after.offIn.filter((country) => !before.offIn.includes(country))
  const isNarrowed = after.countries.length > 0 && after.countries.join() !== before.countries.join()
  if ((before.isOn && !after.isOn) || isNarrowed) return whatIsInPlay(asking, kind, id, [])
  return newlyOff.length > 0 ? whatIsInPlay(asking, kind, id, newlyOff) : undefined
}

function told({ changes }: ActContext, kind: Kind, id: string, done: Changed<ProviderWords> | string, atStake?: () => void): Done {
  if (typeof done === 'string') return no('mayNot', { message: done })
  differencesOf(`${kind}:${id}`, done.before ?? {}, done.after).forEach((one) => changes({ what: kind, ...one }))
  atStake?.()
  return {}
}

/** Returns what something is; ends the act if somebody decided on another version of it. */
async function lookedAt({ sql, looksAt }: ActContext, kind: Kind, id: string): Promise<ProviderWords | undefined> {
  const newest = await readNewest(sql, kind === 'game' ? 'game' : 'game_provider', Number(id))
  looksAt(`${kind}:${id}`, String(newest?.version ?? 0))
  return newest?.data
}

type Pictured = { id: string; picture: { name: string; content: string } | null }

/** Gives a provider a logo of its own, or the drawn one again. */
export async function setGameProviderLogo({ house, colleague, changes }: ActContext, { id, picture }: Pictured) {
  const given = picture ? { name: picture.name, content: Buffer.from(picture.content, 'base64') } : undefined
  const done = await setProviderLogo(house, Number(id), given, colleague.actor)
  if (!done) return no('notFound')
  if ('because' in done) return no('mayNot', { message: done.because })
  changes({ what: 'gameProvider.logo', subject: `gameProvider:${id}`, before: null, after: picture?.name ?? null })
  return { logo: done.logo }
}

/** What is changed weighs as much as what it opens, and whether law or licence speak of it. */
export const gameGates: Readonly<Record<string, GateByInput>> = {
  'POST /office/games/set': async ({ house }, input) => {
    const { id, words } = input as { id: string; words: GameWords } // parsed by the call's schema
    return gateOfChange((await readNewest(house.db, 'game', Number(id)))?.data, words)
  },
  'POST /office/providers/set': async ({ house }, input) => {
    const { id, words } = input as { id: string; words: ProviderWords } // parsed by the call's schema
    return gateOfChange((await readNewest(house.db, 'game_provider', Number(id)))?.data, words)
  },
}
