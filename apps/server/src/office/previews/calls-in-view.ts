import { api, type Api, type Call } from '@fairhouse/contract'
import { DatabaseAway } from '../../base/database/database-away.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { House, RequestContext } from '../../base/house.ts'
import type { Handlers } from '../../base/http/serve.ts'
import { errorAnswer, isRefused, refuse } from '../../base/http/refusal.ts'
import { houseInside } from '../acts/house-inside.ts'
import { readOnly } from './preview.sql.ts'

type Handler = (asking: RequestContext, input: unknown) => Promise<unknown>

const calls = new Map<string, [keyof Api, Call]>(
  (Object.keys(api) as (keyof Api)[]).map((name) => [api[name].at, [name, api[name] as Call]]), // the contract's own keys
)
/** These read, and ask a provider how a payment or an identification goes on, which may settle it. */
const asksOutside: readonly (keyof Api)[] = ['depositStatus', 'readValidationStatus', 'resumeStatus']

/**
 * Returns a `fetch` that answers the calls of a page in a view. Whatever may write is refused, and what reads does so in
 * a transaction that cannot write, or of which nothing stays: a view changes nothing about the player, whatever a call does.
 */
export function fetchInView(house: House, handlers: Handlers, asking: RequestContext): typeof fetch {
  return async (given, init) => {
    const url = new URL(String(given))
    const answered = (status: number, body: unknown) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
    const answer = await readInView(
      house,
      handlers,
      asking,
      `${init?.method ?? 'GET'} ${url.pathname}`,
      Object.fromEntries(url.searchParams),
    )
    if (!isRefused(answer)) return answered(200, answer)
    const { status, body } = errorAnswer(answer, url.pathname, house.clock.now())
    return answered(status, body)
  }
}

async function readInView(house: House, handlers: Handlers, asking: RequestContext, at: string, input: unknown): Promise<unknown> {
  const [name, call] = calls.get(at) ?? []
  if (!name || !call) return refuse('notFound')
  if (!at.startsWith('GET ') || asksOutside.includes(name)) return refuse('authorizationRejected')
  if (call.who === 'player' && !asking.player) return refuse('noSession')
  if (call.who === 'visitor' && asking.player) return refuse('shownElsewhere')
  const parsed = call.takes.safeParse(input)
  if (!parsed.success) return refuse('invalidFields')
  const handler = handlers[name] as Handler // what it takes was parsed by its schema
  const read = (tx: Transaction) => handler({ ...asking, house: houseInside(house, oneByOne(tx)).house }, parsed.data)
  try {
    return await reading(house, read).catch((error: unknown) => (wouldWrite(error) ? takenBack(house, read) : Promise.reject(error)))
  } catch (error) {
    house.log.warn({ error, call: name }, 'a call failed in a view')
    return refuse('technicalIssues')
  }
}

/** What reads asks several things at a time; on the one connection of a transaction each waits for the one before. */
function oneByOne(tx: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve()
  const query: Transaction['query'] = <Row extends Record<string, unknown>>(config: Parameters<Transaction['query']>[0]) => {
    const mine = last.then(() => tx.query<Row>(config))
    last = mine.catch(() => undefined)
    return mine
  }
  return { ...tx, query }
}

type Read = (tx: Transaction) => Promise<unknown>

const reading = ({ db }: House, read: Read): Promise<unknown> =>
  db.transaction(async (tx) => {
    await readOnly(tx)
    return read(tx)
  })

/** PostgreSQL's code of a write in a transaction that only reads, as the database reports it. */
const wouldWrite = (error: unknown): boolean => error instanceof DatabaseAway && (error.cause as { code?: string }).code === '25006' // the driver's error

/** Ends a transaction without keeping anything, and carries its answer out. */
class TakenBack extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('taken back')
    this.answer = answer
  }
}

/** Some calls bring limits up to date before they read them: they do so here, too, and nothing of it stays. */
async function takenBack({ db }: House, read: Read): Promise<unknown> {
  try {
    return await db.transaction(async (tx) => {
      throw new TakenBack(await read(tx))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.answer
    throw error
  }
}
