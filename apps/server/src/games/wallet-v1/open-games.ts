import { ruleSetAt } from '@fairhouse/country-rules'
import { parseAmount } from '@fairhouse/money'
import type { House } from '../../base/context.ts'
import { readPlayer } from '../../players/index.ts'
import { readGame } from '../game.sql.ts'
import { readGameSession, type GameSessionRow } from '../session.sql.ts'
import { openPace } from './may-bet.ts'

/** What a bet has to know of its game session, kept in memory for a few seconds so that the hot path need not ask the database. */
export type OpenGame = {
  gameId: number
  studioGame: string
  enabled: boolean
  country: string
  maxStake: bigint | null
  minRoundMs: number
  autoplay: boolean
}

const mostKept = 20_000
const keptMs = 10_000

export function openGamesOf(house: House) {
  const kept = new Map<string, { game: OpenGame; until: number }>()

  async function load(row: GameSessionRow): Promise<OpenGame | undefined> {
    const [game, player] = await Promise.all([readGame(house.db, String(row.game)), readPlayer(house.db, row.shard, row.player)])
    if (!game || !player) return undefined
    const rules = ruleSetAt(player.country, house.clock.now()).games
    const age = ageOf(player.birth_date, house.clock.now())
    // The highest age band that the player has reached decides.
    const bound = rules.maxStake
      .filter((rule) => rule.group === game.game_group && age >= rule.minAge && rule.currency === row.currency)
      .toSorted((a, b) => b.minAge - a.minAge)[0]
    return {
      gameId: game.id,
      studioGame: game.studio_game,
      enabled: game.enabled,
      country: player.country,
      maxStake: bound ? (parseAmount(bound.amount, row.currency) ?? null) : null,
      minRoundMs: rules.minRoundMs[game.game_group] ?? 0,
      autoplay: rules.autoplay,
    }
  }

  return {
    pace: openPace(),
    /** The game of a session; undefined where there is no such session. Whether it is still open the posting function decides. */
    async of(sessionToken: string, known?: GameSessionRow): Promise<OpenGame | undefined> {
      const now = house.clock.now().getTime()
      const there = kept.get(sessionToken)
      if (there && there.until > now) return there.game
      const row = known ?? (await readGameSession(house.db, sessionToken))
      const game = row ? await load(row) : undefined
      if (game) kept.set(sessionToken, { game, until: now + keptMs })
      if (kept.size > mostKept) kept.delete(kept.keys().next().value!) // it is not empty here
      return game
    },
  }
}
export type OpenGames = ReturnType<typeof openGamesOf>

/** Full years at a moment, by the calendar. */
export function ageOf(birthDate: string, at: Date): number {
  const [year, month, day] = birthDate.split('-').map(Number) as [number, number, number] // a date of the database
  const before = at.getUTCMonth() + 1 < month || (at.getUTCMonth() + 1 === month && at.getUTCDate() < day)
  return at.getUTCFullYear() - year - (before ? 1 : 0)
}
