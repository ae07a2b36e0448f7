import { Act, type OfficeCall } from '@fairhouse/contract/office/base/office-call.ts'
import { may } from '@fairhouse/contract/office/base/may.ts'
import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'
import type { z } from 'zod'
import type { House } from '../../base/house.ts'
import { auditAct, subjectOf } from '../acts/audit-act.ts'
import { gateOf, isAtLeast } from '../acts/gate-of.ts'
import { runAct, type Done } from '../acts/run-act.ts'
import { signatureOf } from '../acts/step-up.ts'
import { whileShut } from '../acts/while-shut.ts'
import { makeRequest } from '../requests/make-request.ts'
import { readHolders } from '../records/grant.sql.ts'
import { isOwnSubject } from '../records/own-subject.ts'
import type { ActHandler, Colleague, OfficeContext, StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'

type AnyHandler = (asking: OfficeContext, input: unknown) => Promise<unknown>
/** Calls that a locked session still makes. */
const whileLocked: readonly string[] = ['GET /office/me', 'POST /office/sign-out', 'POST /office/lock', 'POST /office/unlock']

/** Calls about oneself that the command line makes. All others want a browser, which has the passkey. */
const byCommandLine: readonly string[] = [
  'GET /office/me',
  'GET /office/me/sessions',
  'POST /office/sign-out',
  'POST /office/search',
  'GET /office/retention',
  'GET /office/requests',
  'GET /office/requests/one',
  'POST /office/requests/reject',
  'POST /office/requests/withdraw',
]

/**
 * Answers one call: who asks, whether they may, what they give, what stands before the act; then the act with its audit
 * entry in one transaction. What only reads works with `reading`. `given` is the query of a GET, the body of a POST.
 */
export async function answerCall(
  asking: OfficeContext,
  reading: House,
  call: OfficeCall,
  handler: AnyHandler,
  given: unknown,
): Promise<unknown> {
  const isGet = call.at.startsWith('GET ')
  const staff = call.permission === 'nobody' ? undefined : await admit(asking, call)
  if (isNo(staff)) return staff
  const act = isGet ? undefined : Act.safeParse(given ?? {})
  if (act && !act.success) return wrongFields(act.error)
  const parsed = call.takes.safeParse((isGet ? given : act?.data.input) ?? {})
  if (!parsed.success) return wrongFields(parsed.error)
  const own = staff && (await ownRefusal(staff, call, parsed.data))
  if (own) return own
  const isAct =
    staff && !isGet && call.effect !== 'attends' && call.effect !== 'reads' && (call.permission !== 'staff' || call.gate !== 'none')
  if (!isAct && act?.data.dryRun) return no('checkFields', { details: { fields: { dryRun: { rule: 'noRehearsal' } } } })
  if (!isAct) return handler(readsOnly(call) ? { ...asking, house: reading } : asking, parsed.data)
  return passGates(staff, call, handler, parsed.data, act?.data ?? {})
}

/** Whether a call only reads, and something else than how somebody gets in. */
const readsOnly = ({ effect, permission }: OfficeCall): boolean => effect === 'reads' && permission !== 'nobody' && permission !== 'staff'

/** Lets a colleague through who may make this call. A stranger is answered that there is nothing. */
async function admit(asking: OfficeContext, { at, permission, hidden }: OfficeCall): Promise<StaffContext | OfficeRefused> {
  const { colleague, house } = asking
  if (!colleague) return no('notFound')
  if (colleague.session?.isLocked && !whileLocked.includes(at)) return no('locked')
  if (permission === 'staff' && isCommandLine(colleague) && !byCommandLine.includes(at)) return no('officeOnly')
  const staff = { ...asking, colleague }
  if (permission === 'staff' || permission === 'nobody') return colleague.token && at !== 'GET /office/me' ? no('notFound') : staff
  if (colleague.held.some((one) => one.permission === permission)) return staff
  if (hidden) return no('notFound')
  return no('notAllowed', { details: { permission, heldBy: await readHolders(house.db, permission, house.clock.now()) } })
}

/** Keeps everybody's own account, grants and household out of their own reach. */
async function ownRefusal({ house, colleague }: StaffContext, call: OfficeCall, input: unknown): Promise<OfficeRefused | undefined> {
  const subject = subjectOf(call, input)
  if (call.effect === 'reads' || call.permission === 'staff' || subject === undefined) return undefined
  if (!(await isOwnSubject(house.db, colleague, subject))) return undefined
  const verdict = may(colleague.held, call.permission as Permission, { isOwn: true }) // `nobody` has no colleague
  return verdict.may ? undefined : no('outOfReach', { details: { subject } })
}

async function passGates(asking: StaffContext, call: OfficeCall, handler: ActHandler, input: unknown, act: Partial<Act>): Promise<unknown> {
  const { house, colleague } = asking
  const reason = act.reason?.trim() ?? ''
  const precondition = act.precondition ?? {}
  const shut = whileShut(house, call)
  if (shut) return shut
  if (act.dryRun) return answerOf(await runAct(asking, handler, input, { reason, precondition, isRehearsal: true }), 'consequence')
  const gate = gateOf(house, call, await asking.gateByInputOf(call.at)?.(asking, input))
  if (colleague.token && gate !== 'none') return no('notAllowed', { details: { permission: call.permission, gate } })
  const signsOnly = call.permission === 'staff' && call.gate === 'stepUp'
  if (isAtLeast(gate, 'reason') && !signsOnly && (reason.length < 10 || reason.length > 500)) return no('reasonNeeded')
  // The command line has no passkey: what wants one waits in the office for whoever asked.
  if (gate === 'second' || (gate === 'stepUp' && isCommandLine(colleague))) {
    const rehearsed = await runAct(asking, handler, input, { reason, precondition, isRehearsal: true })
    if (isNo(rehearsed)) return rehearsed
    const request = await makeRequest(asking, { call, gate, input, reason, subject: subjectOf(call, input) }, rehearsed)
    return no(gate === 'second' ? 'secondNeeded' : 'ownSignatureNeeded', { details: { request } })
  }
  const signed = { at: call.at, input: act.input, reason: act.reason, precondition: act.precondition }
  const signature = gate === 'stepUp' ? await signatureOf(house, colleague, signed, act.signature) : undefined
  if (isNo(signature)) return signature
  const alongside = (sql: Parameters<typeof auditAct>[0], { answer }: Done) =>
    auditAct(sql, house, colleague, { call, input, answer, reason, signature })
  return answerOf(await runAct(asking, handler, input, { reason, precondition, isRehearsal: false, alongside }), 'answer')
}

const isCommandLine = ({ session }: Colleague): boolean => session?.kind === 'commandLine'
const answerOf = (done: Done | OfficeRefused, part: 'answer' | 'consequence'): unknown => (isNo(done) ? done : done[part])

function wrongFields({ issues }: z.ZodError): OfficeRefused {
  const fields = Object.fromEntries(issues.map(({ path, code }) => [path.join('.') || 'body', { rule: code }]))
  return no('checkFields', { details: { fields } })
}
