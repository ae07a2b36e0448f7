import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { blocksOf } from '../engine/fairness/seeds.ts'

/** Tests of dieharder that a pack runs: those of Diehard, of the NIST suite and of bits that hold for a stream of any length. */
export const dieharderTests = [0, 2, 3, 8, 10, 11, 12, 13, 15, 16, 100, 101] as const

/** What dieharder wrote of one test, or why it did not run. */
export type RawNumbers = { ran: true; lines: string[] } | { ran: false; because: string }

const blocksAtOnce = 4096

/** Yields the blocks that decide rounds one after the other, as they come from a seed: each of 32 bytes. */
async function* blocks(serverSeed: string): AsyncGenerator<Buffer> {
  for (let nonce = 0; ; nonce += 1) {
    const blockOf = blocksOf(serverSeed, 'lab', nonce)
    const some: Uint8Array[] = []
    for (let at = 0; at < blocksAtOnce; at += 1) some.push(await blockOf(at))
    yield Buffer.concat(some)
  }
}

/** Sends the raw numbers of a seed through dieharder, test by test; says how to get it where it is missing. */
export async function rawNumbers(serverSeed: string, tests: readonly number[]): Promise<RawNumbers> {
  const lines: string[] = []
  for (const test of tests) {
    const said = await dieharder(serverSeed, test)
    if (said === null) return { ran: false, because: 'dieharder is not installed: on Debian, apt install dieharder.' }
    lines.push(...said)
  }
  return { ran: true, lines }
}

async function dieharder(serverSeed: string, test: number): Promise<string[] | null> {
  const child = spawn('dieharder', ['-g', '200', '-D', 'default', '-c', '|', '-d', String(test)], { stdio: ['pipe', 'pipe', 'ignore'] })
  const isThere = await once(child, 'spawn').then(
    () => true,
    () => false,
  )
  if (!isThere) return null
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  // It stops reading once it has what it needs.
  child.stdin.on('error', () => undefined)
  const ended = once(child, 'close')
  for await (const block of blocks(serverSeed)) {
    if (child.stdin.destroyed || child.exitCode !== null) break
    if (!child.stdin.write(block)) await Promise.race([once(child.stdin, 'drain').catch(() => undefined), ended])
  }
  await ended
  return said.split('\n').filter((line) => /PASSED|WEAK|FAILED/.test(line))
}
