import type { OfficeTakes } from '@fairhouse/contract/office/office-caller.ts'
import {
  closeIncident as close,
  noteIncident as note,
  openIncident as open,
  readIncident,
  startAgain as back,
  stopPart as stop,
  type Incident,
} from '../../settings/incidents/index.ts'
import type { ActContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { openRestored } from '../restored/index.ts'
import { stoppableTargets } from './stoppable.ts'
import { nameOfStop } from './stop-name.ts'
import { tellStaff } from './tell-staff.ts'
import { versionOf } from './read-incidents.ts'

type Done = Record<string, never> | OfficeRefused
type Takes<At extends 'POST /office/incidents/open' | 'POST /office/incidents/stop'> = OfficeTakes<At>

/** Opens an incident. */
export async function openIncident(
  { house, sql, colleague, reason, changes }: ActContext,
  { title, severity, tell }: Takes<'POST /office/incidents/open'>,
): Promise<{ id: string }> {
  const id = await open(house, { title, severity }, { actor: colleague.actor, reason })
  changes({ what: 'incident', subject: title, before: null, after: severity })
  await told({ house, sql, colleague, changes }, { id, title }, tell, reason)
  return { id: String(id) }
}

/** Stops a part of the house. */
export async function stopPart(
  asking: ActContext,
  { id, kind, target, country, texts }: Takes<'POST /office/incidents/stop'>,
): Promise<{ stop: string } | OfficeRefused> {
  const { house, colleague, reason, changes } = asking
  const incident = await lookedAt(asking, id)
  if (!incident) return no('notFound')
  const known = (await stoppableTargets(house)).some((one) => one.kind === kind && one.target === target)
  if (target !== undefined && !known) return no('mayNot', { message: 'There is nothing of this name to stop.' })
  const wish = { kind, target: target ?? null, country: country ?? null, texts }
  const stopped = await stop(house, incident.id, wish, { actor: colleague.actor, reason })
  if (typeof stopped === 'string') return no('mayNot', { message: stopped })
  changes({ what: 'stop', subject: nameOfStop(wish), before: 'on', after: 'stopped' })
  return { stop: String(stopped) }
}

/** Starts what an incident has stopped: one part of it, or all. */
export async function startAgain(asking: ActContext, { id, stop: only }: { id: string; stop?: string | undefined }): Promise<Done> {
  const { house, colleague, reason, changes } = asking
  const incident = await lookedAt(asking, id)
  if (!incident) return no('notFound')
  if (house.stops.shut()?.incident === incident.id) return openShut(asking)
  const started = await back(house, incident.id, only === undefined ? undefined : BigInt(only), { actor: colleague.actor, reason })
  if (typeof started === 'string') return no('mayNot', { message: started })
  for (const one of started) changes({ what: 'stop', subject: nameOfStop(one), before: 'stopped', after: 'on' })
  return {}
}

/** Opens a house that was put back to a moment, once everybody was asked for what happened since. */
async function openShut({ house, colleague, reason, changes }: ActContext): Promise<Done> {
  const opened = await openRestored(house, [], { actor: colleague.actor, reason })
  if (typeof opened === 'string') return no('mayNot', { message: opened })
  changes({ what: 'stop', subject: 'site', before: 'stopped', after: 'on' })
  return {}
}

/** Writes a line into the time line. */
export async function noteIncident(asking: ActContext, { id, words, tell }: { id: string; words: string; tell: string[] }): Promise<Done> {
  const { house, colleague, changes } = asking
  const incident = await readIncident(asking.sql, BigInt(id))
  if (!incident) return no('notFound')
  const refused = await note(house, incident.id, { kind: 'note', words }, colleague.actor)
  if (refused !== undefined) return no('mayNot', { message: refused })
  changes({ what: 'incident.note', subject: incident.title, before: null, after: words })
  await told(asking, incident, tell, words)
  return {}
}

/** Gives the all-clear. */
export async function closeIncident(asking: ActContext, { id }: { id: string }): Promise<Done> {
  const { house, colleague, reason, changes } = asking
  const incident = await lookedAt(asking, id)
  if (!incident) return no('notFound')
  const refused = await close(house, incident.id, { actor: colleague.actor, reason })
  if (refused !== undefined) return no('mayNot', { message: refused })
  changes({ what: 'incident', subject: incident.title, before: incident.severity, after: 'closed' })
  return {}
}

/** Tells colleagues by mail, and the time line that they were told. */
async function told(
  { house, sql, colleague, changes }: Pick<ActContext, 'house' | 'sql' | 'colleague' | 'changes'>,
  { id, title }: Pick<Incident, 'id' | 'title'>,
  roles: readonly string[],
  words: string,
): Promise<void> {
  if (roles.length === 0) return
  const people = await tellStaff(house, sql, roles, { incident: id, title, words })
  await note(house, id, { kind: 'told', words: `${roles.join(', ')} (${people})` }, colleague.actor)
  changes({ what: 'incident.told', subject: roles.join(', '), before: null, after: String(people) })
}

/** Returns the incident; ends the act if somebody decided on another state of it. */
async function lookedAt({ house, looksAt }: ActContext, id: string): Promise<Incident | undefined> {
  const incident = await readIncident(house.db, BigInt(id))
  if (incident) looksAt(`incident:${id}`, await versionOf(house.db, incident))
  return incident
}
