import type { House } from '../../base/house.ts'
import { messageOf } from '../../base/message-of.ts'
import { payersOf, providersToAsk, restoreDeposits, restorePayouts, type RestoredPayment } from '../../cashier/restored/index.ts'
import { restoreRounds, studiosToAsk } from '../../play/games/index.ts'
import { noteIncident } from '../../settings/incidents/index.ts'
import {
  deleteLeft,
  readLeftSubjects,
  readShut,
  readSources,
  writeLeft,
  writeSource,
  type RestoredRow,
  type SourceRow,
} from './restored.sql.ts'

/** Clocks differ, and what was under way at the moment had begun before it; what is asked for twice is booked once. */
const marginMs = 15 * 60_000
// Providers and studios may be ahead of us; a demonstration's clock, which went back with the database, by days.
const aheadMs = 31 * 86_400_000

const providerSource = (id: string): string => `provider:${id}`
const studioSource = (id: string): string => `studio:${id}`

/** Names everybody who has to answer before the house opens. */
export async function everySource(house: House): Promise<string[]> {
  return [...(await providersToAsk(house)).map(({ id }) => providerSource(id)), ...studiosToAsk(house).map(studioSource)]
}

/** One result of an asking, whoever was asked. */
type Result = { subject: string; known?: boolean | undefined; left?: string | undefined; short?: bigint | undefined } & {
  money?: { amount: bigint; currency: string } | undefined
  at?: Date | undefined
}

/**
 * Asks every provider and studio for what happened since the house was put back to a moment, and books what the books lack: deposits
 * first, so that they pay for the bets, then bets and wins as they came, then payouts. Studios wait until every provider has answered,
 * except those named in `without`. Safe to repeat, and to end in the middle. Returns how each has answered; undefined if the house is
 * not shut.
 */
export async function askEverybody(house: House, without: readonly string[] = []): Promise<SourceRow[] | undefined> {
  const shut = await readShut(house.db)
  if (!shut) return undefined
  const span = { from: new Date(shut.moment.getTime() - marginMs), to: new Date(house.clock.now().getTime() + aheadMs) }
  const asked = { ...span, find: payersOf(house) }
  const providers = await providersToAsk(house)
  const isAnswered: Record<string, boolean> = {}
  for (const { id } of providers)
    isAnswered[id] = await askOne(house, shut, providerSource(id), 'asking', () => inPages(restoreDeposits(house, id, asked)))
  const isSilent = providers.some(({ id }) => !isAnswered[id] && !without.includes(providerSource(id)))
  for (const id of isSilent ? [] : studiosToAsk(house))
    await askOne(house, shut, studioSource(id), 'asked', () => roundsOf(house, id, span))
  for (const { id, isListed } of providers)
    if (isAnswered[id])
      await askOne(house, shut, providerSource(id), isListed ? 'asked' : 'unlisted', () => inPages(restorePayouts(house, id, asked)), true)
  return readSources(house.db, shut.id)
}

const atOnce = 100

async function* inPages(payments: AsyncGenerator<RestoredPayment>): AsyncGenerator<Result[]> {
  let page: Result[] = []
  for await (const one of payments) {
    page.push(one)
    if (page.length === atOnce) {
      yield page
      page = []
    }
  }
  yield page
}

async function* roundsOf(house: House, id: string, { from, to }: { from: Date; to: Date }): AsyncGenerator<Result[]> {
  for await (const page of restoreRounds(house, id, from, to))
    yield page.map(({ wallet, amount, ...one }) => ({
      ...one,
      ...(wallet && amount !== undefined ? { money: { amount, currency: wallet.currency } } : {}),
    }))
}

/** Asks one source and keeps how far it is; returns whether it has answered. `goesOn`: it has answered a part before. */
async function askOne(
  house: House,
  { id: restored, incident }: RestoredRow,
  source: string,
  end: SourceRow['state'],
  ask: () => AsyncGenerator<Result[]>,
  goesOn = false,
): Promise<boolean> {
  const { db, clock } = house
  const before = goesOn ? ((await readSources(db, restored)).find((one) => one.source === source)?.listed ?? 0) : 0
  // An asking that ended in the middle has booked things without taking them out of the list, or putting them in.
  const listedAsLeft = await readLeftSubjects(db, restored, source)
  let listed = before
  let [booked, left] = [0, 0]
  await writeSource(db, restored, { source, state: 'asking', at: clock.now() })
  try {
    for await (const page of ask()) {
      listed += page.length
      const news = page.filter(
        ({ subject, known, left: why, short }) => known === false || why !== undefined || short !== undefined || listedAsLeft.has(subject),
      )
      for (const one of news) await keepResult(house, restored, source, one)
      const now = page.filter(({ known }) => known === false).length
      booked += now
      left += page.filter(({ left: why }) => why !== undefined).length
      await writeSource(db, restored, { source, state: 'asking', at: clock.now(), listed, booked: now })
    }
    await writeSource(db, restored, { source, state: end, at: clock.now(), listed })
  } catch (error) {
    const reason = messageOf(error)
    house.log.warn({ source, reason }, 'a provider or studio does not say what happened since the restore')
    await writeSource(db, restored, { source, state: 'silent', at: clock.now(), error: reason })
    return false
  }
  if (booked + left > 0)
    await note(house, incident, `${source}: ${booked} booked, ${left} to be looked at ("fairhouse restored" lists them).`)
  return true
}

async function keepResult(house: House, restored: bigint, source: string, { subject, left, short, money, at }: Result): Promise<void> {
  const why = [left, short === undefined ? undefined : `the wallet lacked ${short} minor units of it, which are a debt now`]
  const told = why.filter((one) => one !== undefined).join('; ')
  if (told === '') return deleteLeft(house.db, restored, source, subject)
  const { amount = null, currency = null } = money ?? {}
  return writeLeft(house.db, restored, { source, subject, why: told, amount, currency, happened_at: at ?? null })
}

const note = async (house: House, incident: bigint, words: string): Promise<void> =>
  void (await noteIncident(house, incident, { kind: 'note', words }, 'job:restored'))
