import { refreshDisposableDomains } from '../../people/players/index.ts'
import { setReferralCode as setCode } from '../../play/campaigns/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'

/** Puts a newer list of throw-away mail services in place. */
export async function refreshEmailDomains(
  { house, colleague, changes }: ActContext,
  list: { text: string; source: string },
): Promise<{ domains: number; asOf: string } | OfficeRefused> {
  const done = await refreshDisposableDomains(house, list, colleague.actor)
  if (typeof done === 'string') return no('mayNot', { message: done })
  changes({ what: 'emailDomains', subject: 'email-domains', before: null, after: String(done.domains) })
  return { domains: done.domains, asOf: done.asOf.toISOString() }
}

/** Adds a referral code of the house, or changes until when it holds. */
export async function setReferralCode(
  { house, colleague, changes }: ActContext,
  { code, expiresAt }: { code: string; expiresAt: string | null },
): Promise<{ code: string; expiresAt: string | null } | OfficeRefused> {
  const set = await setCode(house, { code, expiresAt: expiresAt === null ? null : new Date(expiresAt) }, colleague.actor)
  if (typeof set === 'string') return no('mayNot', { message: set })
  changes({ what: 'referralCode', subject: `referral-code:${set.code}`, before: null, after: expiresAt ?? 'forGood' })
  return { code: set.code, expiresAt: set.expiresAt?.toISOString() ?? null }
}
