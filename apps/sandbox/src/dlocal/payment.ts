import { clabeOf } from './clabe.ts'
import { digitsFrom } from './digits-from.ts'
import type { World } from '../base/world.ts'
import type { Order } from '../orders/index.ts'

const codes: Readonly<Record<string, readonly [code: string, detail: string]>> = {
  PENDING: ['100', 'The payment is pending.'],
  PAID: ['200', 'The payment was paid.'],
  REJECTED: ['300', 'The payment was rejected.'],
  CANCELLED: ['400', 'The payment was cancelled.'],
  EXPIRED: ['304', 'The payment was expired.'],
}

/** Returns a payment as the API and notifications report it; `event` and `amount` override the stored ones. */
export function paymentOf({ origin }: World, order: Order, event?: string, amount = order.amount) {
  const { asked, reference, state, currency, secret, createdAt, expiresAt } = order
  const status = event ?? (state === 'open' ? 'PENDING' : state)
  const [code, detail] = codes[status] ?? ['100', '']
  const method = String(asked['payment_method_id'])
  const flow = asked['payment_method_flow']
  const expiration = expiresAt?.toISOString()
  return {
    id: `D-4-${reference}`,
    amount: Number(amount),
    currency,
    country: asked['country'],
    payment_method_id: method,
    payment_method_flow: flow,
    payment_method_type: method === 'SE' ? 'BANK_TRANSFER' : 'TICKET',
    created_date: createdAt.toISOString(),
    status,
    status_code: code,
    status_detail: detail,
    order_id: reference,
    notification_url: order.noticeUrl,
    ...(flow === 'REDIRECT' ? { redirect_url: `${origin}/dlocal/pay/${secret}` } : howToPay(method, order, expiration)),
  }
}

/** Returns the payment instructions: an account for a transfer, a code for a slip, a terminal or a counter. */
function howToPay(method: string, { reference, secret }: Order, expiration: string | undefined) {
  const number = digitsFrom(secret, 14)
  if (method === 'SE')
    return {
      bank_transfer: {
        bank_account_type: 'CLABE',
        bank_account: clabeOf(secret),
        bank_name: 'STP',
        beneficiary_name: 'Sandbox Payments',
        reference: number.slice(0, 7),
        expiration_date: expiration,
      },
    }
  const type = method === 'QR' ? 'QR_CODE' : method === 'OX' ? 'BARCODE' : method === 'BL' ? 'CUSTOM' : 'REFERENCE_CODE'
  return {
    ticket: {
      type,
      id: number,
      ...(type === 'QR_CODE' ? { qr_code: `sandbox-pay:${reference}?number=${number}` } : { number }),
      ...(type === 'BARCODE' || type === 'CUSTOM' ? { barcode: digitsFrom(`barcode ${secret}`, 30), format: 'CODE_128' } : {}),
      expiration_date: expiration,
      company_name: 'Sandbox Payments',
      provider_name: 'Sandbox Counter',
    },
  }
}
