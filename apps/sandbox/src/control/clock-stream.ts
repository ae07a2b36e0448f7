import type { FastifyInstance } from 'fastify'
import type { World } from '../base/world.ts'

const aliveMs = 20_000

/** Tells programs beside us how many milliseconds the product's time is ahead: at once, and whenever it has moved. */
export function serveClockStream(scope: FastifyInstance, world: World): void {
  scope.get('/control/clock', { logLevel: 'warn' }, (request, reply) => {
    reply.hijack()
    const out = reply.raw
    out.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    const tell = () => out.write(`data: ${world.clock.offsetMs()}\n\n`)
    tell()
    const unwatch = world.changes.watch((topic) => topic === 'clock' && tell())
    const alive = setInterval(() => out.write(': alive\n\n'), aliveMs)
    request.raw.on('close', () => {
      unwatch()
      clearInterval(alive)
    })
  })
}
