import { z } from 'zod'
import { newId } from '@fairhouse/process/ids.ts'
import { freeRoundsList } from '../free-rounds/free-rounds.ts'
import { gameOf } from '../game.ts'
import { toldJackpots } from './jackpots.ts'
import { insertSession } from '../rounds/session.sql.ts'
import { playMoneyOf } from '../rounds/stakes.ts'
import { hashOf, newToken } from '../rounds/tokens.ts'
import type { Studio } from '../studio.ts'

const webOrigin = z.url({ protocol: /^https?$/ }).refine((text) => URL.parse(text)?.origin === text, 'must be an origin')

/** The platform's request to launch a game. */
export const launchSchema = z.object({
  gameId: z.string().min(1).max(200),
  type: z.enum(['real', 'demo']),
  launchToken: z.string().min(1).max(500).optional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  language: z.string().min(2).max(35),
  country: z.string().max(10).default(''),
  lobbyUrl: z.url({ protocol: /^https?$/ }),
  parentOrigin: webOrigin,
  freeRounds: freeRoundsList.default([]),
  jackpots: toldJackpots.default([]),
})

const pageMs = 5 * 60_000

/** Prepares a visit and answers the address of its page, which opens once; or a sentence about what is wrong. */
export async function launchGame({ world, games }: Studio, launch: z.output<typeof launchSchema>): Promise<{ url: string } | string> {
  const game = gameOf(games, launch.gameId)
  if (!game) return 'There is no such game.'
  if (launch.type === 'real' && !launch.launchToken) return 'Real play needs a launchToken.'
  const page = newToken()
  const now = world.clock.now()
  const id = newId('ses')
  const demo = launch.type === 'demo'
  await insertSession(world.database.query, {
    ...launch,
    id,
    pageHash: hashOf(page),
    keyHash: null,
    launchToken: demo ? null : (launch.launchToken ?? null),
    owner: demo ? id : null,
    walletToken: null,
    maxStake: null,
    minRoundMs: 0,
    cash: demo ? playMoneyOf(launch.currency) : 0n,
    bonus: 0n,
    freeRounds: demo || !game.solo ? [] : launch.freeRounds,
    jackpots: demo ? [] : launch.jackpots,
    createdAt: now,
    pageExpiresAt: new Date(now.getTime() + pageMs),
    openedAt: null,
    endedAt: null,
    endCode: null,
  })
  return { url: `${world.origin}/studio/games/${game.path}?page=${page}` }
}
