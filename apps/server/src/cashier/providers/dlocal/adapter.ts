import { countryOf } from '@fairhouse/fields/lists/index.ts'
import { formatAmount } from '@fairhouse/money'
import { askProvider, jsonIn } from '../../provider-contract/ask.ts'
import {
  ProviderError,
  type AttemptForProvider,
  type Progress,
  type Provider,
  type ProviderContext,
} from '../../provider-contract/provider.ts'
import { hmacHex, sameText } from '../../provider-contract/signed.ts'
import { factsOf, stepOf } from './facts.ts'
import { Payment, Refusal } from './wire.ts'

const toleranceMs = 300_000
/** Products whose tickets are printed. The prefix `REDIRECT:` in a product sends the player to a dLocal page. */
const slips = ['OX', 'BL']

/** Cash, transfers and local wallets through dLocal. Protocol: docs/protocols/dlocal.md. */
export const dlocal: Provider = {
  id: 'dlocal',
  addressSetting: 'be.dlocal.url',
  secrets: ['dlocalSecretKey', 'dlocalTransKey'],
  leastQueryGapMs: 10_000,

  async start(cx, attempt) {
    const payment = await call(cx, 'POST', '/payments', bodyOf(attempt))
    return progressOf(cx, payment, attempt)
  },

  // The browser's return from their page proves nothing.
  advance: async () => ({ facts: [] }),

  async query(cx, { reference }) {
    const payment = await known(call(cx, 'GET', `/orders/${encodeURIComponent(reference)}`))
    return payment ? { providerReference: payment.id, facts: factsOf(payment, cx.clock.now()) } : { facts: [] }
  },

  async cancel(cx, { reference, providerReference }) {
    const gone = { kind: 'cancelled' as const, eventKey: `${reference}:never-there`, happenedAt: cx.clock.now() }
    if (!providerReference) return { facts: [gone] }
    const payment = await known(call(cx, 'POST', `/payments/${encodeURIComponent(providerReference)}/cancel`, '{}'))
    return payment ? { providerReference: payment.id, facts: factsOf(payment, cx.clock.now()) } : { facts: [gone] }
  },

  payOut: async () => Promise.reject(new ProviderError('refused', 'payouts by dLocal are not connected')),
  queryPayout: async () => ({ facts: [] }),

  verify(cx, raw) {
    const at = raw.headers['x-date'] ?? ''
    const said = /^V2-HMAC-SHA256, Signature: ([0-9a-f]{64})$/.exec(raw.headers['authorization'] ?? '')?.[1] ?? ''
    if (!sameText(said, signatureOf(cx, at, raw.body))) throw new ProviderError('refused', 'dLocal has not signed this')
    if (!(Math.abs(cx.clock.now().getTime() - new Date(at).getTime()) <= toleranceMs))
      throw new ProviderError('refused', 'the time of a notice is wrong')
    const payment = Payment.parse(jsonIn(raw.body))
    return {
      eventKey: `${payment.id}:${payment.status}:${payment.amount}`,
      reference: payment.order_id,
      providerReference: payment.id,
      facts: factsOf(payment, cx.clock.now()),
    }
  },
}

function progressOf(cx: ProviderContext, payment: Payment, { product, wholePage }: AttemptForProvider): Progress {
  const step = stepOf(payment, { isSlip: slips.includes(product), wholePage })
  const until = step && 'details' in step ? step.details.expiresAt : undefined
  return {
    providerReference: payment.id,
    facts: factsOf(payment, cx.clock.now()),
    ...(step ? { step } : {}),
    ...(until ? { expiresAt: new Date(until) } : {}),
  }
}

/** Serialises the request, with the amount as a JSON number in its exact decimals. */
function bodyOf({ reference, money, country, product, person, payer, noticeUrl, landing, fields }: AttemptForProvider): string {
  const [flow, id] = product.includes(':') ? product.split(':') : ['DIRECT', product]
  const body = JSON.stringify({
    currency: money.currency,
    country: countryOf(country)?.alpha2 ?? 'MX',
    payment_method_id: id,
    payment_method_flow: flow,
    payer: {
      name: person ? `${person.firstName} ${person.lastName}` : payer,
      email: person?.email ?? '',
      user_reference: payer,
      ...(fields['document'] ? { document: fields['document'] } : {}),
    },
    order_id: reference,
    notification_url: noticeUrl,
    callback_url: landing('success'),
  })
  return `{"amount":${formatAmount(money.amount, money.currency)},${body.slice(1)}`
}

const signatureOf = (cx: ProviderContext, date: string, body: string) =>
  hmacHex('sha256', cx.secret('dlocalSecretKey'), `${cx.settings.get('be.dlocal.login')}${date}${body}`)

/** Makes one signed call; a refusal that dLocal names is definite. */
async function call(cx: ProviderContext, method: 'GET' | 'POST', path: string, body?: string): Promise<Payment> {
  const date = cx.clock.now().toISOString()
  const { status, text } = await askProvider(cx, {
    url: `${cx.settings.get('be.dlocal.url')}${path}`,
    method,
    headers: {
      'x-date': date,
      'x-login': cx.settings.get('be.dlocal.login'),
      'x-trans-key': cx.secret('dlocalTransKey'),
      'x-version': '2.1',
      authorization: `V2-HMAC-SHA256, Signature: ${signatureOf(cx, date, body ?? '')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  })
  if (status >= 400) throw refusedBy(status, text)
  const payment = Payment.safeParse(jsonIn(text)).data
  if (!payment) throw new ProviderError('unknown', `${path} answered something else than its protocol says`)
  return payment
}

/** Builds the error for a definite refusal, with what dLocal rejected in the payer's details for the payer to read. */
function refusedBy(status: number, text: string): ProviderError {
  if (status === 404) return new ProviderError('refused', 'not_found')
  const { code = status, message = '', param = '' } = Refusal.safeParse(jsonIn(text)).data ?? {}
  return new ProviderError('refused', `dlocal_${code}`, param.startsWith('payer.') ? [`${message}: ${param}`] : [])
}

/** Maps a definite "not found" to undefined; rethrows every other error. */
async function known(asked: Promise<Payment>): Promise<Payment | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ProviderError && error.message === 'not_found') return undefined
    throw error
  }
}
