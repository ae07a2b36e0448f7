import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A listener: a player, in one of their sessions. */
export type Listener = { player: bigint; sessionId: string }

/** All that is kept of a stream: ten thousand of them are open at once. */
export type Stream = Listener & { socket: Socket; server: Server; beat: number }

/** Each stream has its heartbeat at one of so many beats, for thousands at once would hold up whatever else is asked. */
export const beatsOfAHeartbeat = 20
const mostStreamsOfOnePlayer = 20

/** The open streams of this process, by player and by beat. */
type HeldStreams = {
  /** Holds a stream until its browser leaves, or sends anything. Ends the oldest of a player who has too many. */
  hold: (listener: Listener, socket: Socket, server: Server) => void
  end: (stream: Stream) => void
  of: (player: bigint) => readonly Stream[]
  /** Returns those whose heartbeat is due at a beat. */
  due: (beat: number) => readonly Stream[]
  all: () => readonly Stream[]
  count: () => number
}

/** Opens an empty list of streams. */
export function openHeldStreams(): HeldStreams {
  const ofPlayers = new Map<bigint, readonly Stream[]>()
  const beats = Array.from({ length: beatsOfAHeartbeat }, () => new Set<Stream>())
  let held = 0
  const of = (player: bigint) => ofPlayers.get(player) ?? []

  function leave(stream: Stream): void {
    if (!beats[stream.beat]!.delete(stream)) return // one of them
    const left = of(stream.player).filter((one) => one !== stream)
    if (left.length > 0) ofPlayers.set(stream.player, left)
    else ofPlayers.delete(stream.player)
  }

  function end(stream: Stream): void {
    leave(stream)
    // Nobody waits for a browser to read what it has left unread so far.
    if (stream.socket.writableLength > 0) stream.socket.destroy()
    else stream.socket.destroySoon()
  }

  return {
    hold({ player, sessionId }, socket, server) {
      held += 1
      // A part of the cookie would keep all of the request's headers in memory.
      const stream = { player, sessionId: Buffer.from(sessionId).toString(), socket, server, beat: held % beatsOfAHeartbeat }
      if (of(player).length >= mostStreamsOfOnePlayer) end(of(player)[0]!) // there is one
      ofPlayers.set(player, [...of(player), stream])
      beats[stream.beat]!.add(stream) // one of them
      // What comes after the request is none of a browser's: nothing is read for anybody.
      socket
        .once('data', () => end(stream))
        .once('end', () => end(stream))
        .once('close', () => leave(stream))
    },
    end,
    of,
    due: (beat) => [...beats[beat % beatsOfAHeartbeat]!], // one of them
    all: () => beats.flatMap((streams) => [...streams]),
    count: () => beats.reduce((sum, { size }) => sum + size, 0),
  }
}
