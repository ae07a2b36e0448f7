import type { Change, Consequence } from '@fairhouse/contract/office/base/office-call.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { ActHandler, StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { houseInside, type HouseInside } from './house-inside.ts'

/** What an act came to: its answer, what it changed, and the versions of what it was decided on. */
export type Done = { answer: unknown; consequence: Consequence; versions: Readonly<Record<string, string>> }

/** Ends an act that was decided on a version which has moved. */
class Moved extends Error {
  readonly changes: readonly Change[]
  constructor(changes: readonly Change[]) {
    super('what was looked at has moved')
    this.changes = changes
  }
}

/** Remembers the versions that an act is decided on, and ends it if one is not the version that somebody looked at. */
export function watchVersions(precondition: Readonly<Record<string, string>>) {
  const versions: Record<string, string> = {}
  const looksAt = (what: string, version: string) => {
    const decidedOn = precondition[what]
    if (decidedOn !== undefined && decidedOn !== version)
      throw new Moved([{ what: 'version', subject: what, before: decidedOn, after: version }])
    versions[what] = version
  }
  return { versions, looksAt }
}

/** Takes a transaction back, and carries what came of it out. */
class TakenBack extends Error {
  readonly outcome: Done | OfficeRefused
  constructor(outcome: Done | OfficeRefused) {
    super('taken back')
    this.outcome = outcome
  }
}

type Wanted = {
  reason: string
  precondition: Readonly<Record<string, string>>
  /** Does all of it and takes it back. */
  isRehearsal: boolean
  /** Runs in the same transaction after the act, before the commit. */
  alongside?: ((tx: Transaction, done: Done) => Promise<void>) | undefined
}

/** Runs an act in one transaction with all that goes with it. A refusal, a rehearsal and a fault leave nothing behind. */
export async function runAct(given: StaffContext, handler: ActHandler, input: unknown, wanted: Wanted): Promise<Done | OfficeRefused> {
  const asking = { ...given, house: given.acting }
  let committed: () => void = () => undefined
  try {
    const done = await asking.house.db.transaction(async (tx) => {
      const inside = houseInside(asking.house, tx)
      committed = inside.committed
      const outcome = await within(asking, tx, inside, handler, input, wanted)
      if (isNo(outcome) || wanted.isRehearsal) throw new TakenBack(outcome)
      await wanted.alongside?.(tx, outcome)
      return outcome
    })
    committed()
    return done
  } catch (error) {
    if (error instanceof TakenBack) return error.outcome
    if (error instanceof Moved) return no('moved', { details: { moved: error.changes } })
    throw error
  }
}

/** Stands where a rehearsal has no reason yet: the database wants one, and what is written is taken back. */
const unsaid = 'rehearsed'

async function within(
  asking: StaffContext,
  tx: Transaction,
  { house, afterwards, legs }: HouseInside,
  handler: ActHandler,
  input: unknown,
  { reason, precondition, isRehearsal }: Wanted,
): Promise<Done | OfficeRefused> {
  const changes: Change[] = []
  const { versions, looksAt } = watchVersions(precondition)
  const at = house.clock.now()
  const answer = await handler(
    {
      ...asking,
      house,
      outside: asking.house,
      sql: tx,
      at,
      reason: isRehearsal && reason === '' ? unsaid : reason,
      changes: (change) => void changes.push(change),
      looksAt,
      afterwards,
    },
    input,
  )
  if (isNo(answer)) return answer
  const people = new Set(
    changes.flatMap(({ subject }) => (subject?.startsWith('player:') || subject?.startsWith('staff:') ? [subject] : [])),
  )
  return { answer, consequence: { changes, legs: await legs(), people: people.size }, versions }
}
