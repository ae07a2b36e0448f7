import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import { notify } from '../../base/database/notify.sql.ts'
import type { Sql } from '../../base/database/database.ts'
import type { Decider } from '../../base/decider.ts'
import type { House } from '../../base/house.ts'
import { insertIncident, insertNote, readIncident, writeIncidentClosed, type Incident, type IncidentNote } from './incident.sql.ts'
import { endStop, insertStop, isShutBy, moveEpoch, readStopsOf, type NewStop, type Stop } from './stop.sql.ts'

type Near = Pick<House, 'db' | 'clock'>
type StopWish = Pick<NewStop, 'kind' | 'target' | 'country' | 'texts'>

/** Names a stop for the audit log: `deposit:trustly in SWE`. */
const nameOfStop = ({ kind, target, country }: Pick<Stop, 'kind' | 'target' | 'country'>): string =>
  `${kind}${target === null ? '' : `:${target}`}${country === null ? '' : ` in ${country}`}`

/** Opens an incident; returns its number. */
export async function openIncident(
  { db, clock }: Near,
  incident: Pick<Incident, 'title' | 'severity'>,
  { actor, reason }: Decider,
): Promise<bigint> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    const id = await insertIncident(tx, incident, at, actor)
    await insertNote(tx, { incident: id, at, by: actor, kind: 'opened', words: reason })
    await writeAudit(tx, { at, actor, action: 'incident.open', subject: `incident:${id}`, details: { severity: incident.severity } })
    return id
  })
}

/**
 * Stops something in an open incident. Answered only once everything that had been found to be allowed before is done:
 * after that nothing more passes, on any process. Returns the stop's number, or a sentence that says why not.
 */
export async function stopPart(
  { db, clock }: Near,
  incident: bigint,
  wish: StopWish,
  { actor, reason }: Decider,
): Promise<bigint | string> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    const open = await openOrWhy(tx, incident)
    if (typeof open === 'string') return open
    const id = await insertStop(tx, { ...wish, incident, reason, at, by: actor })
    if (id === undefined) return 'Just this is stopped already.'
    await insertNote(tx, { incident, at, by: actor, kind: 'stopped', words: reason, stop: id })
    await writeAudit(tx, {
      at,
      actor,
      action: 'incident.stop',
      subject: `incident:${incident}`,
      details: { stop: String(id), what: nameOfStop(wish) },
    })
    await tellOfStops(tx)
    return id
  })
}

/** Starts what was stopped in an incident: one stop of it, or all. Returns what was started, or a sentence. */
export async function startAgain(
  { db, clock }: Near,
  incident: bigint,
  only: bigint | undefined,
  { actor, reason }: Decider,
): Promise<Stop[] | string> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    const open = await openOrWhy(tx, incident)
    if (typeof open === 'string') return open
    if (await isShutBy(tx, incident))
      return 'The house was put back to a moment: it is opened once providers and studios were asked ("fairhouse restored").'
    return startInside(tx, incident, only, at, { actor, reason })
  })
}

/** Starts what was stopped in an incident, in the caller's transaction. */
export async function startInside(
  tx: Sql,
  incident: bigint,
  only: bigint | undefined,
  at: Date,
  { actor, reason }: Decider,
): Promise<Stop[] | string> {
  const wanted = (await readStopsOf(tx, incident)).filter((stop) => stop.ended_at === null && (only === undefined || stop.id === only))
  if (wanted.length === 0) return 'Nothing of this is stopped any more.'
  for (const stop of wanted) {
    await endStop(tx, stop.id, at, actor)
    await insertNote(tx, { incident, at, by: actor, kind: 'back', words: reason, stop: stop.id })
    await writeAudit(tx, {
      at,
      actor,
      action: 'incident.back',
      subject: `incident:${incident}`,
      details: { stop: String(stop.id), what: nameOfStop(stop) },
    })
  }
  await tellOfStops(tx)
  return wanted
}

/** Writes a line into the time line of an open incident; returns a sentence if it is closed. */
export async function noteIncident(
  { db, clock }: Near,
  incident: bigint,
  { kind, words }: Pick<IncidentNote, 'words'> & { kind: 'note' | 'told' },
  actor: Actor,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const open = await openOrWhy(tx, incident)
    if (typeof open === 'string') return open
    await insertNote(tx, { incident, at: clock.now(), by: actor, kind, words })
    return undefined
  })
}

/** Gives the all-clear; returns a sentence as long as something of it is stopped. */
export async function closeIncident({ db, clock }: Near, incident: bigint, { actor, reason }: Decider): Promise<string | undefined> {
  const at = clock.now()
  return db.transaction(async (tx) => {
    const open = await openOrWhy(tx, incident)
    if (typeof open === 'string') return open
    const held = (await readStopsOf(tx, incident)).filter(({ ended_at: ended }) => ended === null)
    if (held.length > 0) return 'Something of it is still stopped: start it again first.'
    await writeIncidentClosed(tx, incident, at, actor)
    await insertNote(tx, { incident, at, by: actor, kind: 'closed', words: reason })
    await writeAudit(tx, { at, actor, action: 'incident.close', subject: `incident:${incident}` })
    return undefined
  })
}

async function openOrWhy(tx: Sql, id: bigint): Promise<Incident | string> {
  const incident = await readIncident(tx, id, true)
  if (!incident) return 'There is no such incident.'
  return incident.closed_at === null ? incident : 'This incident is closed: open another one.'
}

/** Raises the number of what is stopped or switched off, as the last of a transaction so that others wait for a moment only; all hear of its commit. */
export async function tellOfStops(tx: Sql): Promise<void> {
  await moveEpoch(tx)
  await notify(tx, 'setting', 'stops')
}
