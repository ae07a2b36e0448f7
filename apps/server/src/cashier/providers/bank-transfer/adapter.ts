import { creditorReference, readCreditorReference } from '@fairhouse/fields'
import { formatAmount, parseAmount } from '@fairhouse/money'
import {
  ProviderError,
  type Fact,
  type Instrument,
  type Progress,
  type Provider,
  type ProviderContext,
} from '../../provider-contract/provider.ts'
import { askProvider } from '../../provider-contract/ask.ts'
import { hmacHex, sameText } from '../../provider-contract/signed.ts'
import { accountToken, maskedIban, readAccountToken } from './account.ts'
import { readEntry, type Entry } from './camt.ts'
import { epcText } from './epc.ts'
import { paymentOrder, readPaymentStatus, type PaymentStatus } from './pain.ts'
import { readXml } from './xml.ts'

const lifeMs = 14 * 86_400_000

/**
 * Transfers to and from the operator's own bank account, in ISO 20022 messages. Protocol:
 * docs/protocols/bank-transfer.md.
 */
export const bankTransfer: Provider = {
  id: 'bank-transfer',
  addressSetting: 'be.bankTransfer.payoutUrl',
  secrets: ['bankNotificationSecret', 'bankPaymentSecret'],
  leastQueryGapMs: 3_600_000,
  payoutCurrencies: ['EUR'],

  async start(cx, attempt) {
    const { iban, bic, name } = accountOf(cx)
    const reference = creditorReference(attempt.reference)
    const amount = formatAmount(attempt.money.amount, attempt.money.currency)
    const { currency } = attempt.money
    const until = new Date(cx.clock.now().getTime() + lifeMs)
    const qrCode = currency === 'EUR' ? { qrCode: epcText({ bic, name, iban, amount, reference }) } : {}
    const details = { type: 'iban', value: iban, beneficiary: name, bank: bic, reference, amount, currency, ...qrCode }
    return { providerReference: reference, step: { type: 'details', details }, facts: [], expiresAt: until }
  },

  advance: async () => ({ facts: [] }),

  // A bank cannot be asked about money that has not arrived; it reports arrivals by itself.
  query: async (_, { providerReference }) => ({ ...(providerReference ? { providerReference } : {}), facts: [] }),

  async cancel(cx, { reference, isPaid }) {
    return { facts: isPaid ? [] : [{ kind: 'expired', eventKey: `${reference}:waited`, happenedAt: cx.clock.now() }] }
  },

  async payOut(cx, { reference, money, storedToken }) {
    const { iban, bic, name } = accountOf(cx)
    const body = paymentOrder({
      endToEndId: reference,
      amount: formatAmount(money.amount, money.currency),
      currency: money.currency,
      from: { iban, bic, name },
      to: readAccountToken(storedToken),
      at: cx.clock.now(),
    })
    const { status, text } = await askBank(cx, 'POST', '', body)
    const told = statusIn(text)
    if (!told) throw new ProviderError(status < 300 ? 'unknown' : 'refused', `our bank answered ${status}`)
    return progressOf(cx, told)
  },

  async queryPayout(cx, { reference }) {
    const { status, text } = await askBank(cx, 'GET', `/${encodeURIComponent(reference)}`, '')
    const told = status === 200 ? statusIn(text) : undefined
    // An answer that is no status proves nothing; only "not found" allows sending the order again.
    if (!told && status !== 404) throw new ProviderError('unknown', `our bank answered ${status}`)
    return told ? progressOf(cx, told) : { facts: [] }
  },

  verify(cx, raw) {
    const wanted = hmacHex('sha256', cx.secret('bankNotificationSecret'), raw.body)
    if (!sameText(raw.headers['x-bank-signature'] ?? '', wanted)) throw new ProviderError('refused', 'our bank has not signed this')
    const message = readXml(raw.body)
    if ('problem' in message) throw new ProviderError('refused', `a message of our bank ${message.problem}`)
    const told = readPaymentStatus(message.root)
    if (told) return { eventKey: `${told.endToEndId}:${told.status}`, reference: told.endToEndId, facts: progressOf(cx, told).facts }
    const entry = readEntry(message.root)
    const amount = entry && parseAmount(entry.amount, entry.currency)
    if (!entry || amount === undefined) throw new ProviderError('refused', 'a notification that is not one booked entry')
    return { eventKey: entry.id, reference: referenceOf(entry), facts: [factOf(cx, entry, amount)] }
  },
}

const accountOf = ({ settings }: ProviderContext) => ({
  iban: settings.get('be.bankTransfer.iban'),
  bic: settings.get('be.bankTransfer.bic'),
  name: settings.get('be.bankTransfer.name'),
})

/** Makes one signed call to our bank; the signature covers the path of a query or the body of an order. */
function askBank(cx: ProviderContext, method: 'GET' | 'POST', path: string, body: string) {
  const signature = hmacHex('sha256', cx.secret('bankPaymentSecret'), method === 'POST' ? body : path)
  const headers = { accept: 'application/xml', 'x-bank-signature': signature, ...(body ? { 'content-type': 'application/xml' } : {}) }
  return askProvider(cx, { url: `${cx.settings.get('be.bankTransfer.payoutUrl')}${path}`, method, headers, ...(body ? { body } : {}) })
}

/** Returns the status that our bank answers with; undefined if the answer is something else, such as an error page. */
function statusIn(text: string): PaymentStatus | undefined {
  const answer = readXml(text)
  return 'problem' in answer ? undefined : readPaymentStatus(answer.root)
}

/** Describes an order that the bank has; a refusal ends it. */
function progressOf(cx: ProviderContext, { endToEndId, status, reason }: PaymentStatus): Progress {
  const kind = status === 'RJCT' ? 'payoutFailed' : status === 'ACSC' ? 'paid' : 'pending'
  const fact: Fact = { kind, eventKey: `${endToEndId}:${status}`, happenedAt: cx.clock.now(), ...(reason ? { reason } : {}) }
  return { providerReference: endToEndId, facts: [fact] }
}

/** Returns the reference; money with an unreadable one is accepted too, and goes to suspense. */
const referenceOf = (entry: Entry): string =>
  entry.is === 'credit' ? (readCreditorReference(entry.reference) ?? entry.reference.slice(0, 100)) : entry.endToEndId

function factOf(cx: ProviderContext, entry: Entry, amount: bigint): Fact {
  const about = { eventKey: `bank:${entry.id}`, money: { amount, currency: entry.currency }, happenedAt: cx.clock.now() }
  if (entry.is === 'returned') return { ...about, kind: 'returned', reason: entry.reason }
  if (entry.is === 'paid') return { ...about, kind: 'paid' }
  return { ...about, kind: 'received', ...(entry.payer ? { instrument: instrumentOf(entry.payer) } : {}) }
}

/** Returns the account that a transfer came from, to which a refund can go. */
const instrumentOf = ({ iban, name }: { iban: string; name: string }): Instrument => ({
  token: accountToken({ iban, name }),
  description: maskedIban(iban),
  fingerprint: iban,
  country: iban.slice(0, 2),
  holder: name,
  isVouched: true,
})
