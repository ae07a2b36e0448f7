import type { IncidentRow, StopView } from '@fairhouse/contract/office/incidents.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { serverTexts } from '@fairhouse/messages/server-texts.ts'
import type { Sql } from '../../base/database/database.ts'
import {
  readIncident as readRow,
  readIncidents,
  readNotes,
  readOpenIncidents,
  readStopsOf,
  type HeldStop,
  type Incident,
  type Stop,
  type StopKind,
} from '../../settings/incidents/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { readActorNames } from '../records/actor-names.ts'
import { listRoles } from '../roles/role.sql.ts'
import { stoppableTargets } from './stoppable.ts'

const atOnce = 50
type Names = ReadonlyMap<string, string>
type One = OfficeAnswers<'GET /office/incidents/one'>

/** Lists incidents, the newest first. */
export async function listIncidents({ house }: StaffContext, { after }: { after?: string | undefined }) {
  const before = after !== undefined && /^\d{1,18}$/.test(after) ? BigInt(after) : undefined
  const found = await readIncidents(house.db, before, atOnce + 1)
  const shown = found.slice(0, atOnce)
  const names = await readActorNames(
    house.db,
    shown.map(({ opened_by: by }) => by),
  )
  return {
    incidents: shown.map((one) => rowView(one, names)),
    next: found.length > atOnce ? String(shown.at(-1)?.id) : null,
  }
}

/** Tells what everybody in the office should know: which incidents are open, and what is stopped. */
export async function readIncidentsNow({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/incidents/now'>> {
  const open = await readOpenIncidents(house.db)
  const names = await readActorNames(
    house.db,
    open.map(({ opened_by: by }) => by),
  )
  await house.stops.renew(house.db)
  const held = house.stops.held()
  const targets = await targetNames(house, held)
  return { incidents: open.map((one) => rowView(one, names)), stops: held.map((stop) => stopView(stop, targets)) }
}

/** Reads an incident with its time line. */
export async function readIncident({ house }: StaffContext, { id }: { id: string }): Promise<One | OfficeRefused> {
  const incident = await readRow(house.db, BigInt(id))
  if (!incident) return no('notFound')
  const [stops, notes] = [await readStopsOf(house.db, incident.id), await readNotes(house.db, incident.id)]
  const names = await readActorNames(house.db, [
    incident.opened_by,
    incident.closed_by,
    ...stops.flatMap(({ begun_by, ended_by }) => [begun_by, ended_by]),
    ...notes.map(({ by }) => by),
  ])
  const nameOf = (actor: string) => names.get(actor) ?? actor
  const targets = await targetNames(house, stops)
  const views = new Map(stops.map((stop) => [stop.id, stopView(stop, targets)]))
  return {
    incident: {
      ...rowView({ ...incident, stops: stops.filter(isHeld).length }, names),
      closedBy: incident.closed_by && nameOf(incident.closed_by),
    },
    stops: stops.map((stop) => ({
      ...stopView(stop, targets),
      reason: stop.reason,
      texts: stop.texts,
      begunAt: stop.begun_at.toISOString(),
      begunBy: nameOf(stop.begun_by),
      endedAt: stop.ended_at?.toISOString() ?? null,
      endedBy: stop.ended_by && nameOf(stop.ended_by),
    })),
    notes: notes.map(({ id: note, at, by, kind, words, stop }) => ({
      id: String(note),
      at: at.toISOString(),
      by: nameOf(by),
      kind,
      words,
      stop: (stop !== null && views.get(stop)) || null,
    })),
    version: versionIn(incident, stops),
  }
}

/** Tells what can be stopped by name, in which languages players are told, and which roles can be. */
export async function readStoppable({ house }: StaffContext): Promise<OfficeAnswers<'GET /office/incidents/stoppable'>> {
  const roles = await listRoles(house.db, house.clock.now())
  return {
    targets: await stoppableTargets(house),
    languages: [...house.settings.get('languages')],
    roles: roles.map(({ name, title }) => ({ name, title })),
  }
}

/** Shows what players read of a stop, language by language. */
export async function previewStop(
  { house }: StaffContext,
  { kind, texts }: { kind: StopKind; texts: Record<string, string> },
): Promise<OfficeAnswers<'POST /office/incidents/preview'>> {
  return {
    shown: house.settings.get('languages').map((language) => ({
      language,
      text: serverTexts('error', language)('stopped', { what: kind, text: texts[language] ?? 'none' }),
      isOwn: texts[language] !== undefined,
    })),
  }
}

/** Reads the version of an incident, which moves with what it stops and with its end. */
export const versionOf = async (sql: Sql, incident: Incident): Promise<string> => versionIn(incident, await readStopsOf(sql, incident.id))

const versionIn = ({ closed_at: closed }: Incident, stops: readonly Stop[]): string =>
  `${stops.length}-${stops.filter(isHeld).length}${closed === null ? '' : '-closed'}`

const isHeld = ({ ended_at: ended }: Stop): boolean => ended === null

const rowView = (
  { id, title, severity, opened_at: opened, opened_by: by, closed_at: closed, stops }: Incident & { stops: number },
  names: Names,
): IncidentRow => ({
  id: String(id),
  title,
  severity,
  openedAt: opened.toISOString(),
  openedBy: names.get(by) ?? by,
  closedAt: closed?.toISOString() ?? null,
  stops,
})

const stopView = ({ id, incident, kind, target, country }: HeldStop, targets: Names): StopView => ({
  id: String(id),
  incident: String(incident),
  kind,
  target,
  targetName: target === null ? null : (targets.get(target) ?? target),
  country,
})

/** Names what is stopped by name; asks nothing where all of a kind is. */
async function targetNames(house: StaffContext['house'], stops: readonly Pick<HeldStop, 'target'>[]): Promise<Names> {
  if (stops.every(({ target }) => target === null)) return new Map()
  return new Map((await stoppableTargets(house)).map(({ target, name }) => [target, name]))
}
