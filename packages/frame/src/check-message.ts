/** A message of a studio's page on which a round is recomputed: the height that its content needs, in CSS pixels. */
export type CheckMessage = { readonly type: 'check'; readonly height: number }

const most = 100_000

/** Reads such a message. Returns undefined for anything else. */
export function readCheckMessage(data: unknown): CheckMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, height } = data as Record<string, unknown> // each field is checked below
  return type === 'check' && typeof height === 'number' && height > 0 && height <= most ? { type, height } : undefined
}
