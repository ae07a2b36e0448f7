import { DatabaseAway, isAway } from './database-away.ts'

/** Keeps callers from a database that cannot be reached, so that they do not storm it while it starts. */
type ConnectionGate = {
  /** Runs what may need a new connection; throws at once while the gate is closed. */
  through: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** A connection has been opened: nobody needs to wait for what is done with it. */
  opened: () => void
}

const shortestMs = 20
const longestMs = 500
/** The database is there, and only writes or room are missing. */
const isThere = new Set(['25006', '53100', '58030'])

/**
 * Opens a gate before a pool. After a lost connection it closes for a moment, longer each time; then one caller tries, and the others
 * follow if that went well. Whoever finds a connection that is open (`hasIdle`) needs no gate.
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

  /** Many that fail together count as one. */
  function close(tried: boolean): void {
    if (!tried && performance.now() < closedUntil) return
    closedForMs = Math.min(Math.max(closedForMs * 2, shortestMs), longestMs)
    closedUntil = performance.now() + closedForMs
  }
}

function isLost(error: unknown): boolean {
  const cause = error instanceof DatabaseAway ? error.cause : error
  return isAway(error) && !isThere.has((cause as { code?: string }).code ?? '') // of the server or of the system
}
