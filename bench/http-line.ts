import { connect, type Socket } from 'node:net'

/**
 * One keep-alive connection that carries one call at a time. It is kept light because the caller shares the machine
 * with what is measured.
 */
export type HttpLine = { post: (path: string, headers: string, body: string) => Promise<string>; close: () => void }

/** Opens a line to a server on loopback, which is connected for its first call and anew once it was closed; answers must carry a content-length. */
export function openLine(port: number): HttpLine {
  let socket: Socket | undefined
  let received = ''
  let waiting: { resolve: (body: string) => void; reject: (error: Error) => void } | undefined
  const connected = (): Socket => {
    // The server ends a connection on which nothing was ever asked.
    if (socket && !socket.destroyed) return socket
    received = ''
    socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      received += chunk
      const body = bodyIn(received)
      if (body === undefined) return
      received = ''
      waiting?.resolve(body)
      waiting = undefined
    })
    socket.on('error', (error) => waiting?.reject(error))
    socket.on('close', () => waiting?.reject(new Error('The server closed the connection')))
    return socket
  }
  return {
    post: (path, headers, body) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        connected().write(
          `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${headers}content-length: ${body.length}\r\n\r\n${body}`,
          'latin1',
        )
      }),
    close: () => {
      waiting = undefined
      socket?.destroy()
    },
  }
}

/** Returns the body of an answer once it is complete, else undefined. */
function bodyIn(received: string): string | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(received)?.[1]
  if (length === undefined) throw new Error(`The server answered without a content-length: ${received.slice(0, 200)}`)
  const body = received.slice(end + 4)
  return body.length < Number(length) ? undefined : body
}
