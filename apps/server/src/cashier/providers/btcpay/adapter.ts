import { formatAmount } from '@fairhouse/money'
import type { z } from 'zod'
import { askProvider, jsonIn } from '../../provider-contract/ask.ts'
import {
  ProviderError,
  type AttemptForProvider,
  type Progress,
  type Provider,
  type ProviderContext,
} from '../../provider-contract/provider.ts'
import { hmacHex, sameText } from '../../provider-contract/signed.ts'
import { detailsOf, factsOf } from './facts.ts'
import { Event, Invoice, PaymentMethods } from './wire.ts'

/** Cryptocurrency through a BTCPay Server, the operator's own or a hosted one. Protocol: docs/protocols/btcpay.md. */
export const btcpay: Provider = {
  id: 'btcpay',
  addressSetting: 'be.btcpay.url',
  secrets: ['btcpayWebhookSecret', 'btcpayApiKey'],
  leastQueryGapMs: 5000,

  async start(cx, attempt) {
    const invoice = await call(cx, Invoice, 'POST', '/invoices', invoiceFor(cx, attempt))
    return open(cx, invoice, attempt)
  },

  advance: async () => ({ facts: [] }),

  async query(cx, { providerReference }) {
    if (!providerReference) return { facts: [] }
    const invoice = await call(cx, Invoice, 'GET', `/invoices/${encodeURIComponent(providerReference)}`)
    return { providerReference: invoice.id, facts: factsOf(invoice, cx.clock.now()) }
  },

  // An invoice expires by itself; anything paid later is reported as late money.
  async cancel(cx, about) {
    const { facts, providerReference } = await btcpay.query(cx, about)
    const over = { kind: 'expired' as const, eventKey: `${about.reference}:waited`, happenedAt: cx.clock.now() }
    return { ...(providerReference ? { providerReference } : {}), facts: facts.length > 0 || about.isPaid ? facts : [over] }
  },

  payOut: async () => Promise.reject(new ProviderError('refused', 'payouts in coins are not connected')),
  queryPayout: async () => ({ facts: [] }),

  verify(cx, raw) {
    const wanted = `sha256=${hmacHex('sha256', cx.secret('btcpayWebhookSecret'), raw.body)}`
    if (!sameText(raw.headers['btcpay-sig'] ?? '', wanted)) throw new ProviderError('refused', 'BTCPay has not signed this')
    const event = Event.parse(jsonIn(raw.body))
    return {
      eventKey: event.originalDeliveryId ?? event.deliveryId,
      reference: event.metadata.orderId,
      providerReference: event.invoiceId,
      facts: [],
      // A webhook only says that something happened; the invoice says what.
      look: true,
    }
  },
}

/** Returns whether the product starts with `channel:`, an address that takes any amount for two weeks. */
const isChannel = ({ product }: AttemptForProvider) => product.startsWith('channel:')
const channelMinutes = 14 * 24 * 60

function invoiceFor(cx: ProviderContext, attempt: AttemptForProvider): unknown {
  const { money, reference, product } = attempt
  const channel = isChannel(attempt)
  return {
    ...(channel ? {} : { amount: formatAmount(money.amount, money.currency) }),
    currency: money.currency,
    metadata: { orderId: reference },
    checkout: {
      paymentMethods: [product.replace('channel:', '')],
      expirationMinutes: channel ? channelMinutes : cx.settings.get('be.btcpay.expirationMinutes'),
    },
  }
}

async function open(cx: ProviderContext, invoice: Invoice, attempt: AttemptForProvider): Promise<Progress> {
  const methods = await call(cx, PaymentMethods, 'GET', `/invoices/${encodeURIComponent(invoice.id)}/payment-methods`)
  const method = methods[0]
  if (!method) throw new ProviderError('refused', 'the invoice can be paid by nothing')
  return {
    providerReference: invoice.id,
    facts: factsOf(invoice, cx.clock.now()),
    step: { type: 'details', details: detailsOf(invoice, method, isChannel(attempt)) },
    // Allow a minute for the report of a payment made in the last second.
    expiresAt: new Date(invoice.expirationTime * 1000 + 60_000),
  }
}

async function call<Schema extends z.ZodType>(
  cx: ProviderContext,
  schema: Schema,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<z.output<Schema>> {
  const { status, text } = await askProvider(cx, {
    url: `${cx.settings.get('be.btcpay.url')}/api/v1/stores/${encodeURIComponent(cx.settings.get('be.btcpay.storeId'))}${path}`,
    method,
    headers: { authorization: `token ${cx.secret('btcpayApiKey')}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (status >= 400) throw new ProviderError('refused', `btcpay_${status}`)
  const read = schema.safeParse(jsonIn(text))
  if (!read.success) throw new ProviderError('unknown', `${path} answered something else than its protocol says`)
  return read.data
}
