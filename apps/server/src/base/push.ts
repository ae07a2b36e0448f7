import type { FastifyReply } from 'fastify'
import type { PushEvent } from '@fairhouse/contract'

/** What goes to every browser of one player. */
export type Push = {
  send: (player: bigint, event: PushEvent) => void
  /** Keeps the answer open as an event stream of this player until the browser leaves. */
  open: (player: bigint, reply: FastifyReply) => void
  listening: () => number
  has: (player: bigint) => boolean
  close: () => void
}

const heartbeatMs = 20_000
const mostStreamsOfOnePlayer = 20

/** Server-sent events of this process. Other processes are told by NOTIFY, see notify.ts. */
export function openPush(): Push {
  const streams = new Map<bigint, Set<FastifyReply>>()
  const all = () => [...streams.values()].flatMap((set) => [...set])
  const heartbeat = setInterval(() => all().forEach((reply) => reply.raw.write(': here\n\n')), heartbeatMs)
  heartbeat.unref()

  function leave(player: bigint, reply: FastifyReply): void {
    streams.get(player)?.delete(reply)
    if (streams.get(player)?.size === 0) streams.delete(player)
  }

  return {
    send(player, { event, data }) {
      for (const reply of streams.get(player) ?? []) reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    open(player, reply) {
      const own = streams.get(player) ?? new Set()
      if (own.size >= mostStreamsOfOnePlayer) [...own][0]!.raw.end() // the set is not empty here
      streams.set(player, own.add(reply))
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      reply.raw.write('retry: 2000\n\n')
      reply.raw.on('close', () => leave(player, reply))
    },
    listening: () => all().length,
    has: (player) => streams.has(player),
    close() {
      clearInterval(heartbeat)
      all().forEach((reply) => reply.raw.end())
    },
  }
}
