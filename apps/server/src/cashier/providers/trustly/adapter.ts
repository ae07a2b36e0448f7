import { countryOf } from '@fairhouse/fields/lists/index.ts'
import { formatAmount } from '@fairhouse/money'
import { messageOf } from '../../../base/message-of.ts'
import { callTrustly, type TrustlyData, readNotification, replyTo } from '../../../edge/trustly/index.ts'
import { ProviderError, type AttemptForProvider, type Provider, type ProviderContext, type Step } from '../../provider-contract/provider.ts'
import { factsOf } from './facts.ts'
import { About, Order, Ordered, personOf } from './wire.ts'

/** A player's order cannot be queried: Trustly notifies by itself, for seven days. */
const leastQueryGapMs = 3_600_000
/** Notifications with personal data. */
const personal = ['kyc', 'account']

/**
 * Deposits from a bank account through Trustly, which also asks us about the payer. Protocol:
 * docs/protocols/trustly.md.
 */
export const trustlyPay: Provider = {
  id: 'trustly',
  addressSetting: 'be.trustly.url',
  secrets: ['trustlyPassword', 'trustlyPrivateKey'],
  leastQueryGapMs,
  namesPayerApart: true,
  asksAmount: true,
  tellsReturnsAsMoney: true,

  async start(cx, attempt) {
    const data = await ask(cx, 'Deposit', {
      NotificationURL: attempt.noticeUrl,
      EndUserID: attempt.payer,
      MessageID: attempt.reference,
      Attributes: attributesFor(attempt),
    })
    const { orderid, url } = Order.parse(data)
    return { providerReference: orderid, step: stepTo(cx, attempt, new URL(url)), facts: [] }
  },

  // The browser's return proves nothing about money; that the payer gave up is safe to believe, because a late credit
  // beats it.
  async advance(cx, attempt, input) {
    const gaveUp = input.kind === 'landing' && input.landing === 'failed'
    const fact = { kind: 'cancelled' as const, eventKey: `${attempt.reference}:given-up`, happenedAt: cx.clock.now() }
    return { facts: gaveUp ? [fact] : [] }
  },

  query: async (_, { providerReference }) => ({ ...(providerReference ? { providerReference } : {}), facts: [] }),

  // No call ends an order: we just stop waiting. Money that still comes is accepted.
  async cancel(cx, { reference, isPaid }) {
    return isPaid ? { facts: [] } : { facts: [{ kind: 'expired', eventKey: `${reference}:waited`, happenedAt: cx.clock.now() }] }
  },

  async payOut(cx, { reference, money, storedToken, payer, noticeUrl }) {
    const answer = await callTrustly(cx, 'AccountPayout', {
      NotificationURL: noticeUrl,
      AccountID: storedToken,
      EndUserID: payer,
      MessageID: reference,
      Amount: formatAmount(money.amount, money.currency),
      Currency: money.currency,
    }).catch((error: unknown) => {
      throw new ProviderError('unknown', messageOf(error))
    })
    // A duplicate message id means they have the request: our answer was lost.
    if (answer.is === 'error' && answer.message !== 'ERROR_DUPLICATE_MESSAGE_ID') throw new ProviderError('refused', answer.message)
    const order = answer.is === 'result' ? { providerReference: Ordered.parse(answer.data).orderid } : {}
    return { ...order, facts: [{ kind: 'pending', eventKey: `${reference}:accepted`, happenedAt: cx.clock.now() }] }
  },

  // Trustly notifies by itself, for seven days, and may rarely be queried: docs/protocols/trustly.md.
  queryPayout: async (_, { providerReference }) => ({ ...(providerReference ? { providerReference } : {}), facts: [] }),

  verify(cx, raw) {
    const notification = readNotification(cx, raw.body)
    if (!notification) throw new ProviderError('refused', 'Trustly has not signed this')
    const { method, data } = notification
    const { notificationid, messageid, orderid } = About.parse(data)
    return {
      eventKey: notificationid,
      reference: messageid,
      providerReference: orderid,
      facts: factsOf(method, data, cx.clock.now()),
      ...(personal.includes(method) ? { personal: true as const } : {}),
      ...(method === 'kyc' ? { asks: { person: personOf(data, cx.clock.now().toISOString().slice(0, 10)) } } : {}),
    }
  },

  async reply(cx, raw, decision) {
    const notification = readNotification(cx, raw.body)
    if (!notification) throw new ProviderError('refused', 'Trustly has not signed this')
    const status = decision === undefined ? 'OK' : decision.toUpperCase()
    return { type: 'application/json; charset=utf-8', body: await replyTo(cx, notification, { status }) }
  },

  async giveBack(cx, { providerReference, money }) {
    const wanted = { OrderID: providerReference, Amount: formatAmount(money.amount, money.currency), Currency: money.currency }
    await ask(cx, 'Refund', wanted)
  },
}

/**
 * Makes one call. An error signed by Trustly is a definite no; after any other no payer has seen a page, so nothing
 * happened.
 */
async function ask(cx: ProviderContext, method: string, data: TrustlyData): Promise<Record<string, unknown>> {
  const answer = await callTrustly(cx, method, data).catch((error: unknown) => {
    throw new ProviderError('notSent', messageOf(error))
  })
  if (answer.is === 'error') throw new ProviderError('refused', answer.message)
  return answer.data
}

function attributesFor({ money, amounts, country, language, ip, landing, asksWho, wholePage }: AttemptForProvider): Record<string, string> {
  const letters = countryOf(country)?.alpha2
  return {
    ...(letters ? { Country: letters, Locale: `${language}_${letters}` } : {}),
    ...(ip ? { IP: ip } : {}),
    ...amountsFor(money, amounts),
    Currency: money.currency,
    SuccessURL: landing('success'),
    FailURL: landing('failed'),
    URLTarget: wholePage ? '_top' : '_self',
    ...(asksWho ? { RequestKYC: '1' } : {}),
  }
}

/** Returns the bounds within which the bank asks for the amount, or the fixed amount. */
const amountsFor = ({ amount, currency }: AttemptForProvider['money'], amounts: AttemptForProvider['amounts']): Record<string, string> =>
  amounts
    ? { SuggestedMinAmount: formatAmount(amounts.least, currency), SuggestedMaxAmount: formatAmount(amounts.most, currency) }
    : { Amount: formatAmount(amount, currency) }

/** Returns the step to the bank's page; its query becomes form fields, because submitting a form replaces the query. */
function stepTo({ settings }: ProviderContext, { wholePage }: AttemptForProvider, url: URL): Step {
  if (url.origin !== new URL(settings.get('be.trustly.frameUrl')).origin)
    throw new ProviderError('refused', 'Trustly shows its pages on another site than be.trustly.frameUrl says')
  return {
    type: 'redirect',
    url: `${url.origin}${url.pathname}`,
    method: 'GET',
    fields: Object.fromEntries(url.searchParams),
    target: wholePage ? 'top' : 'frame',
    origin: url.origin,
  }
}
