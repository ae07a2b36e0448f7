import { randomBytes, randomInt } from 'node:crypto'
import type { RequestContext } from '../../base/house.ts'
import { networkOf } from '../../base/http/network-of.ts'
import { queueMail } from '../../base/mail/mail.ts'
import type { Owner } from '../../base/keys/personal-data.ts'
import { refuse, type Refused } from '../../base/http/refusal.ts'
import { takeBackUnless } from '../../base/database/savepoint.sql.ts'
import { queueSms } from '../../base/mail/sms.ts'
import { countTry } from '../login-freeze/login-tries.sql.ts'
import { readCode, takeSend, type Channel, type CodeRow } from './code.sql.ts'
import { codeHashOf } from './code-hash.ts'
import { codeMail, codeText } from './messages.ts'

/** Whose code it is, its destination and language. `toNobody`: everything is done, and the sending rolled back. */
type CodeFor = {
  owner: string
  channel: Channel
  value: string
  firstName: string
  language: string
  toNobody?: boolean
  /** The player, if it is one. */
  player?: Owner
}

const hourMs = 3_600_000

/**
 * Sends a code to an address or number, after counting it against the budgets of the value, its block and the caller's
 * address.
 */
export async function issueCode(asking: RequestContext, to: CodeFor): Promise<CodeRow | Refused> {
  const { house } = asking
  const { clock, settings } = house
  const at = clock.now()
  const most = settings.get('be.verificationCodeAttempts')
  const before = await readCode(house.db, to.owner, to.channel)
  const early = tooEarly(asking, before, most, to.channel) ?? (await overBudget(asking, to))
  if (early) return early
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const pinId = randomBytes(9).toString('base64url')
  const expiresAt = new Date(at.getTime() + settings.get('be.verificationCodeMinutes') * 60_000)
  const lastBefore = new Date(at.getTime() - settings.get('be.verificationResendSeconds') * 1000)
  return house.db.transaction(async (tx) => {
    const fresh = { owner: to.owner, channel: to.channel, pinId, codeHash: codeHashOf(house, to, pinId, code), at, expiresAt }
    const row = await takeSend(tx, fresh, most, lastBefore)
    if (!row) return refuse('tooManyRequests')
    const send = () =>
      to.channel === 'email'
        ? queueMail(tx, house, codeMail(house, to, code), to.player)
        : queueSms(tx, house, { to: to.value, text: codeText(house, to, code) }, to.player)
    await takeBackUnless(tx, () => !to.toNobody, send)
    return row
  })
}

/** Returns why no code can be sent yet, or any more. */
function tooEarly(
  { house: { clock, settings } }: RequestContext,
  row: CodeRow | undefined,
  most: number,
  channel: Channel,
): Refused | undefined {
  if (!row) return undefined
  if (row.verified_at) return refuse('alreadyVerified')
  if (row.sent_number >= most) return refuse(channel === 'email' ? 'contactEmailsUsedUp' : 'codeMessageLimit')
  const until = new Date((row.sent_at?.getTime() ?? 0) + settings.get('be.verificationResendSeconds') * 1000)
  return until > clock.now() ? refuse('tooManyRequests', { until }) : undefined
}

/** Applies the budgets for all callers: per address, per value, and per block of numbers, which toll fraud targets. */
async function overBudget({ house, ip }: RequestContext, { channel, value }: CodeFor): Promise<Refused | undefined> {
  const { db, clock, settings, personal } = house
  const now = clock.now()
  const spend = async (key: string, most: number, hours: number) => {
    const [since, until] = [new Date(now.getTime() - hours * hourMs), new Date(now.getTime() + hours * hourMs)]
    const counted = await countTry(db, key, most, since, now, until)
    return counted.wasFrozen ? (counted.frozenUntil ?? until) : undefined
  }
  const byAddress = await spend(`code-address:${personal.indexOf('address', networkOf(ip))}`, settings.get('be.codesPerAddressPerHour'), 1)
  if (byAddress) return refuse('tooManyRequests', { until: byAddress })
  if (channel === 'phoneNumber') {
    const byPrefix = await spend(
      `code-prefix:${personal.indexOf('phone-prefix', value.slice(0, 7))}`,
      settings.get('be.codesPerPrefixPerHour'),
      1,
    )
    if (byPrefix) return refuse('counterLimit', { until: byPrefix })
  }
  const byValue = await spend(`code-value:${personal.indexOf(channel, value)}`, settings.get('be.codesPerValuePerDay'), 24)
  return byValue ? refuse('codeMessageLimit', { until: byValue }) : undefined
}
