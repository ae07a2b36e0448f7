import { z } from 'zod'
import { callRegister, type Register } from './register.ts'

const Answer = z.object({ requestId: z.string(), excluded: z.boolean(), reference: z.string() })

/** EPIS' placeholder for a document without a given name. */
const noGivenName = '*'

/**
 * EPIS, Belgium: asked with the name as on the document (first given name only) and the birth date, plus the national
 * number if known. The protocol is only disclosed on connection; this one is assumed, a JSON call with the same
 * meaning.
 */
export const epis: Register = async (cx, { nationalIdNumber, firstName, lastName, birthDate }) => {
  const [given = noGivenName] = firstName.trim().split(/\s+/).filter(Boolean)
  const response = await callRegister(cx, '', {
    headers: { authorization: `Bearer ${cx.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      requestId: cx.requestId,
      name: lastName.trim(),
      firstName: given,
      birthDate,
      ...(nationalIdNumber ? { nationalNumber: nationalIdNumber.replace(/\D/g, '') } : {}),
    }),
  })
  const { requestId, excluded, reference } = Answer.parse(await response.json())
  if (requestId !== cx.requestId) throw new Error('the register answered another question')
  return { answer: excluded ? 'excluded' : 'clear', proof: reference }
}
