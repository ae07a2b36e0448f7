/** A visit to the game, from its launch to its end. Amounts are minor units. */
export type Session = {
  id: string
  pageHash: string
  keyHash: string | null
  type: 'real' | 'demo'
  gameId: string
  launchToken: string | null
  /** The player as the platform names him to this studio; in demo play the session itself. */
  owner: string | null
  walletToken: string | null
  currency: string
  country: string
  language: string
  lobbyUrl: string
  parentOrigin: string
  maxStake: bigint | null
  minRoundMs: number
  cash: bigint
  bonus: bigint
  createdAt: Date
  pageExpiresAt: Date
  openedAt: Date | null
  endedAt: Date | null
  endCode: string | null
}

/** A session that has been opened: from then on it has an owner. */
export type OpenSession = Session & { owner: string; openedAt: Date }

/** Whether a session has been opened. */
export function isOpened(session: Session): session is OpenSession {
  return session.owner !== null && session.openedAt !== null
}
