/**
 * Thrown instead of the driver's error if the database could not do its part now: the connection was lost, the server restarts,
 * recovers, has no room or is read-only. The request itself is fine and may be sent again, a money call under the same key.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  /** The connection was lost while a transaction was committed: it may stand or not. Asking again by the same id tells. */
  readonly outcomeUnknown: boolean

  constructor(cause: Error, outcomeUnknown = false) {
    super(cause.message || String((cause as NodeJS.ErrnoException).code), { cause }) // system errors may have a code only
    this.outcomeUnknown = outcomeUnknown
  }
}

/** Lost connections, no resources left, shutdown and recovery, a read-only server, a disk that fails. */
const states = /^(08...|53...|57P0[1-5]|25006|58030)$/
/** The driver and its pool name these by words alone. */
const words =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout (expired|exceeded)|Cannot use a pool after)/
const network = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN)$/

/** Whether an error of the driver says that the database is away rather than that a statement is wrong. */
export function isAway(error: unknown): error is Error {
  if (error instanceof DatabaseAway) return true
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string } // of the server or of the system
  return code === undefined ? words.test(error.message) : states.test(code) || network.test(code)
}

/** The same error, or `DatabaseAway` in its place. */
export const named = (error: unknown, outcomeUnknown = false): unknown =>
  isAway(error) && !(error instanceof DatabaseAway) ? new DatabaseAway(error, outcomeUnknown) : error
