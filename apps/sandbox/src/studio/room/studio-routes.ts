import { z } from 'zod'
import { absent, controlRoute, withoutMeaning, type ControlRoute } from '../../base/control-route.ts'
import { faultsSchema } from '../faults/faults.ts'
import { readFaults, writeFaults } from '../faults/faults.sql.ts'
import { readSeeds } from '../fairness/seeds.sql.ts'
import { isOpen } from '../rounds/round.ts'
import { readRound, readRounds } from '../rounds/round.sql.ts'
import { roundView, seedIdsOf } from '../rounds/round-view.ts'
import { readSessions } from '../rounds/session.sql.ts'
import type { Session } from '../rounds/session.ts'
import type { Studio } from '../studio.ts'
import { voidWheelRound } from '../wheel/turn-wheel.ts'
import { hurrySendings, readSendings, type Sending } from '../wallet/outbox.sql.ts'

const limit = z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) })
const sendingSchema = z.object({
  transactionId: z.string(),
  call: z.enum(['win', 'rollback', 'roundClose']),
  outcome: z.enum(['waiting', 'done', 'alarm', 'givenUp']),
  attempts: z.int(),
  nextAt: z.string().nullable(),
  lastAnswer: z.string().nullable(),
})
const roundSchema = z.looseObject({
  roundId: z.string(),
  status: z.enum(['betting', 'staked', 'refused', 'rollingBack', 'rolledBack', 'paying', 'closed', 'alarm']),
  stake: z.string().describe('Minor units.'),
  win: z.string().nullable().describe('Minor units; null while chance has not decided.'),
  currency: z.string(),
})
const storySchema = roundSchema.extend({ calls: z.array(sendingSchema) })
const sessionSchema = z.object({
  id: z.string(),
  type: z.enum(['real', 'demo']),
  playerRef: z.string().nullable(),
  currency: z.string(),
  country: z.string(),
  language: z.string(),
  balance: z.object({ cash: z.string(), bonus: z.string() }),
  createdAt: z.string(),
  openedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  endCode: z.string().nullable(),
})
const tag = 'Studio'
const roundId = z.object({ id: z.string().min(1).max(100) })

/** Returns the control API's calls about the studio. */
export function studioRoutes(studio: Studio): ControlRoute[] {
  return [...readingRoutes(studio), ...faultRoutes(studio), againRoute(studio), voidRoute(studio)]
}

function readingRoutes(studio: Studio): ControlRoute[] {
  const { query } = studio.world.database
  return [
    controlRoute({
      method: 'GET',
      path: '/studio/sessions',
      tag,
      summary: 'The newest visits to the game',
      query: limit,
      answer: z.object({ sessions: z.array(sessionSchema) }),
      run: async (asked) => ({ status: 200, body: { sessions: (await readSessions(query, asked.query.limit)).map(sessionView) } }),
    }),
    controlRoute({
      method: 'GET',
      path: '/studio/rounds',
      tag,
      summary: 'The newest rounds, open ones first, then those that need a person',
      query: limit,
      answer: z.object({ rounds: z.array(roundSchema) }),
      run: async (asked) => {
        const rounds = await readRounds(query, asked.query.limit)
        const seeds = await readSeeds(query, seedIdsOf(rounds))
        return { status: 200, body: { rounds: rounds.map((round) => roundView(round, seeds)) } }
      },
    }),
    controlRoute({
      method: 'GET',
      path: '/studio/rounds/{id}',
      tag,
      summary: 'One round with the calls that had to arrive',
      params: roundId,
      answer: storySchema,
      run: async ({ params }) => {
        const body = await story(studio, params.id)
        return body ? { status: 200, body } : absent('round')
      },
    }),
  ]
}

function faultRoutes({ world }: Studio): ControlRoute[] {
  const { query } = world.database
  const changed = async (changes: Parameters<typeof writeFaults>[1]) => {
    const body = await writeFaults(query, changes)
    world.changes.say('studio')
    return { status: 200 as const, body }
  }
  return [
    controlRoute({
      method: 'GET',
      path: '/studio/faults',
      tag,
      summary: 'The faults that are set',
      answer: faultsSchema,
      run: async () => ({ status: 200, body: await readFaults(query) }),
    }),
    controlRoute({
      method: 'POST',
      path: '/studio/faults',
      tag,
      summary: 'Set faults: what is given is set, the rest stays; each number goes down as it is used up',
      body: faultChanges,
      answer: faultsSchema,
      run: ({ body }) => changed(body),
    }),
    controlRoute({
      method: 'DELETE',
      path: '/studio/faults',
      tag,
      summary: 'Clear all faults',
      answer: faultsSchema,
      run: () => changed(null),
    }),
  ]
}

/** The same fields without defaults: missing ones stay unchanged. */
const faultChanges = z.strictObject(
  Object.fromEntries(
    Object.entries(faultsSchema.shape).map(([name, field]) => [
      name,
      field
        .unwrap()
        .optional()
        .describe(field.description ?? ''),
    ]),
  ),
)

function againRoute(studio: Studio): ControlRoute {
  const { world } = studio
  return controlRoute({
    method: 'POST',
    path: '/studio/rounds/{id}/again',
    tag,
    summary: 'Send the unfinished calls of a round now, also a delayed win or one that raised an alarm',
    params: roundId,
    body: z.object({}),
    answer: storySchema,
    run: async ({ params }) => {
      const round = await readRound(world.database.query, params.id)
      if (!round) return absent('round')
      if (!isOpen(round) && round.state.status !== 'alarm') return withoutMeaning('This round has ended: nothing is left to send.')
      await hurrySendings(world.database.query, round.id, world.clock.now(), true)
      await studio.outbox.deliver(round.id)
      world.changes.say('studio')
      return { status: 200, body: await story(studio, round.id) }
    },
  })
}

function voidRoute(studio: Studio): ControlRoute {
  return controlRoute({
    method: 'POST',
    path: '/studio/wheel/void',
    tag,
    summary: 'End the round of the wheel without a result: every stake goes back',
    body: z.object({}),
    answer: z.object({ number: z.int() }),
    run: async () => {
      const voided = await voidWheelRound(studio, 'void, as asked for in the control room')
      return voided ? { status: 200, body: { number: voided.number } } : withoutMeaning('The wheel is not turning and takes no bets now.')
    },
  })
}

async function story({ world }: Studio, id: string): Promise<z.input<typeof storySchema> | null> {
  const round = await readRound(world.database.query, id)
  if (!round) return null
  const seeds = await readSeeds(world.database.query, seedIdsOf([round]))
  return { ...roundView(round, seeds), calls: (await readSendings(world.database.query, [id])).map(sendingView) }
}

function sendingView({ transactionId, call, outcome, attempts, nextAt, lastAnswer }: Sending): z.input<typeof sendingSchema> {
  return { transactionId, call, outcome, attempts, nextAt: nextAt?.toISOString() ?? null, lastAnswer }
}

function sessionView(session: Session): z.input<typeof sessionSchema> {
  const { id, type, owner, currency, country, language, cash, bonus, createdAt, openedAt, endedAt, endCode } = session
  return {
    id,
    type,
    playerRef: type === 'demo' ? null : owner,
    currency,
    country,
    language,
    balance: { cash: String(cash), bonus: String(bonus) },
    createdAt: createdAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    endCode,
  }
}
