/** The possible answers of a person on the phone. */
export const phoneActs = ['approve', 'refuse', 'wrongCode', 'expire'] as const
export type PhoneAct = (typeof phoneActs)[number]
/** How a request ended: a person's answer, or a result of the service's own. */
type PhoneAnswer = PhoneAct | (string & {})

/** A service's request to a person's phone. */
export type PhoneRequest = {
  id: string
  app: 'smart-id' | 'mobile-id'
  /** The owner of the phone; null if the service answers by itself. */
  person: string | null
  code: string
  message: string
  /** The input from which the service makes its answer. */
  asked: Record<string, unknown>
  answer: PhoneAnswer | null
  /** The answer in the format of the service's protocol. */
  reply: Record<string, unknown> | null
  createdAt: Date
  expiresAt: Date
}

/** Two other codes beside the right one, for phones that let people choose. */
export function codesToChoose(code: string): string[] {
  const shifted = (by: number) => String((Number(code) + by) % 10_000).padStart(4, '0')
  return [code, shifted(1717), shifted(4343)].toSorted((a, b) => a.localeCompare(b))
}
