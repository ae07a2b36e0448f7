/**
 * Thrown instead of the driver's error if the database is temporarily unable: connection lost, restarting, recovering,
 * out of resources or read-only. The request itself is valid and may be sent again, a money call under the same key.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  /**
   * The connection was lost during a commit, which may or may not have taken effect. Asking again by the same id tells.
   */
  readonly outcomeUnknown: boolean

  constructor(cause: Error, outcomeUnknown = false) {
    super(cause.message || String((cause as NodeJS.ErrnoException).code), { cause }) // system errors may have only a code
    this.outcomeUnknown = outcomeUnknown
  }
}

/** SQLSTATEs for lost connections, exhausted resources, shutdown and recovery, a read-only server, a failing disk. */
const states = /^(08...|53...|57P0[1-5]|25006|58030)$/
/** Errors that the driver and its pool identify only by text. */
const words =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout (expired|exceeded)|Cannot use a pool after)/
const network = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN)$/

/** Returns whether a driver's error means that the database is away, not that a statement is wrong. */
export function isAway(error: unknown): error is Error {
  if (error instanceof DatabaseAway) return true
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string } // the server's or the system's code
  return code === undefined ? words.test(error.message) : states.test(code) || network.test(code)
}

/** Wraps the error in `DatabaseAway` if it means that; else returns it unchanged. */
export const named = (error: unknown, outcomeUnknown = false): unknown =>
  isAway(error) && !(error instanceof DatabaseAway) ? new DatabaseAway(error, outcomeUnknown) : error
