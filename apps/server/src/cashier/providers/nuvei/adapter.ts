import { countryOf } from '@fairhouse/fields/lists/index.ts'
import { formatAmount, parseAmount } from '@fairhouse/money'
import { z } from 'zod'
import { askProvider, jsonIn } from '../../provider-contract/ask.ts'
import {
  ProviderError,
  type AttemptForProvider,
  type Fact,
  type Notice,
  type Provider,
  type ProviderContext,
} from '../../provider-contract/provider.ts'
import { sameText } from '../../provider-contract/signed.ts'
import { callTime, checksumAfterSecret, checksumBeforeSecret, pageTime } from './checksum.ts'

/** A notice (DMN): fields of a form. `preDeposit` asks whether the payment may go on. */
const Dmn = z.object({
  type: z.string().max(40).default('payment'),
  merchant_unique_id: z.string().min(1).max(100),
  totalAmount: z.string().regex(/^\d{1,12}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  responseTimeStamp: z.string().max(40),
  PPP_TransactionID: z.string().min(1).max(60),
  Status: z.string().max(20),
  productId: z.string().max(60).default(''),
  ReasonCode: z.string().max(20).default(''),
  advanceResponseChecksum: z.string().max(128),
})
type Dmn = z.output<typeof Dmn>

const Details = z.object({
  status: z.string(),
  transactionStatus: z.string().nullish(),
  transactionId: z.string().nullish(),
  amount: z.string().nullish(),
  currency: z.string().nullish(),
  reasonCode: z.string().nullish(),
})

/** Wallets, banks and vouchers on a Nuvei page, with its checksums. Protocol: docs/protocols/nuvei.md. */
export const nuvei: Provider = {
  id: 'nuvei',
  addressSetting: 'be.nuvei.apiUrl',
  secrets: ['nuveiSecret'],
  leastQueryGapMs: 10_000,

  async start(cx, attempt) {
    const fields = pageFields(cx, attempt)
    const url = new URL(cx.settings.get('be.nuvei.pageUrl'))
    const target = attempt.wholePage ? ('top' as const) : ('frame' as const)
    return {
      step: { type: 'redirect', url: `${url.origin}${url.pathname}`, method: 'POST', fields, target, origin: url.origin },
      facts: [],
    }
  },

  // The browser's return proves nothing about money. Nuvei's status tells the reason; without one the payer gave up,
  // which is safe to believe because late money beats it.
  async advance(cx, attempt, input) {
    if (input.kind !== 'landing' || input.landing !== 'failed') return { facts: [] }
    const { facts } = await nuvei.query(cx, attempt)
    const gaveUp: Fact = { kind: 'cancelled', eventKey: `${attempt.reference}:given-up`, happenedAt: cx.clock.now() }
    return { facts: facts.length > 0 ? facts : [gaveUp] }
  },

  async query(cx, { reference }) {
    const [merchant, site] = whoWeAre(cx)
    const timeStamp = callTime(cx.clock.now())
    const checksum = checksumBeforeSecret(cx.secret('nuveiSecret'), [merchant, site, reference, timeStamp])
    const { text } = await askProvider(cx, {
      url: `${cx.settings.get('be.nuvei.apiUrl')}/getTransactionDetails.do`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ merchantId: merchant, merchantSiteId: site, clientUniqueId: reference, timeStamp, checksum }),
    })
    const details = Details.safeParse(jsonIn(text)).data
    if (!details) throw new ProviderError('unknown', 'getTransactionDetails answered something else than its protocol says')
    // The page was never opened, so Nuvei has nothing of ours; only the player can send it again.
    const { transactionId, transactionStatus, amount, currency, reasonCode } = details
    if (!transactionId || !amount || !currency) return { providerReference: reference, facts: [] }
    const told = {
      PPP_TransactionID: transactionId,
      totalAmount: amount,
      currency,
      Status: transactionStatus ?? '',
      ReasonCode: reasonCode ?? '',
    }
    return { providerReference: transactionId, facts: factsOf(told, cx.clock.now()) }
  },

  // No call ends an open page: we just stop waiting. Money that still comes is accepted.
  async cancel(cx, about) {
    const { facts } = await nuvei.query(cx, about)
    const over: Fact = { kind: 'expired', eventKey: `${about.reference}:waited`, happenedAt: cx.clock.now() }
    return { facts: facts.length > 0 || about.isPaid ? facts : [over] }
  },

  payOut: async () => Promise.reject(new ProviderError('refused', 'payouts by Nuvei are not connected')),
  queryPayout: async () => ({ facts: [] }),

  verify(cx, raw): Notice {
    const dmn = Dmn.parse(Object.fromEntries(new URLSearchParams(raw.body)))
    const { totalAmount, currency, responseTimeStamp, PPP_TransactionID: id, Status: status, productId } = dmn
    const values = [totalAmount, currency, responseTimeStamp, id, status, productId]
    if (!sameText(dmn.advanceResponseChecksum, checksumAfterSecret(cx.secret('nuveiSecret'), values)))
      throw new ProviderError('refused', 'the checksum of a notice is wrong')
    const about = { eventKey: `${dmn.type}:${id}:${status}:${totalAmount}`, reference: dmn.merchant_unique_id }
    if (dmn.type === 'preDeposit') return { ...about, facts: [], mayGoOn: true }
    const facts = factsOf(dmn, cx.clock.now())
    // The checksum does not cover the reference, and the payer's browser has seen it.
    const confirm = facts.some(({ kind }) => kind === 'received') ? { confirm: true as const } : {}
    return { ...about, providerReference: id, facts, ...confirm }
  },

  async reply(_, raw, decision) {
    const asks = new URLSearchParams(raw.body).get('type') === 'preDeposit'
    const body = asks ? (decision === 'continue' ? 'action=APPROVE' : 'action=DECLINE&message=This+payment+is+over') : 'OK'
    return { type: 'text/plain; charset=utf-8', body }
  },
}

