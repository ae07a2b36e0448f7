import { randomBytes } from 'node:crypto'
import type { RequestContext } from '../../base/house.ts'
import type { PlayerRow } from '../players/player.sql.ts'
import { writeLoginStep, type Stage } from '../sessions/login-step.sql.ts'
import { hashOfSecret, setLoginStepCookie } from '../sessions/session.ts'

/**
 * Remembers that the password was right, and what is still missing: in a cookie that scripts cannot read, of which only
 * the hash is kept.
 */
export async function beginLoginStep(asking: RequestContext, { shard, id }: PlayerRow, stage: Stage): Promise<void> {
  const { db, clock, settings } = asking.house
  const secret = randomBytes(32).toString('base64url')
  const at = clock.now()
  const seconds = settings.get('be.loginStepMinutes') * 60
  const expiresAt = new Date(at.getTime() + seconds * 1000)
  await writeLoginStep(db, { secretHash: hashOfSecret(secret), shard, player: id, stage, at, expiresAt })
  asking.setCookie(setLoginStepCookie(secret, seconds))
}
