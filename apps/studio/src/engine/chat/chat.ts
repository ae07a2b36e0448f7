/** How chat is held in order. Times are milliseconds. */
export const chatRules = {
  /** Messages of a player in a minute. */
  aMinute: 6,
  /** For how long the same text is not taken again. */
  sameTextMs: 3_600_000,
  /** How many messages a room shows. */
  shown: 50,
  /** For how long messages are kept, and those that were reported or taken away. */
  keptMs: 30 * 86_400_000,
  keptReportedMs: 180 * 86_400_000,
  /** A nickname that nobody has used for so long is free again. */
  unusedMs: 730 * 86_400_000,
} as const

/** A message as it is kept. */
export type Message = {
  id: bigint
  gameId: string
  sharedRound: number | null
  owner: string
  /** The nickname with which it was written. */
  nickname: string
  text: string
  writtenAt: Date
  removedAt: Date | null
}

/** What is known of a player who may write: the nickname, if there is one, and what the house has decided. */
export type Writer = {
  nickname: string | null
  mustRename: boolean
  mutedUntil: Date | null
  mutedForGood: boolean
}

/** A message as a page shows it. */
export type ChatMessage = { id: string; at: string; nickname: string; text: string; mine: boolean }

/**
 * What a visitor may do in the chat: only read (a demonstration), choose a nickname first or anew, write, or nothing until a
 * time (`until` null: for good).
 */
export type ChatRole = { is: 'reader' | 'needsName' | 'mustRename' | 'writer' } | { is: 'muted'; until: string | null }

/** What the chat's panel shows. `messages`, oldest first, are null if nothing has changed since `stamp`. */
export type ChatView = {
  stamp: string
  messages: ChatMessage[] | null
  nickname: string | null
  role: ChatRole
  /** Nicknames that the visitor has hidden. */
  hidden: string[]
}

/** Returns until when somebody is muted: null if they are not, `forGood` if no time ends it. */
export function mutedNow({ mutedUntil, mutedForGood }: Pick<Writer, 'mutedUntil' | 'mutedForGood'>, now: Date): Date | 'forGood' | null {
  if (mutedForGood) return 'forGood'
  return mutedUntil && mutedUntil > now ? mutedUntil : null
}