const whoWeAre = ({ settings }: ProviderContext): [merchant: string, site: string] => [
  settings.get('be.nuvei.merchantId'),
  settings.get('be.nuvei.merchantSiteId'),
]

/** Builds the page's fields in the checksum's order, with the checksum last. */
function pageFields(cx: ProviderContext, attempt: AttemptForProvider): Record<string, string> {
  const { money, reference, product, payer, country, language, landing, noticeUrl, person } = attempt
  const [merchant, site] = whoWeAre(cx)
  const total = formatAmount(money.amount, money.currency)
  const fields = {
    merchant_id: merchant,
    merchant_site_id: site,
    time_stamp: pageTime(cx.clock.now()),
    total_amount: total,
    currency: money.currency,
    user_token_id: payer,
    item_name_1: 'Deposit',
    item_amount_1: total,
    item_quantity_1: '1',
    numberofitems: '1',
    version: '4.0.0',
    merchant_unique_id: reference,
    payment_method: product,
    payment_method_mode: 'filter',
    merchantLocale: language,
    country: countryOf(country)?.alpha2 ?? '',
    email: person?.email ?? '',
    notify_url: noticeUrl,
    success_url: landing('success'),
    pending_url: landing('success'),
    error_url: landing('failed'),
    back_url: landing('failed'),
  }
  return { ...fields, checksum: checksumAfterSecret(cx.secret('nuveiSecret'), Object.values(fields)) }
}

/** Derives facts from a status, the same whether a notice or a query brought it. */
function factsOf(
  {
    PPP_TransactionID: id,
    totalAmount,
    currency,
    Status,
    ReasonCode,
  }: Pick<Dmn, 'PPP_TransactionID' | 'totalAmount' | 'currency' | 'Status' | 'ReasonCode'>,
  at: Date,
): Fact[] {
  const amount = parseAmount(totalAmount, currency)
  if (amount === undefined) throw new ProviderError('refused', 'an amount that its currency does not have')
  switch (Status.toUpperCase()) {
    case 'APPROVED':
      return [{ kind: 'received', eventKey: `${id}:approved`, money: { amount, currency }, happenedAt: at }]
    case 'DECLINED':
    case 'ERROR':
      return [{ kind: 'failed', eventKey: `${id}:declined`, reason: reasonOf(ReasonCode), happenedAt: at }]
    case 'PENDING':
      return [{ kind: 'pending', eventKey: `${id}:pending`, happenedAt: at }]
    default:
      return []
  }
}

/** Translates a decline code into our reason, if we have one. */
function reasonOf(code: string): string {
  if (code === voucherUsed) return 'voucher_used'
  return code ? `nuvei_${code}` : 'do_not_honour'
}
const voucherUsed = '1156'
