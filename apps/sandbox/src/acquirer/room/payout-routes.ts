import { z } from 'zod'
import type { World } from '../../base/world.ts'
import { absent, controlRoute, withoutMeaning, type ControlRoute } from '../../base/control-route.ts'
import { readLastNotice, readNotices } from '../notices/notice.sql.ts'
import { repeatNotice } from '../notices/queue-notice.ts'
import { movePayout } from '../payouts/move-payout.ts'
import { payoutView, type Payout } from '../payouts/payout.ts'
import { readPayout, readPayoutByReference, readPayouts } from '../payouts/payout.sql.ts'
import { noticeView } from './payment-routes.ts'

const payout = z.looseObject({ id: z.string(), reference: z.string(), status: z.string(), amount: z.string(), currency: z.string() })
const id = z.object({ id: z.string().min(1).max(300) })
const payoutAct = z.discriminatedUnion('act', [
  z.object({ act: z.literal('pay') }),
  z.object({ act: z.literal('fail') }),
  z.object({ act: z.literal('return').describe('The bank sends a paid payout back.') }),
  z.object({
    act: z.literal('sendNotice').describe('The last notice once more, the same event.'),
    copies: z.int().min(1).max(20).default(1),
  }),
])

/** Returns the control API's calls about payouts. */
export function payoutRoutes(world: World): ControlRoute[] {
  const { query } = world.database
  return [
    controlRoute({
      method: 'GET',
      path: '/payouts',
      tag: 'Payouts',
      summary: 'The newest payouts',
      query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) }),
      answer: z.object({ payouts: z.array(payout) }),
      run: async (asked) => ({ status: 200, body: { payouts: (await readPayouts(query, asked.query.limit)).map(payoutView) } }),
    }),
    controlRoute({
      method: 'GET',
      path: '/payouts/{id}',
      tag: 'Payouts',
      summary: 'One payout, by its id or the merchant’s reference, with its notices',
      params: id,
      answer: payout,
      run: async ({ params }) => {
        const found = await find(world, params.id)
        return found ? { status: 200, body: await story(world, found) } : absent('payout')
      },
    }),
    controlRoute({
      method: 'POST',
      path: '/payouts/{id}/act',
      tag: 'Payouts',
      summary: 'Pay a payout, let it fail, send it back, or tell it again',
      params: id,
      body: payoutAct,
      answer: payout,
      run: async ({ params, body }) => {
        const found = await find(world, params.id)
        if (!found) return absent('payout')
        const refusal = await actOnPayout(world, found.id, body)
        if (refusal) return withoutMeaning(refusal)
        world.changes.say('payouts')
        world.ticker.wake()
        return { status: 200, body: await story(world, (await readPayout(query, found.id)) ?? found) }
      },
    }),
  ]
}

function actOnPayout(world: World, payoutId: string, act: z.output<typeof payoutAct>): Promise<string | null> {
  return world.database.transaction(async (query) => {
    if (act.act !== 'sendNotice') {
      const outcome = await movePayout(world, query, payoutId, { type: act.act })
      return outcome?.moved ? null : `The payout is ${outcome?.payout.status}: this has no meaning now.`
    }
    const last = await readLastNotice(query, payoutId)
    if (!last) return 'Nothing has been told about the payout yet.'
    await repeatNotice(query, last, world.clock.now(), { copies: act.copies })
    return null
  })
}

async function find(world: World, name: string): Promise<Payout | null> {
  return (await readPayout(world.database.query, name)) ?? readPayoutByReference(world.database.query, name)
}

async function story(world: World, found: Payout): Promise<Record<string, unknown>> {
  const notices = await readNotices(world.database.query, [found.id])
  return { ...payoutView(found), notices: notices.map(noticeView) }
}
