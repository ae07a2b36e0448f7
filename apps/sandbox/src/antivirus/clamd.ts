import { createServer, type Server, type Socket } from 'node:net'
import { newId } from '@fairhouse/process/ids.ts'
import { Sentence } from '@fairhouse/process/sentence.ts'
import type { World } from '../base/world.ts'
import { insertScan, readMode } from './antivirus.sql.ts'

const mostBytes = 100 * 1024 * 1024

/**
 * Listens as clamd does: `zPING`, `zVERSION`, and `zINSTREAM` with chunks that have their length before them. Commands
 * end with a zero byte.
 */
export async function startClamd(world: World): Promise<{ close: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', (error) => world.log.debug(error, 'a connection to the virus check broke'))
    serve(world, socket)
  })
  await listen(server, world.environment.antivirusPort)
  return {
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function serve(world: World, socket: Socket): void {
  const parts: Buffer[] = []
  let [size, over] = [0, false]
  const end = (said: string) => {
    over = true
    socket.end(`${said}\0`)
  }
  socket.on('data', (part) => {
    if (over) return
    parts.push(part)
    size += part.length
    if (size > mostBytes) return end('INSTREAM size limit exceeded. ERROR')
    const heard = readCommand(parts)
    if (!heard) return
    over = true
    answer(world, heard).then(
      (said) => (said === undefined ? socket.destroy() : end(said)),
      (error: Error) => {
        world.log.error(error, 'the virus check failed')
        socket.destroy()
      },
    )
  })
}

type Heard = { command: string; content?: Buffer }

/** Reads a command once it has arrived completely; anything that is not a clamd command is returned as its words. */
function readCommand(parts: Buffer[]): Heard | undefined {
  const stream = Buffer.from('zINSTREAM\0')
  const last = parts.at(-1)
  const isEnd = last !== undefined && (parts.length < 3 || last.length < 4 || last.subarray(-4).equals(Buffer.alloc(4)))
  if (!isEnd) return undefined // most parts of a file end somewhere inside it
  const heard = Buffer.concat(parts)
  parts.splice(0, parts.length, heard)
  if (heard.subarray(0, stream.length).equals(stream)) {
    const content = contentOf(heard.subarray(stream.length))
    return content && { command: 'zINSTREAM', content }
  }
  const end = heard.indexOf(0)
  if (end === -1 || stream.subarray(0, heard.length).equals(heard)) return undefined
  return { command: heard.subarray(0, end).toString('latin1') }
}

/** Joins the chunks of a stream; undefined until its end (a length of 0) has arrived. */
function contentOf(stream: Buffer): Buffer | undefined {
  const chunks: Buffer[] = []
  for (let at = 0; at + 4 <= stream.length;) {
    const length = stream.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(stream.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** The test text that every scanner reports, split so that this file is not reported itself. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE!$H+H*'].join('-')

/** Answers a command; undefined closes the connection without an answer. */
async function answer(world: World, { command, content }: Heard): Promise<string | undefined> {
  const mode = await readMode(world.database.query)
  if (mode === 'away') return undefined
  if (command === 'zPING') return 'PONG'
  if (command === 'zVERSION') return 'ClamAV 1.4.6/sandbox'
  if (!content) return 'UNKNOWN COMMAND'
  const found = content.includes(Buffer.from(eicar, 'latin1')) ? 'Eicar-Signature' : mode === 'found' ? 'Sandbox.Test.Virus' : undefined
  const verdict = found ? `${found} FOUND` : 'OK'
  await insertScan(world.database.query, { id: newId('scan'), bytes: content.length, verdict, at: world.clock.now() })
  world.changes.say('antivirus')
  return `stream: ${verdict}`
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Sentence(`Port ${port} is in use: set ANTIVIRUS_PORT to a free one, then start again.`) : error,
      )
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed)
      resolve()
    })
  })
}
