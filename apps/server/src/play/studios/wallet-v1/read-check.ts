import { z } from 'zod'
import type { House } from '../../../base/house.ts'
import type { ToldCheck } from '../../studio-contract/studio-door.ts'
import type { Studio } from '../../studio-contract/studio.ts'
import { callStudio, StudioRefused } from './signature.ts'

/** What a studio tells of a round that is of use for recomputing it. */
const Told = z.object({
  state: z.string(),
  check: z.record(z.string().regex(/^[A-Za-z]{1,30}$/), z.string().max(200_000)).nullish(),
})

const overStates = new Set(['closed', 'refused', 'rolledBack', 'alarm'])

/** Reads what a round is recomputed from. */
export async function readCheck(house: House, studio: Studio, roundId: string): Promise<ToldCheck> {
  try {
    const { state, check } = Told.parse(await callStudio(house, studio, '/api/rounds', { roundId }))
    if (!overStates.has(state)) return { state: 'open' }
    return check ? { state: 'ready', fields: check } : { state: 'sealed' }
  } catch (error) {
    if (error instanceof StudioRefused && error.status === 404) return { state: 'unknown' }
    throw error
  }
}

/** Returns the page on which anybody recomputes a round of a game, at the address that browsers load the studio from. */
export const checkPageOf = ({ origin, baseUrl }: Studio, game: string): string =>
  `${origin}${new URL(baseUrl).pathname}/check?${new URLSearchParams({ gameId: game })}`
