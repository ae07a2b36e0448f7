import type { FastifyInstance } from 'fastify'
import type { World } from '../base/world.ts'

const gatherMs = 120
const aliveMs = 20_000

/** Pushes changes to all open control rooms, batched so that a burst is one event. */
export function serveEvents(scope: FastifyInstance, world: World): void {
  scope.get('/control/events', { logLevel: 'warn' }, (request, reply) => {
    reply.hijack()
    const out = reply.raw
    out.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    out.write('retry: 1000\n\n')
    const topics = new Set<string>()
    let gathering: NodeJS.Timeout | null = null
    const flush = () => {
      gathering = null
      out.write(`event: changed\ndata: ${JSON.stringify([...topics])}\n\n`)
      topics.clear()
    }
    const unwatch = world.changes.watch((topic) => {
      topics.add(topic)
      gathering ??= setTimeout(flush, gatherMs)
    })
    const alive = setInterval(() => out.write(': alive\n\n'), aliveMs)
    request.raw.on('close', () => {
      unwatch()
      clearInterval(alive)
      if (gathering) clearTimeout(gathering)
    })
  })
}
