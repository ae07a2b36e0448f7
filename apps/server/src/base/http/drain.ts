import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'

/** Whether this process has been told to end: it still answers, and asks to be sent nothing new. */
export type Drain = { isOn: () => boolean; begin: () => void; whenBegun: (tell: () => void) => void }

/** Opens the drain of a process that goes on for now. */
export function openDrain(): Drain {
  let isOn = false
  const told: (() => void)[] = []
  return {
    isOn: () => isOn,
    begin() {
      if (isOn) return
      isOn = true
      for (const tell of told) tell()
    },
    whenBegun: (tell) => void told.push(tell),
  }
}

const longestCallMs = 10_000
const lookEveryMs = 20

/**
 * Lets the calls under way finish when an application closes, for ten seconds at most. From the beginning of the drain
 * each answer closes its connection, so that a proxy keeps none that leads here. It looks at the server itself, as some
 * calls are answered in front of Fastify. Needs `draining` among the options of the application: closed by force, calls
 * under way would lose their answers.
 */
export function mountDrain(app: FastifyInstance, { drain }: Pick<House, 'drain'>): void {
  const underWay = new Set<ServerResponse>()
  app.server.prependListener('request', (_, response) => {
    if (drain.isOn()) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  drain.whenBegun(() => {
    for (const response of underWay) response.shouldKeepAlive = false
  })
  app.addHook('preClose', (done) => {
    drain.begin()
    const since = performance.now()
    const looking = setInterval(() => {
      if (underWay.size > 0 && performance.now() - since < longestCallMs) return
      clearInterval(looking)
      // What is left is silent, or takes too long.
      app.server.closeAllConnections()
    }, lookEveryMs)
    done()
  })
}

/** The options of an application that drains. */
export const draining = { forceCloseConnections: 'idle', return503OnClosing: false } as const
