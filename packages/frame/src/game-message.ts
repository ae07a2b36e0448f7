/** A message of a studio's game: about itself, or that the player wants to deposit. */
export type GameMessage =
  | { readonly type: 'gaming'; readonly value: 'ready' | 'exit' | 'error' }
  | { readonly type: 'gaming'; readonly value: 'round'; readonly state: 'started' | 'ended' }
  | { readonly type: 'deposit' }

const values = ['ready', 'exit', 'error'] as const

/** Reads a game's message. Returns undefined for anything else. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, value, state } = data as Record<string, unknown> // each field is checked below
  if (type === 'deposit') return { type }
  if (type === 'gaming' && value === 'round') return { type, value, state: state === 'started' ? state : 'ended' }
  const known = values.find((name) => name === value)
  return type === 'gaming' && known ? { type, value: known } : undefined
}
