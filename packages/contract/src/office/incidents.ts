import { z } from 'zod'
import { Country, Moment, Nothing } from '../base/call.ts'
import { RoleName } from './base/shapes.ts'
import { After, type OfficeCall } from './base/office-call.ts'

const Id = z.string().regex(/^\d{1,18}$/)
const it = { kind: 'incident', field: 'id' } as const
const severities = ['minor', 'major', 'critical'] as const
const stopKinds = ['registration', 'login', 'deposit', 'withdrawal', 'play', 'site'] as const
const Texts = z
  .record(z.string().regex(/^[a-z]{2,3}$/), z.string().trim().min(1).max(300))
  .describe('What players read, by language; where there is none they read the sentence for its kind')
const Target = z
  .string()
  .regex(/^[A-Za-z0-9:_.-]{1,80}$/)
  .describe('Of deposits a provider, of play `studio:…` or `game:…`; all without it')
const Roles = z.array(RoleName).max(20).describe('Whose holders are told by mail')

/** An incident in a list. */
const IncidentRow = z.object({
  id: Id,
  title: z.string(),
  severity: z.enum(severities),
  openedAt: Moment,
  openedBy: z.string(),
  closedAt: Moment.nullable(),
  stops: z.int().describe('How many things it stops now'),
})
export type IncidentRow = z.infer<typeof IncidentRow>

/** Something that is stopped, or was. */
const StopView = z.object({
  id: Id,
  incident: Id,
  kind: z.enum(stopKinds),
  target: z.string().nullable(),
  targetName: z.string().nullable(),
  country: z.string().nullable(),
})
export type StopView = z.infer<typeof StopView>

/** One line of an incident's time line. */
const IncidentNote = z.object({
  id: Id,
  at: Moment,
  by: z.string(),
  kind: z.enum(['opened', 'stopped', 'back', 'told', 'note', 'closed']),
  words: z.string(),
  stop: StopView.nullable(),
})
export type IncidentNote = z.infer<typeof IncidentNote>

const listIncidents = {
  at: 'GET /office/incidents',
  about: 'Incidents, the newest first',
  takes: z.object({ after: After }),
  answers: z.object({ incidents: z.array(IncidentRow), next: z.string().nullable() }),
  refuses: [],
  permission: 'incidents.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const readIncidentsNow = {
  at: 'GET /office/incidents/now',
  about: 'The open incidents, and what is stopped now: every colleague should know',
  takes: Nothing,
  answers: z.object({ incidents: z.array(IncidentRow), stops: z.array(StopView) }),
  refuses: [],
  permission: 'staff',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const readIncident = {
  at: 'GET /office/incidents/one',
  about: 'An incident with everything that it stopped and its time line',
  takes: z.object({ id: Id }),
  answers: z.object({
    incident: IncidentRow.extend({ closedBy: z.string().nullable() }),
    stops: z.array(
      StopView.extend({
        reason: z.string(),
        texts: z.record(z.string(), z.string()),
        begunAt: Moment,
        begunBy: z.string(),
        endedAt: Moment.nullable(),
        endedBy: z.string().nullable(),
      }),
    ),
    notes: z.array(IncidentNote),
    version: z.string().describe('For the precondition `incident:<id>`'),
  }),
  refuses: [],
  permission: 'incidents.read',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const readStoppable = {
  at: 'GET /office/incidents/stoppable',
  about: 'What can be stopped by name, the languages of the site, and the roles that can be told',
  takes: Nothing,
  answers: z.object({
    targets: z.array(z.object({ kind: z.enum(['deposit', 'play']), target: z.string(), name: z.string() })),
    languages: z.array(z.string()),
    roles: z.array(z.object({ name: RoleName, title: z.string() })),
  }),
  refuses: [],
  permission: 'incidents.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const previewStop = {
  at: 'POST /office/incidents/preview',
  about: 'What players read in each language while something is stopped',
  takes: z.object({ kind: z.enum(stopKinds), texts: Texts }),
  answers: z.object({ shown: z.array(z.object({ language: z.string(), text: z.string(), isOwn: z.boolean() })) }),
  refuses: [],
  permission: 'incidents.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const acting = ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'] as const

const openIncident = {
  at: 'POST /office/incidents/open',
  about: 'Opens an incident and tells colleagues by mail; its reason is the first line of its time line',
  takes: z.object({ title: z.string().trim().min(3).max(120), severity: z.enum(severities), tell: Roles }),
  answers: z.object({ id: Id }),
  refuses: acting,
  permission: 'incidents.switch',
  effect: 'changes',
  gate: 'reason',
  makes: it,
} as const satisfies OfficeCall

const stopPart = {
  at: 'POST /office/incidents/stop',
  about: 'Stops a part of the house, everywhere or for one country. Once it is answered nothing more passes, on any process',
  takes: z.object({ id: Id, kind: z.enum(stopKinds), target: Target.optional(), country: Country.optional(), texts: Texts }),
  answers: z.object({ stop: Id }),
  refuses: acting,
  permission: 'incidents.switch',
  effect: 'changes',
  gate: 'reason',
  subject: it,
  inverse: 'startAgain',
} as const satisfies OfficeCall

const startAgain = {
  at: 'POST /office/incidents/back',
  about: 'Starts what an incident has stopped: one part of it, or all',
  takes: z.object({ id: Id, stop: Id.optional() }),
  answers: Nothing,
  refuses: acting,
  permission: 'incidents.switch',
  effect: 'changes',
  gate: 'stepUp',
  subject: it,
} as const satisfies OfficeCall

const noteIncident = {
  at: 'POST /office/incidents/note',
  about: 'Writes a line into the time line of an open incident, and tells colleagues by mail',
  takes: z.object({ id: Id, words: z.string().trim().min(1).max(2000), tell: Roles }),
  answers: Nothing,
  refuses: acting,
  permission: 'incidents.switch',
  effect: 'changes',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const closeIncident = {
  at: 'POST /office/incidents/close',
  about: 'Gives the all-clear: what it stopped is on again, and its report stays',
  takes: z.object({ id: Id }),
  answers: Nothing,
  refuses: acting,
  permission: 'incidents.switch',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

/** The calls about incidents. */
export const incidentCalls = {
  listIncidents,
  readIncidentsNow,
  readIncident,
  readStoppable,
  previewStop,
  openIncident,
  stopPart,
  startAgain,
  noteIncident,
  closeIncident,
}
