/** Who is asked about, as far as a register needs it. */
export type AskedPerson = {
  firstName: string
  lastName: string
  birthDate: string
  email: string
  zipCode: string
  phoneNumber: string
  nationalIdNumber: string
}

/**
 * What a register says: `unknownPerson` where it cannot find out who is meant. `proof` is its own number for the
 * answer.
 */
export type RegisterAnswer = { answer: 'clear' | 'excluded' | 'unknownPerson'; proof: string | null }

/** What an adapter may use. */
type RegisterContext = { url: string; apiKey: string; requestId: string; today: string; fetch: typeof globalThis.fetch }

/**
 * A register of excluded people: asks about one. It throws where the register cannot be reached or says something else
 * than its protocol.
 */
export type Register = (cx: RegisterContext, person: AskedPerson) => Promise<RegisterAnswer>

const timeoutMs = 5000

/** One call of a register; anything but a good answer is a failure. */
export async function callRegister(cx: RegisterContext, path: string, init: RequestInit): Promise<Response> {
  const response = await cx.fetch(`${cx.url}${path}`, { ...init, method: 'POST', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the register answered ${response.status}`)
  return response
}
