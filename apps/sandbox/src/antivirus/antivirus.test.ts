import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from '@fairhouse/testing/sandbox/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openTestWorld()
})
afterAll(() => world.close())

const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-' + 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

/** Returns the answer to bytes that arrive in pieces. */
function said(...pieces: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(world.world.environment.antivirusPort, '127.0.0.1')
    let answer = ''
    socket.on('data', (part) => (answer += part.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', () => undefined)
    for (const piece of pieces) socket.write(piece)
  })
}

function stream(...chunks: string[]): Buffer {
  const parts = [...chunks, ''].flatMap((chunk) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(Buffer.byteLength(chunk, 'latin1'))
    return [length, Buffer.from(chunk, 'latin1')]
  })
  return Buffer.concat([Buffer.from('zINSTREAM\0'), ...parts])
}

test('answers as clamd does, and finds the test text wherever a chunk or a packet is cut', async () => {
  expect(await said('zPING\0')).toBe('PONG\0')
  expect(await said('zVERSION\0')).toMatch(/^ClamAV .+\0$/)
  expect(await said(stream('a letter ', 'in two parts'))).toBe('stream: OK\0')
  expect(await said(stream(''))).toBe('stream: OK\0')
  expect(await said(stream(`before ${eicar.slice(0, 20)}`, eicar.slice(20)))).toBe('stream: Eicar-Signature FOUND\0')
  const whole = stream('x'.repeat(90_000), eicar)
  const pieces = Array.from({ length: Math.ceil(whole.length / 7001) }, (_, at) => whole.subarray(at * 7001, (at + 1) * 7001))
  expect(await said(...pieces)).toBe('stream: Eicar-Signature FOUND\0')
  expect(await said('zNOTHING\0')).toBe('UNKNOWN COMMAND\0')
})

test('finds something in every file, or says nothing, where a person wants it so; and keeps what it said', async () => {
  await world.control('POST', '/antivirus', { mode: 'found' })
  expect(await said(stream('a letter'))).toBe('stream: Sandbox.Test.Virus FOUND\0')
  await world.control('POST', '/antivirus', { mode: 'away' })
  expect(await said(stream('a letter'))).toBe('')
  expect(await said('zPING\0')).toBe('')
  await world.control('POST', '/antivirus', { mode: 'usual' })
  expect(await said(stream('a letter'))).toBe('stream: OK\0')
  const { body } = await world.control('GET', '/antivirus')
  expect(body).toMatchObject({ mode: 'usual', scans: expect.arrayContaining([expect.objectContaining({ bytes: 8, verdict: 'OK' })]) })
  expect((await world.control('POST', '/antivirus', { mode: 'asleep' })).status).toBe(400)
})
