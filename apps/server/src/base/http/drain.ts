import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'

/** Whether this process has been told to end: it still answers, and asks to be sent nothing new. */
export type Drain = { isOn: () => boolean; begin: () => void }

/** Opens the drain of a process that goes on for now. */
export function openDrain(): Drain {
  let isOn = false
  return { isOn: () => isOn, begin: () => void (isOn = true) }
}

const longestCallMs = 10_000
const lookEveryMs = 20

/**
 * Lets the calls under way finish when an application closes, for ten seconds at most. From the beginning of the drain
 * each answer closes its connection, so that a proxy keeps none that leads here. Needs `draining` among the options of
 * the application: closed by force, calls under way would lose their answers.
 */
export function mountDrain(app: FastifyInstance, { drain }: Pick<House, 'drain'>): void {
  let underWay = 0
  app.addHook('onRequest', (request, reply, done) => {
    // A request injected within the process has no connection.
    if (request.raw.socket instanceof Socket) {
      underWay += 1
      reply.raw.once('close', () => (underWay -= 1))
    }
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (drain.isOn()) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', (done) => {
    drain.begin()
    const since = performance.now()
    const looking = setInterval(() => {
      if (underWay > 0 && performance.now() - since < longestCallMs) return
      clearInterval(looking)
      // What is left is silent, or takes too long.
      app.server.closeAllConnections()
    }, lookEveryMs)
    done()
  })
}

/** The options of an application that drains. */
export const draining = { forceCloseConnections: 'idle', return503OnClosing: false } as const
