import { callRegister, type Register } from './register.ts'

/**
 * GAMSTOP, Great Britain: a form with name, birth date, e-mail address and postcode; the answer is in headers, "P"
 * meaning a lifted exclusion. Protocol from public integrators' code: assumed, to be confirmed with the scheme before
 * live use.
 */
export const gamstop: Register = async (cx, { firstName, lastName, birthDate, email, zipCode, phoneNumber }) => {
  // The scheme needs both; without them it answers with an error, which would look like an outage.
  if (!zipCode || !email) return { answer: 'unknownPerson', proof: null }
  const response = await callRegister(cx, '', {
    headers: { 'x-api-key': cx.apiKey, 'x-trace-id': cx.requestId },
    body: new URLSearchParams({ firstName, lastName, dateOfBirth: birthDate, email, postcode: zipCode, mobile: phoneNumber }),
  })
  const exclusion = response.headers.get('x-exclusion')
  const proof = response.headers.get('x-unique-id')
  if (exclusion !== 'Y' && exclusion !== 'N' && exclusion !== 'P') throw new Error('the register answered without X-Exclusion')
  return { answer: exclusion === 'Y' ? 'excluded' : 'clear', proof }
}
