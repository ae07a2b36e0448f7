import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { SentFile } from '@fairhouse/contract'
import { sampleFile, type SampleType } from '@fairhouse/testing/sample-files.ts'

/** A file of a type and size, as a page sends it. */
export const someFile = (type: SampleType = 'image/jpeg', size = 2000, name = `page.${type.split('/')[1]}`): SentFile =>
  fileOf(sampleFile(type, size), type, name)

/** Any content, as a page sends it. */
export const fileOf = (content: Buffer, type: string, name: string): SentFile => ({
  dataUrl: `data:${type};base64,${content.toString('base64')}`,
  type,
  name,
  size: content.length,
})

/** The harmless EICAR test text, which every virus scanner detects. Split, so that this file is not flagged. */
export const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-' + 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*', 'latin1')

/** A test's clamd: answers as told, and records what it was sent. */
export async function openTestClamd(answer: (content: Buffer, socket: Socket) => string | undefined) {
  const shown: Buffer[] = []
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      heard = Buffer.concat([heard, part])
      const content = wholeStream(heard)
      if (!content) return
      shown.push(content)
      const said = answer(content, socket)
      if (said !== undefined) socket.end(`${said}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return { port, address: `127.0.0.1:${port}`, shown, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

/** Returns the content of an INSTREAM command once its last chunk has arrived. */
function wholeStream(heard: Buffer): Buffer | undefined {
  const command = Buffer.from('zINSTREAM\0')
  if (!heard.subarray(0, command.length).equals(command)) return undefined
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= heard.length;) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
