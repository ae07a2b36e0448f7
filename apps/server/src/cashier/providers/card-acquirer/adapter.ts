import {
  ProviderError,
  type AdvanceInput,
  type AttemptForProvider,
  type Progress,
  type Provider,
  type ProviderContext,
} from '../../provider-contract/provider.ts'
import { callAcquirer } from './call.ts'
import { factsOfEvent, factOfLine, factsOfPayment, factsOfPayout, stepOfPayment } from './facts.ts'
import { secretsIn, signatureIsRight } from './signature.ts'
import { ClientKey, Event, Payment, Payout, Statement } from './wire.ts'
import type { z } from 'zod'

const noticeToleranceSeconds = 300
const colourDepths = [1, 4, 8, 15, 16, 24, 32, 48]

/**
 * Cards through an acquirer with a hosted card form; we drive 3-D Secure 2. Protocol: docs/protocols/card-acquirer.md.
 */
export const cardAcquirer: Provider = {
  id: 'card-acquirer',
  addressSetting: 'be.cardAcquirer.url',
  secrets: ['acquirerApiKey', 'acquirerWebhookSecret'],
  leastQueryGapMs: 2000,

  async start(cx, attempt) {
    const { money, language } = attempt
    const payment = await callAcquirer(
      cx,
      Payment,
      'POST',
      '/v1/payments',
      {
        reference: attempt.reference,
        amount: String(money.amount),
        currency: money.currency,
        language,
        saveCard: attempt.saveInstrument,
        ...(attempt.storedToken ? { storedCard: attempt.storedToken } : {}),
        ...(attempt.refusesCredit ? { acceptFunding: ['debit', 'prepaid'] } : {}),
        ...encryptedCardOf(attempt),
        ...(attempt.registersCard ? { registerCard: true } : {}),
        ...(attempt.fields['cardToken'] ? { cardToken: attempt.fields['cardToken'] } : {}),
        ...(attempt.fields['walletToken'] ? { walletToken: attempt.fields['walletToken'] } : {}),
        parentOrigin: attempt.parentOrigin,
        noticeUrl: attempt.noticeUrl,
        payer: attempt.payer,
      },
      `start-${attempt.reference}`,
    )
    // The card is known already, so their form is not needed.
    if (payment.status === 'requiresConfirmation')
      return cardAcquirer.advance(cx, { ...attempt, providerReference: payment.id }, { kind: 'confirm' })
    return progressOf(cx, payment)
  },

  async prepare(cx, { payer }) {
    const { clientKey } = await callAcquirer(
      cx,
      ClientKey,
      'POST',
      '/v1/client-keys',
      {},
      `client-key-${payer}-${cx.clock.now().getTime()}`,
    )
    return { clientKey }
  },

  async advance(cx, attempt, input) {
    const id = attempt.providerReference
    if (!id) throw new ProviderError('refused', 'no payment to go on with')
    const { path, body } = nextCall(attempt, input)
    const payment = await callAcquirer(
      cx,
      Payment,
      'POST',
      `/v1/payments/${encodeURIComponent(id)}${path}`,
      body,
      `${path.slice(1)}-${attempt.reference}-${keyOf(input)}`,
    )
    return progressOf(cx, payment)
  },

  async query(cx, { reference }) {
    const payment = await found(callAcquirer(cx, Payment, 'GET', `/v1/payments?reference=${encodeURIComponent(reference)}`))
    return payment ? progressOf(cx, payment) : { facts: [] }
  },

  async cancel(cx, { reference }) {
    const payment = await found(callAcquirer(cx, Payment, 'GET', `/v1/payments?reference=${encodeURIComponent(reference)}`))
    if (!payment) return { facts: [{ kind: 'cancelled', eventKey: `${reference}:never-there`, happenedAt: cx.clock.now() }] }
    return progressOf(cx, await callAcquirer(cx, Payment, 'POST', `/v1/payments/${payment.id}/cancel`, {}, `cancel-${reference}`))
  },

  async payOut(cx, payout) {
    const { money, reference } = payout
    const body = {
      reference,
      amount: String(money.amount),
      currency: money.currency,
      card: payout.storedToken,
      noticeUrl: payout.noticeUrl,
      payer: payout.payer,
    }
    const answer = await callAcquirer(cx, Payout, 'POST', '/v1/payouts', body, `payout-${reference}`)
    return { providerReference: answer.id, facts: factsOfPayout(answer, cx.clock.now()) }
  },

  async queryPayout(cx, { reference }) {
    const payout = await found(callAcquirer(cx, Payout, 'GET', `/v1/payouts?reference=${encodeURIComponent(reference)}`))
    if (!payout) return { facts: [] }
    const { id, payer } = payout
    return { providerReference: id, facts: factsOfPayout(payout, cx.clock.now()), ...(payer ? { payer } : {}) }
  },

  verify(cx, raw) {
    if (
      !signatureIsRight(
        raw.headers['acquirer-signature'],
        raw.body,
        secretsIn(cx.secret('acquirerWebhookSecret')),
        cx.clock.now(),
        noticeToleranceSeconds,
      )
    )
      throw new ProviderError('refused', 'the signature or its time is wrong')
    const event = Event.parse(JSON.parse(raw.body))
    const about = event.data.payout ?? event.data.payment
    if (!about) throw new ProviderError('refused', 'a notice about nothing')
    return { eventKey: event.id, reference: about.reference, providerReference: about.id, facts: factsOfEvent(event) }
  },

  async statement(cx, from, to) {
    const { lines } = await callAcquirer(cx, Statement, 'GET', `/v1/statement?from=${from.toISOString()}&to=${to.toISOString()}`)
    return lines.map(statementLine)
  },
}

