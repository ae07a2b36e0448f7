/** The person asked about, as far as a register needs. */
export type AskedPerson = {
  firstName: string
  lastName: string
  birthDate: string
  email: string
  zipCode: string
  phoneNumber: string
  nationalIdNumber: string
}

/** A register's answer: `unknownPerson` if it cannot tell who is meant. `proof` is its own number for the answer. */
export type RegisterAnswer = { answer: 'clear' | 'excluded' | 'unknownPerson'; proof: string | null }

/** What an adapter may use. */
type RegisterContext = { url: string; apiKey: string; requestId: string; today: string; fetch: typeof globalThis.fetch }

/** Asks a register of excluded people about one person. Throws if it is unreachable or breaks its protocol. */
export type Register = (cx: RegisterContext, person: AskedPerson) => Promise<RegisterAnswer>

const timeoutMs = 5000

/** Makes one call to a register; throws on anything but a good answer. */
export async function callRegister(cx: RegisterContext, path: string, init: RequestInit): Promise<Response> {
  const response = await cx.fetch(`${cx.url}${path}`, { ...init, method: 'POST', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the register answered ${response.status}`)
  return response
}
