import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { PushEvent } from '@fairhouse/contract'
import { detachConnection } from '../http/detach-connection.ts'

/** A listener: a player, in one of their sessions. */
type Listener = { player: bigint; sessionId: string }

/** All that is kept of a stream: ten thousand of them are open at once. */
type Stream = Listener & { socket: Socket; server: Server; beat: number }

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
/** Each stream has its heartbeat at one of so many beats, for thousands at once would hold up whatever else is asked. */
const beatsOfAHeartbeat = 20
const mostStreamsOfOnePlayer = 20
/** What a browser may leave unread, besides what the network holds, before its stream ends. It opens it again and asks for what it missed. */
const mostUnreadBytes = 64 * 1024
/** Returns when a browser tries again after its stream ended, in milliseconds: not all of them at once, after a node has ended. */
const againMs = () => 1000 + Math.floor(Math.random() * 2000)

/**
 * Opens this process's server-sent events. NOTIFY tells other processes, see notify.ts. A session that ended without
 * news is found at the next heartbeat.
 */
export function openEventStreams(openAmong: OpenAmong): EventStreams {
  const ofPlayers = new Map<bigint, readonly Stream[]>()
  const beats = Array.from({ length: beatsOfAHeartbeat }, () => new Set<Stream>())
  let [opened, beaten, isClosed] = [0, 0, false]
  const all = () => beats.flatMap((streams) => [...streams])
  const heartbeat = setInterval(() => {
    beaten += 1
    const due = [...beats[beaten % beatsOfAHeartbeat]!] // one of them
    for (const { socket } of due) write(socket, ': here\n\n')
    // If this fails, the next heartbeat asks again.
    endOverAmong(due).catch(() => undefined)
  }, heartbeatMs / beatsOfAHeartbeat)
  heartbeat.unref()

  function enter(stream: Stream): void {
    const own = ofPlayers.get(stream.player) ?? []
    if (own.length >= mostStreamsOfOnePlayer) end(own[0]!) // there is one
    ofPlayers.set(stream.player, [...(ofPlayers.get(stream.player) ?? []), stream])
    beats[stream.beat]!.add(stream) // one of them
    // What comes after the request is none of a browser's: nothing is read for anybody.
    stream.socket.once('data', () => end(stream))
    stream.socket.once('end', () => end(stream)).once('close', () => leave(stream))
  }

  function leave(stream: Stream): void {
    if (!beats[stream.beat]!.delete(stream)) return // one of them
    const left = (ofPlayers.get(stream.player) ?? []).filter((one) => one !== stream)
    if (left.length > 0) ofPlayers.set(stream.player, left)
    else ofPlayers.delete(stream.player)
  }

  function end(stream: Stream): void {
    leave(stream)
    // Nobody waits for a browser to read what it has left unread so far.
    if (stream.socket.writableLength > 0) stream.socket.destroy()
    else stream.socket.destroySoon()
  }

  async function endOverAmong(held: readonly Stream[]): Promise<void> {
    if (held.length === 0) return
    const open = await openAmong([...new Set(held.map(({ sessionId }) => sessionId))])
    for (const stream of held) if (!open.has(stream.sessionId)) end(stream)
  }

  return {
    endOver: (player) => endOverAmong(player === undefined ? all() : (ofPlayers.get(player) ?? [])),
    send(player, event) {
      const wire = wireOf(event)
      for (const { socket } of ofPlayers.get(player) ?? []) write(socket, wire)
    },
    sendAll(event) {
      const wire = wireOf(event)
      for (const { socket } of all()) write(socket, wire)
    },
    open({ player, sessionId }, response, server) {
      const socket = begin(response, isClosed)
      if (!socket) return
      opened += 1
      // A part of the cookie would keep all of the request's headers in memory.
      const copied = Buffer.from(sessionId).toString()
      enter({ player, sessionId: copied, socket, server, beat: opened % beatsOfAHeartbeat })
    },
    endAt: (server) => all().forEach((stream) => stream.server === server && end(stream)),
    listening: () => beats.reduce((sum, { size }) => sum + size, 0),
    has: (player) => ofPlayers.has(player),
    close() {
      isClosed = true
      clearInterval(heartbeat)
      all().forEach(end)
    },
  }
}

/**
 * Begins a stream and returns its connection. In a process that ends, and where an answer before it is still under way on its
 * connection, the stream is over at once, because any other answer would end the browser's tries.
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
