import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { againMs, openDatabase } from './database.ts'

test('while the database refuses, whoever listens tries once after each pause, and never more and more often', async () => {
  const tries: number[] = []
  const server = createServer((socket) => {
    tries.push(performance.now())
    socket.on('error', () => undefined)
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens
  const database = openDatabase(`postgres://nobody:none@127.0.0.1:${port}/none`, 'none', () => undefined)
  onTestFinished(async () => {
    await database.close()
    server.close()
  })
  await expect(database.listen('anything', () => undefined)).rejects.toThrow(/terminated|ECONNRESET/)
  await expect.poll(() => tries.length, { timeout: 30_000 }).toBeGreaterThan(5)
  const pauses = tries.slice(1).map((at, index) => at - tries[index]!) // each has one before it
  expect(Math.min(...pauses)).toBeGreaterThan(againMs * 0.8)
})
