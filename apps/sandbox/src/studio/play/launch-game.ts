import { z } from 'zod'
import { newId } from '../../base/ids.ts'
import type { World } from '../../base/world.ts'
import { freeRoundsList } from '../free-rounds/free-rounds.ts'
import { maths } from '../orchard/maths.ts'
import { wheelGameId } from '../wheel/maths.ts'
import { insertSession } from '../rounds/session.sql.ts'
import { playMoneyOf } from '../rounds/stakes.ts'
import { hashOf, newToken } from '../rounds/tokens.ts'

/** The studio's poker client. */
const pokerGameId = 'orchard-poker'

/**
 * The games that the platform may launch: the machine, its editions after a dot (`orchard-slot.heron-quiet-marshland`),
 * the poker client, and the wheel.
 */
const gameIdShape = new RegExp(`^(?:${maths.gameId}(?:\\.[a-z0-9-]{1,80})?|${pokerGameId}|${wheelGameId})$`)

const webOrigin = z.url({ protocol: /^https?$/ }).refine((text) => URL.parse(text)?.origin === text, 'must be an origin')

/** The platform's request to launch a game. */
export const launchSchema = z.object({
  gameId: z.string().regex(gameIdShape),
  type: z.enum(['real', 'demo']),
  launchToken: z.string().min(1).max(500).optional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  language: z.string().min(2).max(35),
  country: z.string().max(10).default(''),
  lobbyUrl: z.url({ protocol: /^https?$/ }),
  parentOrigin: webOrigin,
  freeRounds: freeRoundsList.default([]),
})

const pages: Readonly<Record<string, string>> = { [pokerGameId]: 'poker', [wheelGameId]: 'wheel' }
const pageMs = 5 * 60_000

/** Prepares a visit and answers the address of its page, which opens once. */
export async function launchGame(world: World, launch: z.output<typeof launchSchema>): Promise<{ url: string } | null> {
  if (launch.type === 'real' && !launch.launchToken) return null
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
    freeRounds: demo || launch.gameId in pages ? [] : launch.freeRounds,
    createdAt: now,
    pageExpiresAt: new Date(now.getTime() + pageMs),
    openedAt: null,
    endedAt: null,
    endCode: null,
  })
  world.changes.say('studio')
  return { url: `${world.origin}/studio/${pages[launch.gameId] ?? 'game'}?page=${page}` }
}
