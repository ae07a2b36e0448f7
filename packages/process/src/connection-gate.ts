import { awayAMomentAgo, isAway } from './database-away.ts'

const shortestMs = 20
const longestMs = 500

/**
 * Keeps callers from storming a database that starts: after a lost connection the gate closes for a moment, longer each
 * time; then one caller tries, and the others follow if that went well. Whoever finds an open connection (`hasIdle`)
 * needs no gate.
 */
export function openConnectionGate(hasIdle: () => boolean) {
  let closedForMs = 0
  let closedUntil = 0
  let trying = false
  const close = (tried: boolean) => {
    if (!tried && performance.now() < closedUntil) return
    closedForMs = Math.min(Math.max(closedForMs * 2, shortestMs), longestMs)
    closedUntil = performance.now() + closedForMs
  }
  const opened = (): void => void (closedForMs = 0)
  const through = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const tries = closedForMs > 0 && !hasIdle()
    if (tries && (trying || performance.now() < closedUntil)) throw awayAMomentAgo()
    if (tries) trying = true
    try {
      const result = await work()
      closedForMs = 0
      return result
    } catch (error) {
      if (isAway(error as Error)) close(tries) // the driver throws errors
      throw error
    } finally {
      if (tries) trying = false
    }
  }
  return { through, opened }
}
