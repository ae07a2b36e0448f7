import type { ErrorName } from '@fairhouse/errors'
import type { RequestContext } from '../../base/house.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { writeSolved } from './captcha-used.sql.ts'
import { newPuzzle, readSolved } from './puzzle.ts'

/**
 * Requires a solved puzzle once something happened `after` times (0: never): 197 if none came, 276 if wrong, 277 if too
 * late. Each refusal carries a new puzzle. Below that there are none.
 */
export async function captchaRefusal(
  { house }: RequestContext,
  count: number,
  after: number,
  solved: string | undefined,
): Promise<Refused | undefined> {
  if (after === 0 || count < after) return undefined
  const { clock, settings, personal, db } = house
  const sign = (text: string) => personal.indexOf('captcha', text)
  const now = clock.now()
  const again = (name: ErrorName) => {
    const expiresAt = new Date(now.getTime() + settings.get('be.captcha.seconds') * 1000)
    return refuse(name, { details: { puzzle: newPuzzle(sign, settings.get('be.captcha.work'), expiresAt) } })
  }
  if (!solved) return again('captchaNeeded')
  const puzzle = readSolved(sign, solved)
  if (!puzzle) return again('captchaFailed')
  if (puzzle.expiresAt <= now.getTime()) return again('captchaExpired')
  return (await writeSolved(db, puzzle.salt, new Date(puzzle.expiresAt))) ? undefined : again('captchaFailed')
}
