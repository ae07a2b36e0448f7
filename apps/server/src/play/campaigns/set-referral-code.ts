import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House } from '../../base/house.ts'
import { writeReferralCode } from './referral-code.sql.ts'

type ReferralCode = { code: string; expiresAt: Date | null }

/**
 * Adds an operator's referral code, or changes its expiry; null for never. Codes are case-insensitive. Returns it as
 * kept, or a sentence that says what is wrong with it.
 */
export async function setReferralCode(
  { db, clock }: House,
  { code: written, expiresAt }: ReferralCode,
  actor: Actor,
): Promise<ReferralCode | string> {
  const code = written.toUpperCase()
  if (!/^[A-Z0-9]{1,40}$/.test(code)) return 'A referral code has letters and digits only.'
  const at = clock.now()
  await db.transaction(async (tx) => {
    await writeReferralCode(tx, { code, shard: null, player: null, expires_at: expiresAt }, at)
    await writeAudit(tx, { at, actor, action: 'referral-code.set', subject: `referral-code:${code}`, details: { expiresAt } })
  })
  return { code, expiresAt }
}
