/** What a person can do with a request on the phone. */
export const phoneActs = ['approve', 'refuse', 'wrongCode', 'expire'] as const
export type PhoneAct = (typeof phoneActs)[number]
/** How a request ended: by the person, or by what the service says without asking one. */
type PhoneAnswer = PhoneAct | (string & {})

/** A service has asked somebody's phone. */
export type PhoneRequest = {
  id: string
  app: 'smart-id' | 'mobile-id'
  /** Whose phone it is; nobody's where the service answers by itself. */
  person: string | null
  code: string
  message: string
  /** What the service needs to answer in its own form. */
  asked: Record<string, unknown>
  answer: PhoneAnswer | null
  /** The answer in the form of the service's protocol. */
  reply: Record<string, unknown> | null
  createdAt: Date
  expiresAt: Date
}

/** Two other codes beside the right one, for phones that let people choose. */
export function codesToChoose(code: string): string[] {
  const shifted = (by: number) => String((Number(code) + by) % 10_000).padStart(4, '0')
  return [code, shifted(1717), shifted(4343)].toSorted((a, b) => a.localeCompare(b))
}
