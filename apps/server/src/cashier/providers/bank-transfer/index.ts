import { creditorReference, readCreditorReference } from '@fairhouse/fields'
import { formatAmount, parseAmount } from '@fairhouse/money'
import { ProviderError, type Fact, type Provider, type ProviderContext } from '../provider.ts'
import { hmacHex, sameText } from '../signed.ts'
import { readCredit } from './camt.ts'
import { epcText } from './epc.ts'

const lifeMs = 14 * 86_400_000

/** Transfers to the operator's own bank account, which the bank tells of by ISO 20022 notifications. Protocol: docs/protocols/bank-transfer.md. */
export const bankTransfer: Provider = {
  id: 'bank-transfer',
  leastQueryGapMs: 3_600_000,

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

  // A bank cannot be asked about money that has not come: it tells when it has.
  query: async (_, { providerReference }) => ({ ...(providerReference ? { providerReference } : {}), facts: [] }),

  async cancel(cx, { reference, isPaid }) {
    return { facts: isPaid ? [] : [{ kind: 'expired', eventKey: `${reference}:waited`, happenedAt: cx.clock.now() }] }
  },

  payOut: async () => Promise.reject(new ProviderError('refused', 'payouts by transfer are not connected')),
  queryPayout: async () => ({ facts: [] }),

  verify(cx, raw) {
    const wanted = hmacHex('sha256', cx.secret('bankNotificationSecret'), raw.body)
    if (!sameText(raw.headers['x-bank-signature'] ?? '', wanted)) throw new ProviderError('refused', 'our bank has not signed this')
    const credit = readCredit(raw.body)
    const amount = credit && parseAmount(credit.amount, credit.currency)
    if (!credit || amount === undefined) throw new ProviderError('refused', 'a notification that is not one booked credit')
    const fact: Fact = {
      kind: 'received',
      eventKey: `bank:${credit.id}`,
      money: { amount, currency: credit.currency },
      happenedAt: cx.clock.now(),
    }
    // Money whose reference nobody can read is taken in all the same, and waits in suspense.
    return { eventKey: credit.id, reference: readCreditorReference(credit.reference) ?? credit.reference.slice(0, 100), facts: [fact] }
  },

  statement: async () => [],
}

const accountOf = ({ settings }: ProviderContext) => ({
  iban: settings.get('be.bankTransfer.iban'),
  bic: settings.get('be.bankTransfer.bic'),
  name: settings.get('be.bankTransfer.name'),
})
