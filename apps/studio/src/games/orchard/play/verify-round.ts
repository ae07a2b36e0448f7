import { parseArgs } from 'node:util'
import { drawNumbers } from '../../../engine/fairness/fair-draw.ts'
import { blocksOf, commitOf } from '../../../engine/fairness/seeds.ts'
import { maths, stopsPerStrip } from './maths.ts'
import { mathsHash } from './maths-hash.ts'
import { readStops } from './play-orchard.ts'

const usage =
  'node apps/studio/src/games/orchard/play/verify-round.ts --server-seed <64 hex digits> --client-seed <text> --nonce <number> [--commit <64 hex digits>]'

/** Recomputes a round from its seeds on the command line; exits with 1 if a given commitment does not match. */
export async function verifyRound(args: string[]): Promise<{ text: string; passed: boolean }> {
  const { values } = parseArgs({
    args,
    options: {
      'server-seed': { type: 'string' },
      'client-seed': { type: 'string' },
      nonce: { type: 'string' },
      commit: { type: 'string' },
    },
  })
  const { 'server-seed': serverSeed = '', 'client-seed': clientSeed = '', nonce = '', commit } = values
  if (!/^[0-9a-f]{64}$/i.test(serverSeed) || clientSeed === '' || !/^\d{1,9}$/.test(nonce)) return { text: usage, passed: false }
  const stops = await drawNumbers(blocksOf(serverSeed, clientSeed, Number(nonce)), stopsPerStrip, maths.strips.length)
  const { window, lines, pays } = readStops(stops)
  const own = commitOf(serverSeed)
  const passed = commit === undefined || commit.toLowerCase() === own
  const rows = [0, 1, 2].map((row) => `  ${window.map((reel) => reel[row]).join(' ')}`)
  const paying = lines.map(({ line, symbol, count, pays: times }) => `  line ${line + 1}: ${count} × ${symbol} pays ${times}`)
  const text = [
    `commit     ${own}${commit === undefined ? '' : passed ? '  (as promised)' : '  (NOT the one promised)'}`,
    `mathsHash  ${mathsHash}`,
    `stops      ${stops.join(' ')}`,
    ...rows,
    `pays       ${pays} × the line stake`,
    ...paying,
  ].join('\n')
  return { text, passed }
}

if (import.meta.main) {
  const { text, passed } = await verifyRound(process.argv.slice(2))
  console.log(text)
  process.exitCode = passed ? 0 : 1
}
