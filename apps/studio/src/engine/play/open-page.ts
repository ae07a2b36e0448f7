import { z } from 'zod'
import type { Studio } from '../studio.ts'
import { callWallet } from '../wallet/call-wallet.ts'
import { isOpened, type OpenSession, type Session } from '../rounds/session.ts'
import { endSession, lockSession, openSession, takePage } from '../rounds/session.sql.ts'
import { hashOf } from '../rounds/tokens.ts'

const authenticated = z.object({
  playerRef: z.string().min(1).max(500),
  currency: z.string().regex(/^[A-Z]{3}$/),
  country: z.string().max(10),
  language: z.string().min(2).max(35),
  sessionToken: z.string().min(1).max(500),
  hints: z.object({
    maxStake: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    minRoundMs: z.number().int().min(0).max(600_000).default(0),
  }),
  balance: z.object({ cash: z.string().regex(/^\d{1,18}$/), bonus: z.string().regex(/^\d{1,18}$/) }),
})

/** Opens a page once: binds its token to the key that the page has created, and asks the platform who plays. */
export async function openPage(studio: Studio, page: string, key: string): Promise<OpenSession | { code: string }> {
  const { world } = studio
  const session = await takePage(world.database.query, hashOf(page), hashOf(key), world.clock.now())
  if (!session) return { code: 'PAGE_USED' }
  if (isOpened(session)) return session
  if (session.endCode) return { code: session.endCode }
  if (session.type === 'demo') return keep(studio, { ...session, owner: session.id, openedAt: world.clock.now() })
  return authenticate(studio, session)
}

async function authenticate(studio: Studio, session: Session): Promise<OpenSession | { code: string }> {
  const { world, closing } = studio
  const called = await callWallet(world, 'authenticate', { launchToken: session.launchToken }, closing)
  if (called.kind === 'unknown') return { code: 'TRY_LATER' }
  if (called.answer.status === 'ERROR') return again(studio, session, called.answer.code)
  const said = authenticated.safeParse(called.answer)
  if (!said.success) return { code: 'WRONG_SYNTAX' }
  const { playerRef, sessionToken, hints, balance, ...place } = said.data
  return keep(studio, {
    ...session,
    ...place,
    owner: playerRef,
    walletToken: sessionToken,
    maxStake: hints.maxStake === undefined ? null : BigInt(hints.maxStake),
    minRoundMs: hints.minRoundMs,
    cash: BigInt(balance.cash),
    bonus: BigInt(balance.bonus),
    openedAt: world.clock.now(),
  })
}

/**
 * Two openings of one page may cross: the launch token worked for the first, and the second finds what that one kept.
 */
async function again(studio: Studio, session: Session, code: string): Promise<OpenSession | { code: string }> {
  const now = await lockSession(studio.world.database.query, session.id)
  if (now && isOpened(now)) return now
  if (code !== 'TRY_LATER') await endSession(studio.world.database.query, session.id, studio.world.clock.now(), code)
  return { code }
}

async function keep(studio: Studio, session: OpenSession): Promise<OpenSession> {
  await openSession(studio.world.database.query, session)
  return session
}
