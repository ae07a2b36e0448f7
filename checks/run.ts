import { availableParallelism } from 'node:os'
import { acts } from './acts.ts'
import { addresses } from './addresses.ts'
import { boundaries } from './boundaries.ts'
import { bundles } from './bundles.ts'
import { runCheck, type Check, type Outcome } from './check.ts'
import { deadCode } from './dead-code.ts'
import { errors } from './errors.ts'
import { messages } from './messages.ts'
import { names } from './names.ts'
import { openapi } from './openapi.ts'
import { format, lint, styles, types } from './outside-tools.ts'
import { requirements } from './requirements.ts'
import { rooms } from './rooms.ts'
import { settings } from './settings.ts'
import { sizes } from './sizes.ts'
import { readTree } from './tree.ts'
import { words } from './words.ts'

/** `npm run check [name …]`: every rule of ours, each with how much it looked at. */
const all: readonly Check[] = [
  types,
  lint,
  bundles,
  format,
  styles,
  openapi,
  boundaries,
  acts,
  rooms,
  sizes,
  deadCode,
  names,
  words,
  messages,
  errors,
  addresses,
  settings,
  requirements,
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !all.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are: ${all.map((check) => check.name).join(', ')}.`)
  process.exit(2)
}

const tree = readTree(new URL('..', import.meta.url).pathname.replace(/\/$/, ''))
// Lint reports wrong types, too: tsc would read the whole program a second time.
const queue = all.filter((check) => (wanted.length === 0 ? check !== types : wanted.includes(check.name)))
const outcomes: Outcome[] = []
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work))
const failed = outcomes.filter((outcome) => !outcome.passed).length
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function work(): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const outcome = await runCheck(check, tree)
    outcomes.push(outcome)
    tell(outcome)
  }
}

function tell({ name, passed, seen, seconds }: Outcome): void {
  const notes = seen.notes && seen.notes.length > 0 ? ` (${seen.notes.join('; ')})` : ''
  console.log(
    `${passed ? 'ok  ' : 'FAIL'} ${name}: ${seen.looked} ${seen.of}, ${seen.problems.length} problems, ${seconds.toFixed(1)} s${notes}`,
  )
  for (const problem of seen.problems) console.log(`     ${problem}`)
}
