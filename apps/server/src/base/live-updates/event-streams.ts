import type { FastifyReply } from 'fastify'
import type { PushEvent } from '@fairhouse/contract'

/** A listener: a player, in one of their sessions. */
type Listener = { player: bigint; sessionId: string }

/** Sends an event to every browser of one player. */
export type EventStreams = {
  send: (player: bigint, event: PushEvent) => void
  /** Sends an event to every browser that listens. */
  sendAll: (event: PushEvent) => void
  /** Keeps the answer open as an event stream until the browser leaves or its session ends. */
  open: (listener: Listener, reply: FastifyReply) => void
  /** Ends the streams of ended sessions, of one player or of everybody. */
  endOver: (player?: bigint) => Promise<void>
  listening: () => number
  has: (player: bigint) => boolean
  close: () => void
}

/** Returns which of these sessions are still open. */
type OpenAmong = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>

const heartbeatMs = 20_000
const mostStreamsOfOnePlayer = 20
/** Returns when a browser tries again after its stream ended, in milliseconds: not all of them at once, after a node has ended. */
const againMs = () => 1000 + Math.floor(Math.random() * 2000)

/**
 * Opens this process's server-sent events. NOTIFY tells other processes, see notify.ts. A session that ended without
 * news is found at the next heartbeat.
 */
export function openEventStreams(openAmong: OpenAmong): EventStreams {
  const streams = new Map<bigint, Map<FastifyReply, string>>()
  let isClosed = false
  const all = () => [...streams.values()].flatMap((own) => [...own.keys()])
  const heartbeat = setInterval(() => {
    for (const reply of all()) reply.raw.write(': here\n\n')
    // If this fails, the next heartbeat asks again.
    endOver().catch(() => undefined)
  }, heartbeatMs)
  heartbeat.unref()

  function leave(player: bigint, reply: FastifyReply): void {
    streams.get(player)?.delete(reply)
    if (streams.get(player)?.size === 0) streams.delete(player)
  }

  async function endOver(player?: bigint): Promise<void> {
    const listening = player === undefined ? [...streams.keys()] : [player]
    const held = listening.flatMap((one) => [...(streams.get(one) ?? [])].map(([reply, session]) => ({ one, reply, session })))
    if (held.length === 0) return
    const open = await openAmong([...new Set(held.map(({ session }) => session))])
    for (const { one, reply, session } of held) {
      if (open.has(session)) continue
      leave(one, reply)
      reply.raw.end()
    }
  }

  return {
    endOver,
    send(player, event) {
      for (const reply of streams.get(player)?.keys() ?? []) reply.raw.write(wireOf(event))
    },
    sendAll: (event) => all().forEach((reply) => reply.raw.write(wireOf(event))),
    open({ player, sessionId }, reply) {
      const own = streams.get(player) ?? new Map<FastifyReply, string>()
      if (own.size >= mostStreamsOfOnePlayer) [...own.keys()][0]!.raw.end() // the map is not empty here
      streams.set(player, own.set(reply, sessionId))
      begin(reply, isClosed)
      reply.raw.on('close', () => leave(player, reply))
    },
    listening: () => all().length,
    has: (player) => streams.has(player),
    close() {
      isClosed = true
      clearInterval(heartbeat)
      all().forEach((reply) => reply.raw.end())
    },
  }
}

/** Begins a stream; in a process that ends it is over at once, because any other answer would end the browser's tries. */
function begin(reply: FastifyReply, isOver: boolean): void {
  reply.hijack()
  reply.raw.writeHead(200, { ...streamHeaders, ...(isOver ? { connection: 'close' } : {}) })
  reply.raw.write(`retry: ${againMs()}\n\n`)
  if (isOver) reply.raw.end()
}

const streamHeaders = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
const wireOf = ({ event, data }: PushEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
