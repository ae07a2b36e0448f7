import { countryOf } from '@fairhouse/fields/lists/index.ts'
import { z } from 'zod'
import { callTrustly, readNotification, replyTo, readPersonId } from '../../../edge/trustly/index.ts'
import type { Look, Method, MethodContext, Notice, PersonEvidence, StartInput } from '../../identification-contract/method.ts'

const waitMs = 15 * 60_000
/** A notification may arrive before the answer to the call it is about. */
const againMs = 2000

const Order = z.object({ orderid: z.coerce.string().min(1), url: z.url() })
/** What every notification carries: its id, and what it is about. */
const About = z.object({ notificationid: z.coerce.string().min(1).max(100), messageid: z.string().min(1).max(100) })
const Words = z.string().trim().max(200).optional().catch(undefined)
const Account = z.object({
  orderid: z.coerce.string(),
  accountid: z.coerce.string().min(1).max(100),
  verified: z.coerce.string().optional(),
  attributes: z
    .object({ personid: Words, name: Words, address: Words, zipcode: Words, city: Words })
    .nullish()
    .transform((given) => given ?? {}),
})
/** What is stored of an order, and of a notification. */
type Kept = { orderId: string }
type Told = { method: string; data: unknown }

/**
 * Trustly: the person chooses an account at their bank in a frame, and the bank says whose it is.
 * docs/protocols/trustly.md.
 */
export const trustly: Method = { asks: [], againMs, start, look, notice: take }

async function start(context: MethodContext, input: StartInput): ReturnType<Method['start']> {
  const messageId = context.random(16).toString('hex')
  const answer = await callTrustly(context, 'SelectAccount', {
    NotificationURL: input.noticeUrl,
    EndUserID: messageId,
    MessageID: messageId,
    Attributes: attributesFor(input),
  })
  if (answer.is === 'error') throw new Error(`Trustly refused a SelectAccount: ${answer.code} ${answer.message}`)
  const { orderid, url } = Order.parse(answer.data)
  if (new URL(url).origin !== new URL(context.settings.get('be.trustly.frameUrl')).origin)
    throw new Error('Trustly shows its pages on another site than be.trustly.frameUrl says')
  const expiresAt = new Date(context.clock.now().getTime() + waitMs)
  return { mode: input.wholePage ? 'redirect' : 'frame', url, expiresAt, vendorRef: messageId, state: { orderId: orderid } satisfies Kept }
}

function attributesFor({ country, language, ip, returnUrl, wholePage }: StartInput): Record<string, string> {
  const letters = countryOf(country)?.alpha2
  return {
    ...(letters ? { Country: letters, Locale: `${language}_${letters}` } : {}),
    IP: ip,
    SuccessURL: returnUrl,
    FailURL: `${returnUrl}?outcome=failed`,
    URLTarget: wholePage ? '_top' : '_self',
  }
}

/** Only an account notification of this order counts. Without one, arriving at the failure page ends the attempt. */
async function look(...[{ clock }, , state, callback, notices = []]: Parameters<Method['look']>): Promise<Look> {
  const { orderId } = state as Kept // `start` wrote it
  const told = notices as readonly Told[] // `take` wrote them
  for (const { method, data } of told) {
    const account = method === 'account' ? Account.safeParse(data).data : undefined
    if (account?.orderid === orderId)
      return account.verified === '1'
        ? { is: 'done', person: personOf(account, clock.now().toISOString().slice(0, 10)) }
        : { is: 'failed', reason: 'mismatch' }
  }
  return callback?.query['outcome'] === 'failed' ? { is: 'failed', reason: 'refused' } : { is: 'pending' }
}

/**
 * Identifies somebody by the personal id if the bank gives it, else by the account. An id invalid for its country
 * proves nothing.
 */
function personOf({ accountid, attributes }: z.infer<typeof Account>, today: string): PersonEvidence {
  const { personid, name, address, zipcode, city } = attributes
  const { country, value, birthDate, gender } = readPersonId(personid, today) ?? {}
  const born = { ...(birthDate ? { birthDate } : {}), ...(gender ? { gender } : {}) }
  const known = country && value ? { country, value } : undefined
  const place = { ...(address ? { street: address } : {}), ...(zipcode ? { zipCode: zipcode } : {}), ...(city ? { city } : {}) }
  return {
    subject: { issuer: 'trustly', id: personid ?? `account ${accountid}` },
    ...namesIn(name),
    ...(known ? { ...born, nationalId: known, country: known.country } : {}),
    ...(Object.keys(place).length > 0 ? { address: { ...place, ...(known ? { country: known.country } : {}) } } : {}),
    assurance: 'bank account',
  }
}

/** Banks give names in one field: two words can be told apart, for more the person fills them in. */
function namesIn(name = ''): Pick<PersonEvidence, 'firstName' | 'lastName'> {
  const [firstName, lastName, ...more] = name.split(/\s+/)
  return firstName && lastName && more.length === 0 ? { firstName, lastName } : {}
}

/** Takes every notification Trustly signed, with the same reply. */
async function take(context: MethodContext, { body }: Notice): ReturnType<NonNullable<Method['notice']>> {
  const notification = readNotification(context, body)
  const about = About.safeParse(notification?.data).data
  if (!notification || !about) return undefined
  return {
    vendorRef: about.messageid,
    kept: { id: about.notificationid, told: { method: notification.method, data: notification.data } satisfies Told },
    reply: { body: await replyTo(context, notification), type: 'application/json; charset=utf-8' },
  }
}
