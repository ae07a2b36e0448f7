import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import type { Entering } from '@fairhouse/flow'
import { forget } from '../base/answers.ts'
import { callWithPuzzle } from '../base/forms/call-with-puzzle.ts'
import type { Site } from '../base/site.ts'
import { tellRegistered } from './tell-registered.ts'
import type { Registration, RegistrationEvent, Typed } from './registration-flow.ts'

type Fields = Answers<'GET /api/registration/fields'>
type Steps = Fields['steps']
/** The services with which a registration begins by its form. */
export type FormFirst = 'smartId' | 'mobileId'

/** The calls of a registration's steps: a check before the second form, then the registration itself. */
export function registrationSteps(site: Site, fields: Fields | undefined, method?: FormFirst): Entering<Registration, RegistrationEvent> {
  const steps = fields?.steps ?? []
  return {
    checking: async ({ typed }, send, signal) => {
      const [first] = steps
      if (!first) return
      const answer = await site.call(
        'POST /api/registration/validate',
        { step: first.name, fields: await only(typed, [first]) },
        { signal },
      )
      send(answer.ok ? { type: 'accepted' } : { type: 'refused', error: answer.error })
    },
    registering: async ({ typed }, send, signal) => {
      const said = method ? { method } : fields?.agreement ? { agreement: fields.agreement.id } : {}
      const input = { fields: await only(typed, steps), ...said }
      const answer = await callWithPuzzle(site, 'POST /api/registration', input, { keyed: true, signal })
      // Somebody is logged in here already, by another tab: the page shows that.
      if (!answer.ok && answer.error.error === 'shownElsewhere') forget(site.queries, 'GET /api/session')
      if (!answer.ok) return send(await refused(answer.error, steps))
      const { proof, profile, token, controlCode, expirationTime } = answer.value
      if (token && controlCode && expirationTime)
        return send({ type: 'registered', next: 'waiting', phone: { token, code: controlCode, expirationTime } })
      tellRegistered('regular')
      send({ type: 'registered', next: proof === 'code' ? 'waiting' : 'done', profile })
    },
  }
}

/** Returns what these steps' fields send, without fields that another country lacks or that are not asked now. */
async function only(typed: Typed, steps: Steps): Promise<Typed> {
  // The forms have brought it; the page before them does without.
  const { sentValues } = await import('@fairhouse/fields')
  const fields = steps.flatMap((step) => step.fields)
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, typed[name] ?? value ?? '']))
  return sentValues(fields, values)
}

async function refused(error: ErrorAnswer, steps: Steps): Promise<RegistrationEvent> {
  const { wrongFromServer } = await import('../base/forms/field-words.ts')
  const wrong = Object.keys(wrongFromServer(error.errorDetails))
  const place = steps.findIndex(({ fields }) => fields.some(({ name }) => wrong.includes(name)))
  return place === 0 || place === 1 ? { type: 'refused', error, step: place === 0 ? 1 : 2 } : { type: 'refused', error }
}
