import type { OfficeCaller, OfficeOutcome } from '@fairhouse/contract/office/office-caller.ts'
import type { OfficeErrorName } from '@fairhouse/contract/office/base/office-errors.ts'

/** Refusals after which the page no longer knows who is signed in, and with what rights. */
const telling: readonly (OfficeErrorName | 'connection')[] = ['notFound', 'notAllowed', 'aboveBound', 'locked']

/** A caller that tells of each refusal that says something about the session itself. */
export function listeningCaller(caller: OfficeCaller, heard: (error: OfficeErrorName | 'connection') => void): OfficeCaller {
  const listen = async <Answer>(at: string, asking: Promise<OfficeOutcome<Answer>>) => {
    const outcome = await asking
    if (!outcome.ok && at !== 'GET /office/me' && telling.includes(outcome.refusal.error)) heard(outcome.refusal.error)
    return outcome
  }
  return {
    call: (at, input, options) => listen(at, caller.call(at, input, options)),
    rehearse: (at, input, options) => listen(at, caller.rehearse(at, input, options)),
  }
}
