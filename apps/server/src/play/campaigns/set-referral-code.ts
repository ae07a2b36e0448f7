import type { House } from '../../base/house.ts'
import { writeReferralCode } from './referral-code.sql.ts'

/** Adds an operator's referral code, or changes its expiry; null for never. Codes are case-insensitive. */
export const setReferralCode = ({ db, clock }: House, code: string, until: Date | null): Promise<void> =>
  writeReferralCode(db, { code, shard: null, player: null, expires_at: until }, clock.now())
