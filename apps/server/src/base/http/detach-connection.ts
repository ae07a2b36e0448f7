import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** What else is to hear that a connection has closed, once Node's HTTP has let it go. */
const tellers = new WeakMap<Socket, () => void>()

/** Calls `tell` once a connection has closed, whether it is still HTTP's by then or not. One for each connection. */
export function whenClosed(socket: Socket, tell: () => void): void {
  tellers.set(socket, tell)
  socket.once('close', tell)
}

/**
 * Reads what is left of a request and returns whether it has come to its end; false if its connection closed before.
 * Only then can its connection be detached.
 */
export function hasEnded(request: IncomingMessage): Promise<boolean> {
  if (request.readableEnded || request.destroyed) return Promise.resolve(request.readableEnded)
  return new Promise((resolve) =>
    request
      .once('end', () => resolve(true))
      .once('close', () => resolve(request.readableEnded))
      .resume(),
  )
}

/**
 * Takes a connection from Node's HTTP for good, after the head of an answer that only the connection's end ends: parser
 * (10 kB), request, answer and timers go. Returns the bare connection, whose bytes nobody reads yet; undefined if the
 * answer has not had its turn on it, or it is no connection of ours. Call it once the request has ended.
 */
export function detachConnection(response: ServerResponse): Socket | undefined {
  const { socket } = response
  if (!(socket instanceof Socket) || socket.destroyed) return undefined
  const tell = tellers.get(socket)
  if (tell) socket.removeListener('close', tell)
  // Node has no name for this. Its HTTP lets go of all that it holds for a connection when that has closed; the
  // connection itself takes no notice of the event.
  socket.on('error', ignored).emit('close', false)
  response.detachSocket(socket)
  socket.removeAllListeners().on('error', ignored).setTimeout(0)
  if (tell) socket.once('close', tell)
  return socket
}

const ignored = (): void => undefined
