/** What a studio's game says: about itself, or that the player wants to deposit. */
export type GameMessage = { readonly type: 'gaming'; readonly value: 'ready' | 'round' | 'exit' | 'error' } | { readonly type: 'deposit' }

const values = ['ready', 'round', 'exit', 'error'] as const

/** Reads a game's message; anything else is undefined. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, value } = data as Record<string, unknown> // each field is looked at below
  if (type === 'deposit') return { type }
  const known = values.find((name) => name === value)
  return type === 'gaming' && known ? { type, value: known } : undefined
}
