import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A port of loopback that nobody listens on now, below those that the system gives to whoever asks for any: nobody is given it meanwhile. Above 10080, with which fetch does not talk. */
export function freePort(): Promise<number> {
  const port = randomInt(11_000, 30_000)
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(freePort()) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}
