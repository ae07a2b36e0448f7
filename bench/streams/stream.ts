import { connect } from 'node:net'

/** An event stream as the bench holds it: nothing but a socket, for it shares the machine with what is measured. */
export type Stream = {
  /** Resolves when the words have come again. */
  next: (words: string) => Promise<void>
  close: () => void
}

// From one address to another there are fewer ports than streams.
const streamsOfAnAddress = 20_000

/** Opens the stream of a session at a node on loopback; it is there once its first event has come. */
export function openStream(port: number, cookie: string, index: number): Promise<Stream> {
  const localAddress = `127.0.0.${2 + Math.floor(index / streamsOfAnAddress)}`
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  let came = ''
  let waiting: { words: string; heard: () => void } | undefined
  const next = (words: string) =>
    new Promise<void>((heard) => {
      came = ''
      waiting = { words, heard }
    })
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    if (!waiting) return
    came += chunk
    if (!came.includes(waiting.words)) return
    const { heard } = waiting
    waiting = undefined
    heard()
  })
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`A stream ended: ${came.slice(0, 200)}`)))
    void next('retry: ').then(() => resolve({ next, close: () => socket.destroy() }))
    socket.write(`GET /api/push HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: ${cookie}\r\n\r\n`)
  })
}
