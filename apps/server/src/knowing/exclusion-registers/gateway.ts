import { z } from 'zod'
import { callRegister, type Register } from './register.ts'

const Answer = z.object({
  requestId: z.string(),
  answer: z.enum(['clear', 'excluded', 'unknownPerson']),
  proof: z.string().max(200).nullable(),
})

/**
 * Any register without an adapter: asked through the operator's gateway, which speaks our own protocol, a JSON call
 * with what is known of the person (docs/protocols/exclusion-registers.md).
 */
export const gateway: Register = async (cx, person) => {
  const response = await callRegister(cx, '', {
    headers: { authorization: `Bearer ${cx.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ requestId: cx.requestId, ...person }),
  })
  const { requestId, answer, proof } = Answer.parse(await response.json())
  if (requestId !== cx.requestId) throw new Error('the register answered another question')
  return { answer, proof }
}
