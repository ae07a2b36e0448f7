import { z } from 'zod'
import { Moment } from '../../base/call.ts'
import { Change, Consequence, gates } from './office-call.ts'

export const StaffId = z.string().regex(/^\d{1,18}$/)
export const RoleName = z.string().regex(/^[a-z][a-zA-Z0-9-]{1,39}$/)
export const PersonName = z.string().trim().min(2).max(100)

/** How far a permission of a role reaches. */
const BoundShape = z.object({
  countries: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .min(1)
    .max(250)
    .optional(),
  most: z.record(z.string().regex(/^[A-Za-zµ]{3,4}$/), z.string().regex(/^\d{1,15}(\.\d{1,8})?$/)).optional(),
})

export const RolePermission = z.object({ permission: z.string().max(60), bound: BoundShape })

/** A role that somebody has from a moment, perhaps until another. */
export const Grant = z.object({
  role: RoleName,
  from: Moment,
  until: Moment.nullable(),
  grantedBy: z.string(),
  isNow: z.boolean(),
})
export type Grant = z.infer<typeof Grant>

export const staffStates = ['invited', 'active', 'locked', 'left'] as const

/** A colleague in a list. */
export const StaffRow = z.object({
  id: StaffId,
  name: z.string(),
  email: z.string().describe('Masked, unless it is one’s own'),
  state: z.enum(staffStates),
  roles: z.array(RoleName).describe('That hold now'),
  passkeys: z.int(),
  lastSeenAt: Moment.nullable(),
})
export type StaffRow = z.infer<typeof StaffRow>

/** A session in which somebody is signed in. */
export const OfficeSession = z.object({
  id: z.string().describe('A name for it, by which nobody can sign in'),
  startedAt: Moment,
  lastSeenAt: Moment,
  kind: z.enum(['browser', 'commandLine']),
  browser: z.string().describe('Of the command line: the name of its computer'),
  isThis: z.boolean(),
})
export type OfficeSession = z.infer<typeof OfficeSession>

/** Who is signed in: what the page needs to draw its frame. */
export const Me = z.object({
  id: StaffId,
  name: z.string(),
  email: z.string(),
  roles: z.array(RoleName),
  held: z.array(RolePermission),
  /** Calls whose gate a setting has raised. */
  raisedGates: z.record(z.string(), z.enum(gates)),
  passkeys: z.int(),
  isLocked: z.boolean(),
  expiresAt: Moment,
  idleMinutes: z.int(),
  mode: z.enum(['sandbox', 'live']),
  authenticator: z.string().nullable().describe('Beside the sandbox: where the passkeys of the demonstration staff are'),
  siteName: z.string(),
  serverTime: Moment,
})
export type Me = z.infer<typeof Me>

/** A role with all that it allows. */
export const Role = z.object({
  name: RoleName,
  title: z.string(),
  about: z.string(),
  isBuiltIn: z.boolean(),
  permissions: z.array(RolePermission),
  handsOut: z.array(RoleName),
  holders: z.int(),
  version: z.string().describe('Moves with every change; a precondition'),
})
export type Role = z.infer<typeof Role>

export const requestStates = ['waiting', 'applied', 'rejected', 'withdrawn', 'failed', 'expired'] as const

/** A change that waits for a second person, or did. */
export const ChangeRequest = z.object({
  id: z.string(),
  call: z.string(),
  gate: z.enum(['stepUp', 'second']).describe('What it waits for: the passkey of whoever asked by the command line, or a second person'),
  subject: z.string().nullable(),
  madeBy: z.object({ id: StaffId, name: z.string() }),
  madeAt: Moment,
  expiresAt: Moment,
  reason: z.string(),
  state: z.enum(requestStates),
  mayDecide: z.boolean().describe('Whether it is this colleague who may decide it'),
  whyNot: z.enum(['permission', 'own', 'touched', 'outOfReach', 'bound']).nullable(),
  decidedBy: z.object({ id: StaffId, name: z.string() }).nullable(),
  decidedAt: Moment.nullable(),
  decisionReason: z.string().nullable(),
})
export type ChangeRequest = z.infer<typeof ChangeRequest>

/** A change request as its page shows it: the input, and the consequence as it was then and is now. */
export const ChangeRequestPage = ChangeRequest.extend({
  input: z.record(z.string(), z.unknown()),
  then: Consequence,
  now: Consequence.nullable(),
  moved: z.array(Change).describe('What was looked at and has changed since'),
  answer: z
    .unknown()
    .describe(
      'What its call answered, for whoever asked for it; null while nobody applied it, and of what reveals something or is shown once',
    ),
})
export type ChangeRequestPage = z.infer<typeof ChangeRequestPage>

/** A machine's token; the secret is shown once, when it is made. */
export const Token = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.object({ id: StaffId, name: z.string() }),
  permissions: z.array(z.string()),
  networks: z.array(z.string()),
  madeAt: Moment,
  expiresAt: Moment,
  usedAt: Moment.nullable(),
  endedAt: Moment.nullable(),
})
export type Token = z.infer<typeof Token>

/** An entry of the audit log. */
export const AuditEntry = z.object({
  id: z.string(),
  at: Moment,
  actor: z.string(),
  actorName: z.string().nullable().describe('The name, if it was a colleague'),
  action: z.string(),
  subject: z.string().nullable(),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>
