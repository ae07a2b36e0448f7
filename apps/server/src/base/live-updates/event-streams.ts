import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { PushEvent } from '@fairhouse/contract'
import { detachConnection } from '../http/detach-connection.ts'
import { beatsOfAHeartbeat, openHeldStreams, type Listener, type Stream } from './held-streams.ts'

/** Sends an event to every browser of one player. */
export type EventStreams = {
  send: (player: bigint, event: PushEvent) => void
  /** Sends an event to every browser that listens. */
  sendAll: (event: PushEvent) => void
  /** Keeps the answer open as an event stream until the browser leaves, its session ends or its server closes. */
  open: (listener: Listener, response: ServerResponse, server: Server) => void
  /** Ends the streams of ended sessions, of one player or of everybody. */
  endOver: (player?: bigint) => Promise<void>
  /** Ends the streams that a server opened. */
  endAt: (server: Server) => void
  listening: () => number
  has: (player: bigint) => boolean
  close: () => void
}

/** Returns which of these sessions are still open. */
type OpenAmong = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>

const heartbeatMs = 20_000
/**
 * What a browser may leave unread, besides what the network holds, before its stream ends. It opens another and asks for
 * what it missed.
 */
const mostUnreadBytes = 64 * 1024
/** Returns when a browser tries again after its stream ended, in milliseconds: not all of them at once, after a node has ended. */
const againMs = () => 1000 + Math.floor(Math.random() * 2000)

/**
 * Opens this process's server-sent events. NOTIFY tells other processes, see notify.ts. A session that ended without
 * news is found at the next heartbeat.
 */
export function openEventStreams(openAmong: OpenAmong): EventStreams {
  const streams = openHeldStreams()
  let [beat, isClosed] = [0, false]
  const heartbeat = setInterval(() => {
    beat += 1
    const due = streams.due(beat)
    for (const { socket } of due) write(socket, ': here\n\n')
    // If this fails, the next heartbeat asks again.
    endOverAmong(due).catch(() => undefined)
  }, heartbeatMs / beatsOfAHeartbeat)
  heartbeat.unref()

  async function endOverAmong(held: readonly Stream[]): Promise<void> {
    if (held.length === 0) return
    const open = await openAmong([...new Set(held.map(({ sessionId }) => sessionId))])
    for (const stream of held) if (!open.has(stream.sessionId)) streams.end(stream)
  }

  function tell(held: readonly Stream[], event: PushEvent): void {
    const wire = wireOf(event)
    for (const { socket } of held) write(socket, wire)
  }

  return {
    endOver: (player) => endOverAmong(player === undefined ? streams.all() : streams.of(player)),
    send: (player, event) => tell(streams.of(player), event),
    sendAll: (event) => tell(streams.all(), event),
    open(listener, response, server) {
      const socket = begin(response, isClosed)
      if (socket) streams.hold(listener, socket, server)
    },
    endAt: (server) => streams.all().forEach((stream) => stream.server === server && streams.end(stream)),
    listening: streams.count,
    has: (player) => streams.of(player).length > 0,
    close() {
      isClosed = true
      clearInterval(heartbeat)
      streams.all().forEach(streams.end)
    },
  }
}

/**
 * Begins a stream and returns its connection. In a process that ends, and where an answer before it is still under way
 * on its connection, the stream is over at once, because any other answer would end the browser's tries.
 */
function begin(response: ServerResponse, isOver: boolean): Socket | undefined {
  // Only the end of the connection ends it: then it is bytes, for every version of HTTP.
  response.useChunkedEncodingByDefault = false
  response.shouldKeepAlive = false
  response.writeHead(200, streamHeaders).write(`retry: ${againMs()}\n\n`)
  const socket = isOver ? undefined : detachConnection(response)
  if (!socket) response.end()
  return socket?.destroyed ? undefined : socket
}

function write(socket: Socket, wire: string): void {
  if (socket.destroyed) return
  socket.write(wire)
  if (socket.writableLength > mostUnreadBytes) socket.destroy()
}

const streamHeaders = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
const wireOf = ({ event, data }: PushEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
