import type { OfficeCall, Subject } from '@fairhouse/contract/office/base/office-call.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Sql } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import type { Colleague } from '../base/office-context.ts'
import type { KeptSignature } from './step-up.ts'

type Acted = {
  call: OfficeCall
  input: unknown
  answer: unknown
  reason: string
  signature?: KeptSignature | undefined
  /** The change request that it applies, and who had asked for it. */
  request?: { id: string; askedBy: string } | undefined
  /** The act on many that it is a part of. */
  bulk?: string | undefined
  /** The request that its own maker signs, because the command line cannot. */
  ownRequest?: string | undefined
}

/** Writes an act into the audit log, in its transaction: who, what, about whom, why, and the proof that it was they. */
export async function auditAct(
  sql: Sql,
  house: House,
  { actor, session }: Colleague,
  { call, input, answer, reason, signature, request, bulk, ownRequest }: Acted,
): Promise<void> {
  const subject = subjectOf(call, input) ?? named(call.makes, answer)
  await writeAudit(sql, {
    at: house.clock.now(),
    actor,
    action: actionOf(call),
    ...(subject ? { subject } : {}),
    details: {
      ...(signature ? { signature } : {}),
      ...(request ? { request: request.id, askedBy: request.askedBy } : {}),
      ...(bulk ? { bulk } : {}),
      ...(ownRequest ? { ownRequest } : {}),
      ...(session?.kind === 'commandLine' ? { by: 'commandLine' } : {}),
    },
    reason: { words: reason, house },
  })
}

/** Names an act in the audit log by its call: `office.staff.end` for `POST /office/staff/end`. */
const actionOf = ({ at }: Pick<OfficeCall, 'at'>): string => at.replace(/^\w+ \//, '').replaceAll('/', '.')

/** Names what a call is about, such as `staff:42`. */
export const subjectOf = ({ subject }: OfficeCall, input: unknown): string | undefined => named(subject, input)

function named(subject: Subject | undefined, of: unknown): string | undefined {
  const name = subject && (of as Record<string, unknown>)[subject.field] // parsed by the call's schema, an object
  return subject && typeof name === 'string' ? `${subject.kind}:${name}` : undefined
}
