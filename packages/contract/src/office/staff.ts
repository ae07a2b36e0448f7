import { z } from 'zod'
import { Moment, Nothing } from '../base/call.ts'
import { After, type OfficeCall } from './base/office-call.ts'
import { Grant, OfficeSession, PersonName, Role, RoleName, RolePermission, StaffId, StaffRow, staffStates, Token } from './base/shapes.ts'

const who = { kind: 'staff', field: 'id' } as const

const listStaff = {
  at: 'GET /office/staff',
  about: 'The colleagues, by name',
  takes: z.object({
    state: z.enum(staffStates).optional(),
    role: RoleName.optional(),
    words: z.string().max(100).optional(),
    after: After,
  }),
  answers: z.object({ staff: z.array(StaffRow), next: z.string().nullable() }),
  refuses: [],
  permission: 'staff.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const readStaff = {
  at: 'GET /office/staff/one',
  about: 'A colleague: roles with their times, sessions, and what they may do',
  takes: z.object({ id: StaffId }),
  answers: z.object({
    person: StaffRow.extend({ createdAt: Moment, leftAt: Moment.nullable(), hasPlayer: z.boolean(), version: z.string() }),
    grants: z.array(Grant),
    sessions: z.array(OfficeSession),
    held: z.array(RolePermission.extend({ roles: z.array(RoleName) })),
    mayGive: z.array(RoleName).describe('Roles that whoever asks may hand out to this colleague'),
  }),
  refuses: [],
  permission: 'staff.read',
  effect: 'reads',
  gate: 'none',
  subject: who,
} as const satisfies OfficeCall

const inviteStaff = {
  at: 'POST /office/staff/invite',
  about: 'Invites somebody: answers the link by which they register their passkey, for 30 minutes. Their roles are given apart',
  takes: z.object({
    name: PersonName,
    email: z.email().max(200),
    player: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional()
      .describe('Their account as a player, which is out of their reach'),
  }),
  answers: z.object({ id: StaffId, link: z.string(), expiresAt: Moment }),
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot'],
  permission: 'staff.invite',
  effect: 'changes',
  gate: 'stepUp',
  makes: who,
  inverse: 'endStaff',
  answersOnce: true,
} as const satisfies OfficeCall

const inviteAgain = {
  at: 'POST /office/staff/invite-again',
  about: 'Makes a new link for somebody who has not come yet, or has lost every passkey; those before it end',
  takes: z.object({ id: StaffId }),
  answers: z.object({ link: z.string(), expiresAt: Moment }),
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'mayNot'],
  permission: 'staff.invite',
  effect: 'changes',
  gate: 'second',
  subject: who,
  answersOnce: true,
} as const satisfies OfficeCall

const endStaff = {
  at: 'POST /office/staff/end',
  about: 'A colleague leaves: sessions, tokens, links and grants end at once, their change requests are withdrawn',
  takes: z.object({ id: StaffId }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'mayNot', 'moved'],
  permission: 'staff.leave',
  effect: 'changes',
  gate: 'stepUp',
  subject: who,
} as const satisfies OfficeCall

const endStaffSessions = {
  at: 'POST /office/staff/sessions/end',
  about: 'Ends every session of a colleague',
  takes: z.object({ id: StaffId }),
  answers: z.object({ ended: z.int() }),
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded'],
  permission: 'staff.sessions',
  effect: 'changes',
  gate: 'reason',
  subject: who,
} as const satisfies OfficeCall

const giveRole = {
  at: 'POST /office/grants/give',
  about: 'Gives a colleague a role, from a moment and perhaps until another',
  takes: z.object({ id: StaffId, role: RoleName, from: Moment.optional(), until: Moment.optional() }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'aboveBound', 'mayNot', 'moved'],
  permission: 'staff.grant',
  effect: 'changes',
  gate: 'second',
  subject: who,
  inverse: 'takeRole',
} as const satisfies OfficeCall