function statementLine({
  id,
  type,
  reference,
  paymentReference,
  about,
  amount,
  currency,
  fee,
  at,
}: z.output<typeof Statement>['lines'][number]) {
  const money = { amount, currency }
  const fact = factOfLine({ type, about, money, at })
  // A refund has its own reference; book it under the payment's.
  return { id, type, reference: paymentReference ?? reference, money, fee, at, ...(fact ? { fact } : {}) }
}

/** Returns the card that the browser encrypted to the acquirer; we pass on what we cannot read. */
function encryptedCardOf({ fields }: AttemptForProvider): Record<string, unknown> {
  const { cardNumber: number, cardExpiry: expiry, cardCvc: cvc, cardHolder: holder } = fields
  return number && expiry && cvc && holder ? { encryptedCard: { number, expiry, cvc, holder } } : {}
}

function progressOf(cx: ProviderContext, payment: z.output<typeof Payment>): Progress {
  const step = stepOfPayment(payment, new URL(cx.settings.get('be.cardAcquirer.url')).origin)
  const { id, payer } = payment
  return { providerReference: id, facts: factsOfPayment(payment, cx.clock.now()), ...(step ? { step } : {}), ...(payer ? { payer } : {}) }
}

/** Maps a definite "not found" to undefined; rethrows every other error. */
async function found<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ProviderError && error.message === 'not_found') return undefined
    throw error
  }
}

function nextCall(attempt: AttemptForProvider, input: AdvanceInput): { path: string; body: Record<string, unknown> } {
  switch (input.kind) {
    case 'confirm':
      return { path: '/confirm', body: { threeDsMethodNotificationUrl: attempt.landing('3ds-method') } }
    case 'browser':
      return {
        path: '/authenticate',
        body: {
          threeDSCompInd: input.completed,
          challengeNotificationUrl: attempt.landing('3ds-challenge'),
          challengeWindowSize: input.windowSize,
          browser: browserOf(input),
        },
      }
    case 'landing':
      return { path: '/complete', body: { cres: input.fields.cres ?? '' } }
  }
}

const keyOf = (input: AdvanceInput) =>
  input.kind === 'landing'
    ? (input.fields.cres ?? '').slice(-40).replace(/[^\w-]/g, '') || 'empty'
    : input.kind === 'browser'
      ? input.completed
      : 'once'

function browserOf({ values, ip, acceptHeader }: Extract<AdvanceInput, { kind: 'browser' }>): Record<string, unknown> {
  const depth = Number(values.colorDepth)
  return {
    browserAcceptHeader: acceptHeader,
    browserIP: ip,
    browserUserAgent: values.userAgent,
    browserLanguage: values.language,
    browserJavascriptEnabled: values.javascriptEnabled,
    browserJavaEnabled: values.javaEnabled,
    browserColorDepth: String(colourDepths.includes(depth) ? depth : depth > 48 ? 48 : 24),
    browserScreenHeight: String(values.screenHeight),
    browserScreenWidth: String(values.screenWidth),
    browserTZ: String(values.timezoneOffsetMinutes),
  }
}
