import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draining, mountDrain, openDrain, type Drain } from './drain.ts'

let app: FastifyInstance
let drain: Drain
let agent: Agent
let finish = (): void => undefined
let came = (): void => undefined
let isThere: Promise<void>
beforeEach(async () => {
  drain = openDrain()
  app = Fastify({ ...draining })
  mountDrain(app, { drain })
  app.get('/quick', async () => 'quick')
  isThere = new Promise((resolve) => (came = resolve))
  app.get('/slow', () => {
    came()
    return new Promise((resolve) => (finish = () => resolve('slow')))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(async () => {
  finish()
  agent.destroy()
  await app.close()
})

const portOf = () => (app.server.address() as AddressInfo).port // it listens on TCP
const ask = (path: string) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    get({ agent, port: portOf(), host: '127.0.0.1', path }, (answer: IncomingMessage) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }))
    }).on('error', reject)
  })

test('a call under way when the application closes is answered, and its connection closed', async () => {
  const answer = ask('/slow')
  await isThere
  const closed = app.close()
  await expect.poll(drain.isOn, { interval: 5 }).toBe(true)
  finish()
  expect(await answer).toEqual({ status: 200, connection: 'close' })
  await closed
})

test('while it drains calls are answered, each on a connection that is closed after it', async () => {
  expect(await ask('/quick')).toEqual({ status: 200, connection: 'keep-alive' })
  drain.begin()
  expect([await ask('/quick'), await ask('/quick')]).toEqual(Array.from({ length: 2 }, () => ({ status: 200, connection: 'close' })))
})

test('a connection on which nothing is asked does not keep the application from closing', async () => {
  const silent = connect({ port: portOf(), host: '127.0.0.1' })
  const isOver = new Promise((resolve) => silent.on('close', resolve).on('error', () => undefined))
  await new Promise((resolve) => silent.on('connect', resolve))
  await ask('/quick')
  await app.close()
  await isOver
})