const takeRole = {
  at: 'POST /office/grants/take',
  about: 'Takes a role from a colleague, at once',
  takes: z.object({ id: StaffId, role: RoleName }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'outOfReach', 'aboveBound', 'mayNot', 'moved'],
  permission: 'staff.grant',
  effect: 'changes',
  gate: 'reason',
  subject: who,
  inverse: 'giveRole',
} as const satisfies OfficeCall

const listRoles = {
  at: 'GET /office/roles',
  about: 'Every role with its permissions, bounds, and the roles that it hands out',
  takes: Nothing,
  answers: z.object({ roles: z.array(Role) }),
  refuses: [],
  permission: 'roles.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const setRole = {
  at: 'POST /office/roles/set',
  about: 'Makes a role, or changes one that is not built in; a copy of a built-in one begins here',
  takes: z.object({
    name: RoleName,
    title: PersonName,
    about: z.string().max(500),
    permissions: z.array(RolePermission).max(200),
    handsOut: z.array(RoleName).max(50),
  }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'],
  permission: 'roles.edit',
  effect: 'changes',
  gate: 'second',
  subject: { kind: 'role', field: 'name' },
} as const satisfies OfficeCall

const removeRole = {
  at: 'POST /office/roles/remove',
  about: 'Removes a role that is not built in and that nobody has',
  takes: z.object({ name: RoleName }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot', 'moved'],
  permission: 'roles.edit',
  effect: 'changes',
  gate: 'second',
  subject: { kind: 'role', field: 'name' },
} as const satisfies OfficeCall

const explainPermission = {
  at: 'GET /office/may',
  about: 'Whether a colleague may do something, and why, or who may',
  takes: z.object({
    id: StaffId,
    permission: z.string().max(60),
    country: z.string().max(3).optional(),
    amount: z.string().max(20).optional(),
    currency: z.string().max(4).optional(),
  }),
  answers: z.object({
    may: z.boolean(),
    why: z.enum(['permission', 'outOfReach', 'bound']).nullable(),
    roles: z.array(RoleName),
    heldBy: z.array(RoleName),
  }),
  refuses: [],
  permission: 'staff.read',
  effect: 'reads',
  gate: 'none',
  subject: who,
} as const satisfies OfficeCall

const listTokens = {
  at: 'GET /office/tokens',
  about: 'The tokens of machines, the newest first',
  takes: Nothing,
  answers: z.object({ tokens: z.array(Token) }),
  refuses: [],
  permission: 'tokens.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const makeToken = {
  at: 'POST /office/tokens/make',
  about: 'Makes a token for a machine, which may do a part of what its owner may, and nothing that has a gate; its secret is shown once',
  takes: z.object({
    name: PersonName,
    permissions: z.array(z.string().max(60)).min(1).max(100),
    expiresAt: Moment.describe('At most a year from now'),
    networks: z.array(z.string().max(50)).max(20).describe('Addresses or networks in CIDR form; none: from anywhere'),
  }),
  answers: z.object({ id: z.string(), secret: z.string() }),
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded', 'mayNot'],
  permission: 'tokens.make',
  effect: 'changes',
  gate: 'stepUp',
  makes: { kind: 'token', field: 'id' },
  inverse: 'endToken',
  answersOnce: true,
} as const satisfies OfficeCall

const endToken = {
  at: 'POST /office/tokens/end',
  about: 'Ends a token at once',
  takes: z.object({ id: z.string().max(40) }),
  answers: Nothing,
  refuses: ['reasonNeeded', 'stepUpNeeded', 'signatureWrong', 'secondNeeded'],
  permission: 'tokens.make',
  effect: 'changes',
  gate: 'reason',
  subject: { kind: 'token', field: 'id' },
} as const satisfies OfficeCall

export const staffCalls = {
  listStaff,
  readStaff,
  inviteStaff,
  inviteAgain,
  endStaff,
  endStaffSessions,
  giveRole,
  takeRole,
  listRoles,
  setRole,
  removeRole,
  explainPermission,
  listTokens,
  makeToken,
  endToken,
}
