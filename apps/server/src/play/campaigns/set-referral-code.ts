import type { House } from '../../base/house.ts'
import { writeReferralCode } from './referral-code.sql.ts'

/** Adds a referral code of the operator's own, or changes until when it holds; null for ever. Letters count alike, large or small. */
export const setReferralCode = ({ db, clock }: House, code: string, until: Date | null): Promise<void> =>
  writeReferralCode(db, { code, shard: null, player: null, expires_at: until }, clock.now())
