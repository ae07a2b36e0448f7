import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { World } from '../base/world.ts'
import { addProtocol, insertOrder, readOrderByReference, type Order } from '../orders/index.ts'
import { people } from '../people/index.ts'
import { accountOf } from './account.ts'
import { merchantKey, serviceKey } from './keys.ts'
import { isSignedBy, signAs } from './signature.ts'

const name = 'trustly'

const Payout = z.object({
  NotificationURL: z.url().regex(/^[^?]+$/),
  AccountID: z.string().regex(/^\d{1,20}$/),
  EndUserID: z.string().min(1).max(100),
  MessageID: z.string().min(1).max(100),
  Amount: z.string().regex(/^\d{1,12}\.\d{2}$/),
  Currency: z.string().length(3),
})

/** Registers payouts to accounts: a person at the bank confirms or returns them, even after confirmation. */
export function registerPayouts(world: World): void {
  addProtocol({
    name,
    title: 'Payout by Trustly',
    courses: {
      confirm: { label: 'The bank pays it out', kind: 'good', steps: [{ event: 'payoutconfirmation' }] },
      confirmTwice: {
        label: 'Paid out, told twice',
        kind: 'good',
        steps: [{ event: 'payoutconfirmation' }, { event: 'payoutconfirmation', afterSeconds: 1 }],
      },
      fail: { label: 'The bank refuses it', kind: 'bad', steps: [{ event: 'credit' }] },
      bounce: {
        label: 'Paid out, and back a minute later',
        kind: 'bad',
        steps: [{ event: 'payoutconfirmation' }, { event: 'credit', afterSeconds: 60 }],
      },
      swapped: {
        label: 'Back, and only then confirmed',
        kind: 'bad',
        steps: [{ event: 'credit' }, { event: 'payoutconfirmation', afterSeconds: 1 }],
      },
    },
    stateAfter: (event) => (event === 'credit' ? 'returned' : 'paid'),
    messageOf: (_, order, event) => {
      const { method, uuid, data } = notificationOf(world, order, event)
      const signature = signAs({ method, uuid, data }, serviceKey(world), undefined)
      const body = JSON.stringify({ method, params: { signature, uuid, data }, version: '1.1' })
      return { headers: { 'content-type': 'application/json; charset=utf-8' }, body }
    },
    isTaken: (status, body) => status === 200 && saysOk(world, body),
  })
}

function notificationOf({ clock }: World, { id, reference, amount, currency, asked }: Order, event: { id: bigint; event: string }) {
  const timestamp = clock.now().toISOString().replace('T', ' ').replace('Z', '000+00')
  const about = { notificationid: String(event.id), messageid: reference, orderid: String(id), enduserid: String(asked['EndUserID']) }
  const uuid = `00000000-0000-4000-8000-${event.id.toString().padStart(12, '0')}`
  return { method: event.event, uuid, data: { ...about, amount, currency, timestamp } }
}

function saysOk(world: World, text: string): boolean {
  const { result } = JSON.parse(text) as { result?: { signature: string; uuid: string; method: string; data: { status?: string } } } // its signature is looked at
  if (result?.data.status !== 'OK') return false
  return isSignedBy({ method: result.method, uuid: result.uuid, data: result.data }, result.signature, merchantKey(world))
}

/** Accepts a payout to an account that was chosen here before. A repeated message id is an error of the merchant. */
export async function payOut(
  world: World,
  data: unknown,
): Promise<'ERROR_INVALID_PARAMETERS' | 'ERROR_ACCOUNT_NOT_FOUND' | 'ERROR_DUPLICATE_MESSAGE_ID' | { orderid: string; result: string }> {
  const asked = Payout.safeParse(data).data
  if (!asked || new URL(asked.NotificationURL).origin !== world.environment.productOrigin) return 'ERROR_INVALID_PARAMETERS'
  if (!people.some((person) => accountOf(person).accountid === asked.AccountID)) return 'ERROR_ACCOUNT_NOT_FOUND'
  if (await readOrderByReference(world.database.query, name, asked.MessageID)) return 'ERROR_DUPLICATE_MESSAGE_ID'
  const order = await insertOrder(world.database.query, {
    protocol: name,
    reference: asked.MessageID,
    secret: randomBytes(12).toString('hex'),
    amount: asked.Amount,
    currency: asked.Currency,
    asked,
    noticeUrl: asked.NotificationURL,
    createdAt: world.clock.now(),
    expiresAt: null,
  })
  world.changes.say('orders')
  return order ? { orderid: String(order.id), result: '1' } : 'ERROR_DUPLICATE_MESSAGE_ID'
}
