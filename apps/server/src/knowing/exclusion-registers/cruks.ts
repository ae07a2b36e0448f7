import { z } from 'zod'
import { callRegister, type Register } from './register.ts'

const Answer = z.object({ reference: z.string(), cruksCode: z.string().nullable(), isRegistered: z.boolean() })

/**
 * Cruks, the Netherlands: asked with BSN, name and birth date; without a Cruks code in the answer the person was not
 * found. The protocol is only disclosed on connection; this one is assumed, a JSON call with the same meaning.
 */
export const cruks: Register = async (cx, { nationalIdNumber, firstName, lastName, birthDate }) => {
  const response = await callRegister(cx, '', {
    headers: { authorization: `Bearer ${cx.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reference: cx.requestId, bsn: nationalIdNumber.replace(/[\s.]/g, ''), firstName, lastName, birthDate }),
  })
  const { reference, cruksCode, isRegistered } = Answer.parse(await response.json())
  if (reference !== cx.requestId) throw new Error('the register answered another question')
  if (cruksCode === null) return { answer: 'unknownPerson', proof: null }
  return { answer: isRegistered ? 'excluded' : 'clear', proof: cruksCode }
}
