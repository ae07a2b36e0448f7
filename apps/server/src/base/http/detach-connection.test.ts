import { createServer, IncomingMessage, type RequestListener } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { queryObjects } from 'node:v8'
import { expect, onTestFinished, test } from 'vitest'
import { detachConnection, hasEnded, whenClosed } from './detach-connection.ts'

const get = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

/** A server of Node's own, and bare connections to it. */
async function listening(answer: RequestListener) {
  let closed = 0
  const server = createServer(answer).on('connection', (socket: Socket) => whenClosed(socket, () => (closed += 1)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  const open: Socket[] = []
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const send = (request: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request)).on('error', () => undefined)
    open.push(socket)
    let [came, isClosed] = ['', false]
    socket.on('data', (chunk: Buffer) => (came += chunk.toString())).on('close', () => (isClosed = true))
    return { socket, came: () => came, isClosed: () => isClosed }
  }
  return { server, send, closed: () => closed }
}

/** Takes the connection of each request and keeps it. */
function taking() {
  const taken: (Socket | undefined)[] = []
  const answer: RequestListener = (request, response) =>
    void hasEnded(request).then(() => {
      response.useChunkedEncodingByDefault = false
      response.writeHead(200).write('head ')
      taken.push(detachConnection(response))
    })
  return { taken, answer }
}

test('a connection that is taken is written to as it is, is nothing of HTTP any more, and its end is told once', async () => {
  const { taken, answer } = taking()
  const { server, send, closed } = await listening(answer)
  const { socket, came, isClosed } = send(get)
  await expect.poll(came).toMatch(/\r\nConnection: close\r\n[^]*head $/)
  expect(closed()).toBe(0)
  // Only what is still HTTP's is closed by these.
  server.closeIdleConnections()
  server.closeAllConnections()
  taken[0]?.write('and body')
  await expect.poll(came).toMatch(/head and body$/)
  expect(isClosed()).toBe(false)
  taken[0]?.resume()
  socket.resetAndDestroy()
  await expect.poll(closed).toBe(1)
  await new Promise(setImmediate)
  expect(closed()).toBe(1)
})

test('its request, and all that hangs on it, does not stay in memory', async () => {
  const { taken, answer } = taking()
  const { send } = await listening(answer)
  const before = queryObjects(IncomingMessage, { format: 'count' })
  const open = Array.from({ length: 50 }, () => send(get))
  for (const { came } of open) await expect.poll(came).toContain('head ')
  expect(taken.every((socket) => socket?.writable)).toBe(true)
  // A parser in Node's pool may hold on to its last one.
  await expect.poll(() => queryObjects(IncomingMessage, { format: 'count' }) - before, { interval: 500 }).toBeLessThan(10)
})

test('the next request on it is not answered, and its bytes are whose connection it is', async () => {
  const { taken, answer } = taking()
  let requests = 0
  const { send } = await listening((...given) => ((requests += 1), answer(...given)))
  const { socket, came } = send(get)
  await expect.poll(came).toContain('head ')
  let read = ''
  taken[0]?.on('data', (chunk: Buffer) => (read += chunk.toString()))
  socket.write(get)
  await expect.poll(() => read).toBe(get)
  expect(requests).toBe(1)
})

test('of requests sent at once the first has it, the others are dropped, and the server goes on', async () => {
  const { taken, answer } = taking()
  const { send } = await listening(answer)
  const { came } = send(get.repeat(3))
  await expect.poll(() => taken.length).toBe(3)
  expect(taken.slice(1)).toEqual([undefined, undefined])
  taken[0]?.write('and body')
  await expect.poll(came).toMatch(/^HTTP[^]*head and body$/)
  expect(came().split('HTTP/1.1').length).toBe(2)
  await expect.poll(send(get).came).toContain('head ')
})

test('a request behind it that nobody reads ends it', async () => {
  const { answer } = taking()
  const { send } = await listening((request, response) => void (request.url === '/' ? answer(request, response) : response.end()))
  await expect.poll(send(`${get}${get.replace('/', '/second')}`).isClosed).toBe(true)
  await expect.poll(send(get).came).toContain('head ')
})

test('an answer whose turn has not come does not take it', async () => {
  let finish = (): void => undefined
  const { taken, answer } = taking()
  const { send } = await listening((request, response) => {
    if (request.url === '/first') finish = () => void response.end('first')
    else answer(request, response)
  })
  const { came } = send(`${get.replace('/', '/first')}${get}`)
  await expect.poll(() => taken).toEqual([undefined])
  finish()
  await expect.poll(came).toMatch(/first[^]*head $/)
})

test('a request that ends before it was whole is not', async () => {
  const wholes: boolean[] = []
  const { send } = await listening((request) => void hasEnded(request).then((isWhole) => wholes.push(isWhole)))
  const { socket } = send('GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nab')
  await new Promise((resolve) => socket.on('ready', resolve))
  socket.end()
  await expect.poll(() => wholes).toEqual([false])
})
