import { DatabaseAway, isAway } from './database-away.ts'

/** Keeps callers away from an unreachable database, so that they do not storm it as it starts. */
type ConnectionGate = {
  /** Runs what may need a new connection; throws at once while the gate is closed. */
  through: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Notes that a connection was opened, so that work on it need not wait. */
  opened: () => void
}

const shortestMs = 20
const longestMs = 500
/** States in which the database can be reached, but not written to. */
const isThere = new Set(['25006', '53100', '58030'])

/**
 * Opens a gate before a pool. After a lost connection it closes for a moment, longer each time; then one caller tries,
 * and the others follow if that succeeds. With an idle open connection (`hasIdle`) no gate is needed.
 */
export function openConnectionGate(hasIdle: () => boolean): ConnectionGate {
  let closedForMs = 0
  let closedUntil = 0
  let trying = false

  return {
    opened() {
      closedForMs = 0
    },
    async through(work) {
      const tries = closedForMs > 0 && !hasIdle()
      if (tries && (trying || performance.now() < closedUntil)) throw new DatabaseAway(new Error('The database was away a moment ago'))
      if (tries) trying = true
      try {
        const result = await work()
        closedForMs = 0
        return result
      } catch (error) {
        if (isLost(error)) close(tries)
        else closedForMs = 0
        throw error
      } finally {
        if (tries) trying = false
      }
    },
  }

  /** Simultaneous failures count as one. */
  function close(tried: boolean): void {
    if (!tried && performance.now() < closedUntil) return
    closedForMs = Math.min(Math.max(closedForMs * 2, shortestMs), longestMs)
    closedUntil = performance.now() + closedForMs
  }
}

function isLost(error: unknown): boolean {
  const cause = error instanceof DatabaseAway ? error.cause : error
  return isAway(error) && !isThere.has((cause as { code?: string }).code ?? '') // the server's or the system's code
}
