import type { World } from './world.ts'

/** Deliveries that are repeated until they succeed: each beat sends what is due, nothing twice at once. */
export type Deliveries = { beat: () => Promise<void>; stop: () => Promise<void> }

/**
 * Sends what is due; what the process dies over stays due, and the next start sends it. `stop` interrupts what is under
 * way.
 */
export function openDeliveries<Due extends { id: bigint }>(
  world: World,
  readDue: (underWay: bigint[]) => Promise<Due[]>,
  deliver: (due: Due, aborted: AbortSignal) => Promise<void>,
): Deliveries {
  const underWay = new Map<bigint, Promise<void>>()
  const aborter = new AbortController()
  const beat = async () => {
    for (const due of await readDue([...underWay.keys()])) {
      const attempt = deliver(due, aborter.signal).catch((error: unknown) => world.log.error(error, 'a delivery could not be kept'))
      underWay.set(
        due.id,
        attempt.finally(() => underWay.delete(due.id)),
      )
    }
  }
  const stop = async () => {
    aborter.abort()
    await Promise.all(underWay.values())
  }
  return { beat, stop }
}
