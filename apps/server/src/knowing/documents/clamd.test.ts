import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../../base/testing/test-house.ts'
import { scanWithClamd, verdictOf } from './clamd.ts'
import { openTestClamd } from './test-documents.ts'

let clamd: Awaited<ReturnType<typeof openTestClamd>> | undefined
afterEach(() => clamd?.close())

const content = Buffer.alloc(200_000, 'a page of a letter ')
const scan = (port: number, timeoutMs = 2000) => scanWithClamd({ host: '127.0.0.1', port, timeoutMs }, content)

describe('a virus check', () => {
  test('is shown the whole file, in chunks', async () => {
    clamd = await openTestClamd(() => 'stream: OK')
    expect(await scan(clamd.port)).toEqual({ verdict: 'clean' })
    expect(clamd.shown.map((shown) => shown.equals(content))).toEqual([true])
  })

  test('names what it finds', async () => {
    clamd = await openTestClamd(() => 'stream: Win.Test.EICAR_HDB-1 FOUND')
    expect(await scan(clamd.port)).toEqual({ verdict: 'found', name: 'Win.Test.EICAR_HDB-1' })
  })

  test('counts as away where nobody listens, where it says nothing in time, and where it hangs up', async () => {
    expect(await scan(await freePort())).toMatchObject({ verdict: 'away' })
    clamd = await openTestClamd(() => undefined)
    expect(await scan(clamd.port, 100)).toEqual({ verdict: 'away', why: 'no answer in time' })
    await clamd.close()
    clamd = await openTestClamd((_, socket) => void socket.destroy())
    expect(await scan(clamd.port)).toMatchObject({ verdict: 'away' })
  })
})

test.each<[string, string]>([
  ['INSTREAM size limit exceeded. ERROR\0', 'away'],
  ['UNKNOWN COMMAND\0', 'away'],
  ['', 'away'],
  ['stream: OK', 'away'],
  ['stream: OK\0', 'clean'],
  ['stream: OK FOUND\0', 'found'],
  ['stream: FOUND\0', 'away'],
  ['OK\0', 'away'],
])('the answer %j means %s: only an OK lets a file in', (answer, verdict) => {
  expect(verdictOf(answer).verdict).toBe(verdict)
})
