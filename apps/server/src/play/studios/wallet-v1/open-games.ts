import { parseAmount } from '@fairhouse/money'
import { appliedRules } from '../../../settings/index.ts'
import { gatherReads } from '../../../base/gathered-reads.ts'
import type { House } from '../../../base/house.ts'
import { openSharedRead } from '../../../base/shared-read.ts'
import { readNarrowedGames, type Narrowed } from '../../offers/narrowed.sql.ts'
import { closedIn } from '../../offers/offer.ts'
import type { BonusGame } from '../../bonuses/index.ts'
import { readSessionFacts, type SessionFacts } from '../../game-sessions/session.sql.ts'

/** What a bet needs to know of its game session, cached for a few seconds to spare the database on the hot path. */
export type OpenGame = {
  gameId: number
  studioGame: string
  product: string
  /** As a bonus looks at it. */
  wagered: BonusGame
  enabled: boolean
  country: string
  maxStake: bigint | null
  minRoundMs: number
  autoplay: boolean
  /** The number of what was stopped when it was found to be open: a bet that is allowed by an older one is looked at again. */
  stops: bigint
}

const mostKept = 20_000
const derivedMs = 10_000
// A session's player and game never change; the player's country and birth date hardly ever do.
const factsMs = 600_000

type Kept = { facts: SessionFacts; until: number; game: OpenGame; derivedUntil: number }

export function openGamesOf(house: House) {
  const kept = new Map<string, Kept>()
  const readNarrowed = openSharedRead(() => readNarrowedGames(house.db))
  const readFacts = gatherReads((ids: readonly string[]) => readSessionFacts(house.db, ids))
  let narrowed: { games: ReadonlyMap<number, Narrowed>; until: number; epoch: bigint } = { games: new Map(), until: 0, epoch: -1n }

  /** Whoever switches a game or a provider off moves the number of what is stopped, so that a bet is looked at anew. */
  async function isOpen({ game, country }: SessionFacts, now: number, epoch: bigint): Promise<boolean> {
    if (narrowed.until <= now || narrowed.epoch !== epoch) {
      const rows = await readNarrowed()
      narrowed = { games: new Map(rows.map((row) => [row.id, row])), until: now + derivedMs, epoch }
    }
    const row = narrowed.games.get(game)
    return !row || !closedIn(row, country)
  }

  return {
    /**
     * Returns a session's game; undefined if there is no such session. The posting function decides whether it is still
     * open.
     */
    async of(sessionToken: string): Promise<OpenGame | undefined> {
      const at = house.clock.now()
      const now = at.getTime()
      const epoch = house.stops.epoch()
      const there = kept.get(sessionToken)
      if (there && there.derivedUntil > now && there.game.stops === epoch) return there.game
      const fresh = there && there.until > now ? there : undefined
      const facts = fresh?.facts ?? (await readFacts(sessionToken))
      if (!facts) return undefined
      const game = { ...openGame(house, facts, await isOpen(facts, now, epoch), at), stops: epoch }
      kept.set(sessionToken, { facts, until: fresh?.until ?? now + factsMs, game, derivedUntil: now + derivedMs })
      if (kept.size > mostKept) kept.delete(kept.keys().next().value!) // the map is not empty here
      return game
    },
  }
}
export type OpenGames = ReturnType<typeof openGamesOf>

/** Applies the rules of the player's country and age to a game at a moment. */
function openGame(house: House, facts: SessionFacts, enabled: boolean, at: Date): Omit<OpenGame, 'stops'> {
  const rules = appliedRules(house, facts.country, at).games
  const age = ageOf(facts.birth_date, at)
  const bounds = rules.maxStake.filter((rule) => rule.group === (facts.game_group ?? facts.product))
  // The highest age band that the player has reached applies.
  const bound = bounds.filter((rule) => age >= rule.minAge && rule.currency === facts.currency).toSorted((a, b) => b.minAge - a.minAge)[0]
  // A law with stake limits that are silent on this currency allows no stake in it.
  const isSilent = bounds.length > 0 && bound === undefined
  return {
    gameId: facts.game,
    studioGame: facts.studio_game,
    product: facts.product,
    wagered: {
      game: facts.game_key,
      provider: facts.provider,
      providerName: facts.provider_name,
      group: facts.game_group,
      product: facts.product,
    },
    enabled,
    country: facts.country,
    maxStake: isSilent ? 0n : bound ? (parseAmount(bound.amount, facts.currency) ?? null) : null,
    minRoundMs: rules.minRoundMs[facts.game_group ?? ''] ?? rules.minRoundMs[facts.product] ?? rules.minRoundMs['*'] ?? 0,
    autoplay: rules.autoplay,
  }
}

/** Returns full years at a moment, by the calendar. */
function ageOf(birthDate: string, at: Date): number {
  const [year, month, day] = birthDate.split('-').map(Number) as [number, number, number] // a date from the database
  const before = at.getUTCMonth() + 1 < month || (at.getUTCMonth() + 1 === month && at.getUTCDate() < day)
  return at.getUTCFullYear() - year - (before ? 1 : 0)
}
