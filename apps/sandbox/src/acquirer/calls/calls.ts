import type { z } from 'zod'
import { decodeJson } from '../../base/base64url.ts'
import type { Queries } from '@fairhouse/process/database.ts'
import type { World } from '../../base/world.ts'
import { answer, refuse, type Answer } from '../base/answer.ts'
import {
  authenticateInput,
  completeInput,
  confirmInput,
  noInput,
  paymentInput,
  payoutInput,
  referenceInput,
  refundInput,
  statementInput,
} from './call-inputs.ts'
import { createPayment } from '../payments/create-payment.ts'
import { movePayment } from '../payments/move-payment.ts'
import type { Payment } from '../payments/payment.ts'
import { paymentView } from '../payments/payment-view.ts'
import { readPayment, readPaymentByReference } from '../payments/payment.sql.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import type { PaymentEvent } from '../payments/step-payment.ts'
import { newTransactionIds } from '../payments/three-ds.ts'
import { createPayout } from '../payouts/create-payout.ts'
import { payoutView } from '../payouts/payout.ts'
import { readPayout, readPayoutByReference } from '../payouts/payout.sql.ts'
import { readStatement } from '../base/statement.sql.ts'
import { newClientKey } from '../tokens/client-key.ts'

/** One call of the merchant's API: its address, its input, and its work within one transaction. */
export type Call = {
  method: 'GET' | 'POST'
  path: string
  input: z.ZodType
  run: (world: World, query: Queries, id: string, input: never) => Promise<Answer>
}

const absentPayment = refuse(404, 'not_found', 'There is no such payment.')
const absentPayout = refuse(404, 'not_found', 'There is no such payout.')

/** All calls of docs/protocols/card-acquirer.md. */
export const calls: Call[] = [
  call('POST', '/v1/payments', paymentInput, (world, query, _id, order) => createPayment(world, query, order)),
  call('GET', '/v1/payments', referenceInput, async (world, query, _id, { reference }) =>
    tellPayment(world, await readPaymentByReference(query, reference)),
  ),
  call('GET', '/v1/payments/:id', noInput, async (world, query, id) => tellPayment(world, await readPayment(query, id))),
  call('POST', '/v1/payments/:id/confirm', confirmInput, (world, query, id, { threeDsMethodNotificationUrl }) =>
    move(world, query, id, { type: 'confirm', methodNotificationUrl: threeDsMethodNotificationUrl, ids: newTransactionIds() }),
  ),
  call(
    'POST',
    '/v1/payments/:id/authenticate',
    authenticateInput,
    (world, query, id, { threeDSCompInd, challengeNotificationUrl, challengeWindowSize }) =>
      move(world, query, id, { type: 'authenticate', threeDSCompInd, challengeNotificationUrl, windowSize: challengeWindowSize }),
  ),
  call('POST', '/v1/payments/:id/complete', completeInput, (world, query, id, { cres }) => complete(world, query, id, cres)),
  call('POST', '/v1/payments/:id/cancel', noInput, (world, query, id) => move(world, query, id, { type: 'cancel' })),
  call('POST', '/v1/payments/:id/refunds', refundInput, (world, query, id, wish) => refundPayment(world, query, id, wish)),
  call('POST', '/v1/payouts', payoutInput, (world, query, _id, order) => createPayout(world, query, order)),
  call('GET', '/v1/payouts', referenceInput, async (_world, query, _id, { reference }) =>
    tellPayout(await readPayoutByReference(query, reference)),
  ),
  call('GET', '/v1/payouts/:id', noInput, async (_world, query, id) => tellPayout(await readPayout(query, id))),
  call('POST', '/v1/client-keys', noInput, async (world) => answer(201, { clientKey: newClientKey(world) })),
  call('GET', '/v1/statement', statementInput, (_world, query, _id, { from, to }) => tellStatement(query, from, to)),
]

function call<Input extends z.ZodType>(
  method: Call['method'],
  path: string,
  input: Input,
  run: (world: World, query: Queries, id: string, input: z.output<Input>) => Promise<Answer>,
): Call {
  return { method, path, input, run }
}

async function move(world: World, query: Queries, id: string, event: PaymentEvent): Promise<Answer> {
  return tellPayment(world, await movePayment(world, query, id, event))
}

/**
 * Completes a payment with the directory server's own result; the browser's `cres` is only checked to belong to this
 * payment.
 */
async function complete(world: World, query: Queries, id: string, cres: string): Promise<Answer> {
  const payment = await readPayment(query, id)
  const told = decodeJson(cres)?.threeDSServerTransID
  const own = payment && 'ids' in payment.state ? payment.state.ids.threeDSServerTransID : told
  if (told !== undefined && told !== own) return refuse(400, 'cres_mismatch', 'The cres belongs to another payment.')
  return move(world, query, id, { type: 'complete' })
}

function tellPayment(world: World, payment: Payment | null): Answer {
  return payment ? answer(200, paymentView(payment, world.origin)) : absentPayment
}

function tellPayout(payout: Awaited<ReturnType<typeof readPayout>>): Answer {
  return payout ? answer(200, payoutView(payout)) : absentPayout
}

async function tellStatement(query: Queries, from: Date, to: Date): Promise<Answer> {
  const lines = await readStatement(query, from, to)
  return answer(200, {
    lines: lines.map((line) => ({ ...line, amount: String(line.amount), fee: String(line.fee), at: line.at.toISOString() })),
  })
}
