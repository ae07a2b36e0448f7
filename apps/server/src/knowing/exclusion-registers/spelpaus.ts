import { twelveDigits } from '@fairhouse/fields/national-id/swe.ts'
import { z } from 'zod'
import { callRegister, type Register } from './register.ts'

const Answer = z.object({ isBlocked: z.boolean(), requestId: z.string(), responseId: z.string() })

/**
 * Spelpaus, Sweden: asked with the twelve digits of the personal number. It answers "not blocked" to an impossible
 * number, so such numbers are never sent. Protocol: spelpaus.se, inloggnings-API; the last part of the address is the
 * actor's id.
 */
export const spelpaus: Register = async (cx, person) => {
  const subjectId = twelveDigits(person.nationalIdNumber.replace(/\s/g, ''), cx.today)
  if (!subjectId) return { answer: 'unknownPerson', proof: null }
  const response = await callRegister(cx, '', {
    headers: { authorization: cx.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ requestId: cx.requestId, subjectId }),
  })
  const { isBlocked, requestId, responseId } = Answer.parse(await response.json())
  if (requestId !== cx.requestId) throw new Error('the register answered another question')
  return { answer: isBlocked ? 'excluded' : 'clear', proof: responseId }
}
