import { z } from 'zod'
import { Moment } from '../base/call.ts'
import { After, ArchivedMonths, type OfficeCall } from './base/office-call.ts'
import { AuditEntry, ChangeRequest, ChangeRequestPage, requestStates } from './base/shapes.ts'

const Id = z.object({ id: z.string().max(40) })
const it = { kind: 'request', field: 'id' } as const

const listRequests = {
  at: 'GET /office/requests',
  about: 'Change requests: those that one made oneself and those that one may decide, the newest first',
  takes: z.object({ state: z.enum(requestStates).optional(), of: z.enum(['mine', 'deciding']).optional(), after: After }),
  answers: z.object({ requests: z.array(ChangeRequest), next: z.string().nullable() }),
  refuses: [],
  permission: 'staff',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

const readRequest = {
  at: 'GET /office/requests/one',
  about: 'A change request: its input, what it would do as it was asked and would do now',
  takes: Id,
  answers: z.object({ request: ChangeRequestPage }),
  refuses: [],
  permission: 'staff',
  effect: 'reads',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const applyRequest = {
  at: 'POST /office/requests/apply',
  about:
    'Applies a change that somebody else asked for, or one’s own that the command line could not sign: runs its call, signed by a passkey',
  takes: Id,
  answers: z.object({ answer: z.unknown().describe('What the call answered') }),
  refuses: ['stepUpNeeded', 'signatureWrong', 'moved', 'decidedBefore', 'ownRequest', 'aboveBound', 'outOfReach', 'mayNot'],
  permission: 'staff',
  effect: 'changes',
  gate: 'stepUp',
  subject: it,
} as const satisfies OfficeCall

const rejectRequest = {
  at: 'POST /office/requests/reject',
  about: 'Rejects a change that somebody else asked for',
  takes: Id,
  answers: z.object({}),
  refuses: ['reasonNeeded', 'decidedBefore', 'ownRequest', 'outOfReach'],
  permission: 'staff',
  effect: 'changes',
  gate: 'reason',
  subject: it,
} as const satisfies OfficeCall

const withdrawRequest = {
  at: 'POST /office/requests/withdraw',
  about: 'Withdraws a change that one asked for oneself',
  takes: Id,
  answers: z.object({}),
  refuses: ['decidedBefore', 'outOfReach'],
  permission: 'staff',
  effect: 'changes',
  gate: 'none',
  subject: it,
} as const satisfies OfficeCall

const readAuditLog = {
  at: 'GET /office/audit',
  about: 'The audit log, the newest first: by actor, act, subject and time',
  takes: z.object({
    actor: z.string().max(100).optional(),
    action: z.string().max(100).optional(),
    subject: z.string().max(100).optional(),
    from: Moment.optional(),
    to: Moment.optional(),
    after: After,
  }),
  answers: z.object({ entries: z.array(AuditEntry), next: z.string().nullable(), archived: ArchivedMonths }),
  refuses: [],
  permission: 'audit.read',
  effect: 'reads',
  gate: 'none',
} as const satisfies OfficeCall

export const requestCalls = { listRequests, readRequest, applyRequest, rejectRequest, withdrawRequest, readAuditLog }
