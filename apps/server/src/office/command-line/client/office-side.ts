import {
  officeCallerOver,
  type OfficeAnswers,
  type OfficeAt,
  type OfficeOutcome,
  type OfficeRefusal,
} from '@fairhouse/contract/office/office-caller.ts'
import { Wrong } from '../frame/command.ts'
import type { Acted, OfficeSide, Surroundings, With } from './office-command.ts'
import { refusalSentence } from './refusal-sentence.ts'

/** Which office a command asks, as whom, and whether it waits for signatures. */
export type OfficeLine = { origin: string; token: string; around: Surroundings; isPatient: boolean }
type Call = <At extends OfficeAt>(at: At, input: never, options?: { reason?: string }) => Promise<OfficeOutcome<OfficeAnswers<At>>>

/** Opens the office for a command, by the token of whoever runs it. */
export function openOfficeSide(line: OfficeLine): OfficeSide {
  const { origin, token, around } = line
  const call = officeCallerOver(around.fetchOf(origin), origin, { authorization: `Bearer ${token}` }).call as Call // its input was checked by whoever calls
  const fail = async (refusal: OfficeRefusal, missing?: string): Promise<never> => {
    if (refusal.error !== 'notFound') throw new Wrong(refusalSentence(refusal))
    if ((await call('GET /office/me', {} as never)).ok) throw new Wrong(missing ?? 'There is nothing of that name, or not for you.') // whoever calls has given the input of this very call
    throw new Wrong(`Nobody is logged in at ${origin} any more. Log in with "fairhouse login".`)
  }
  const read: OfficeSide['read'] = async (at, input, { missing } = {}) => {
    const outcome = await call(at, input as never) // whoever calls has given the input of this very call
    return outcome.ok ? outcome.value : fail(outcome.refusal, missing)
  }
  const act: OfficeSide['act'] = async <At extends OfficeAt>(at: At, input: unknown, { reason, missing }: With = {}) => {
    const outcome = await call(at, input as never, reason === undefined ? {} : { reason }) // whoever calls has given the input of this very call
    if (outcome.ok) return { state: 'done', answer: outcome.value } as Acted<OfficeAnswers<At>> // whoever calls has given the input of this very call
    const request = outcome.refusal.errorDetails?.['request']
    if (typeof request !== 'string') return fail(outcome.refusal, missing)
    return waitFor(line, read, request, outcome.refusal.error === 'secondNeeded' ? 'second' : 'stepUp')
  }
  return { origin, read, act, now: async () => new Date((await read('GET /office/me', {})).me.serverTime), readInput: around.readInput }
}

/** Waits until a request is decided on. */
async function waitFor<Answer>(
  { origin, around, isPatient }: OfficeLine,
  read: OfficeSide['read'],
  request: string,
  gate: 'stepUp' | 'second',
): Promise<Acted<Answer>> {
  const address = `${origin}/approvals/${request}`
  if (!isPatient) return { state: 'waiting', request, address }
  around.tell(gate === 'second' ? `Somebody else has to agree: ${address}` : `Your passkey has to sign this: ${address}`)
  for (;;) {
    await around.wait({ request, gate, address })
    const { state, decidedBy, decisionReason, answer } = (await read('GET /office/requests/one', { id: request })).request
    if (state === 'applied') return { state, by: decidedBy?.name ?? '', request, answer: answer as Answer | null } // what the call of the request answers
    if (state === 'rejected') throw new Wrong(`${decidedBy?.name ?? 'Somebody'} rejected it${decisionReason ? `: ${decisionReason}` : '.'}`)
    if (state !== 'waiting') throw new Wrong(`Nothing was changed: the request is ${state}.`)
  }
}
