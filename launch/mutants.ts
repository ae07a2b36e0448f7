import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bindingsOf } from '../checks/proofs/bindings.ts'
import { readRows, type Row } from '../checks/proofs/rows.ts'
import { readTree } from '../checks/tree.ts'
import type { Mutant } from '../tests/mutants/index.ts'
import { provenIds } from './proven-rows.ts'

const root = join(import.meta.dirname, '..')
const workers = 2
const leftOut = new Set(['node_modules', '.git', '.cache', 'data'])

type Rows = ReadonlyMap<string, Row>

/** What became of a mutant: a test of its row failed, none did, or it could not be tried (and why). */
export type MutantOutcome = { mutant: Mutant; outcome: 'killed' | 'survived' | 'void'; why: string }

/**
 * Plants each fault in a copy of the project, one at a time, and runs the test files that bind its row. Killed means that
 * a test that names the row failed. Journeys are left out: they run on a built site.
 */
export async function runMutants(
  mutants: readonly Mutant[],
  env: NodeJS.ProcessEnv,
  tell: (line: string) => void,
  isOver: () => boolean,
): Promise<MutantOutcome[]> {
  const { rows } = readRows(readTree(root))
  const files = filesByRow(rows)
  const queue = [...mutants]
  const outcomes: MutantOutcome[] = []
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const copy = copyProject()
      try {
        for (let mutant = queue.shift(); mutant && !isOver(); mutant = queue.shift()) {
          const attempt = () => tryMutant(mutant, copy, files.get(mutant.row) ?? [], rows, env)
          const first = await attempt()
          // Tests that did not come to their end say nothing: on a busy machine a file may not have begun in time.
          const outcome = first.outcome === 'void' ? await attempt() : first
          outcomes.push(outcome)
          if (outcome.outcome !== 'killed') tell(describeOutcome(outcome))
        }
      } finally {
        rmSync(copy, { recursive: true, force: true })
      }
    }),
  )
  return outcomes
}

/** A mutant that was not killed, in one line. */
export const describeOutcome = ({ mutant, outcome, why }: MutantOutcome): string =>
  `${outcome === 'survived' ? 'Survived' : 'Void'}: ${mutant.row} ${mutant.source}: ${mutant.from.trim().split('\n')[0]} → ${mutant.to.trim().split('\n')[0]}${why ? ` (${why})` : ''}`

/** The test files, journeys aside, that bind each row. */
function filesByRow(rows: Rows): Map<string, string[]> {
  const bindings = readTree(root)
    .files.filter(({ path }) => !path.startsWith('tests/'))
    .flatMap((file) => bindingsOf(file, rows).bindings)
  const pairs = bindings.flatMap(({ ids, file }) => ids.map((id) => ({ id, file })))
  return new Map([...Map.groupBy(pairs, ({ id }) => id)].map(([id, found]) => [id, [...new Set(found.map(({ file }) => file))]]))
}

/** Copies the sources to a folder whose packages are the project's own, those of the workspace aside. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'))
  for (const name of readdirSync(root)) if (!leftOut.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true })
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, '@fairhouse'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@fairhouse' && !name.startsWith('.vite')) symlinkSync(join(from, name), join(to, name))
  for (const name of readdirSync(join(from, '@fairhouse'))) {
    const home = ['packages', 'apps', '.'].find((part) => existsSync(join(copy, part, name, 'package.json'))) ?? 'packages'
    symlinkSync(join(copy, home, name), join(to, '@fairhouse', name))
  }
  return copy
}

async function tryMutant(
  mutant: Mutant,
  copy: string,
  files: readonly string[],
  rows: Rows,
  env: NodeJS.ProcessEnv,
): Promise<MutantOutcome> {
  const source = join(copy, mutant.source)
  const text = existsSync(source) ? readFileSync(source, 'utf8') : undefined
  if (files.length === 0) return { mutant, outcome: 'void', why: 'no test beside the code binds the row' }
  if (text?.split(mutant.from).length !== 2) return { mutant, outcome: 'void', why: 'its text does not stand there exactly once' }
  writeFileSync(
    source,
    text.replace(mutant.from, () => mutant.to),
  )
  try {
    const report = join(copy, '.cache/report.json')
    rmSync(report, { force: true })
    await runFiles(copy, files, report, env)
    if (!existsSync(report)) return { mutant, outcome: 'void', why: 'the tests left no report' }
    const { proven, failed } = provenIds([report], rows)
    if (failed.has(mutant.row)) return { mutant, outcome: 'killed', why: '' }
    return proven.has(mutant.row)
      ? { mutant, outcome: 'survived', why: '' }
      : { mutant, outcome: 'void', why: 'no test of the row came to its end' }
  } finally {
    writeFileSync(source, text)
  }
}

function runFiles(copy: string, files: readonly string[], report: string, env: NodeJS.ProcessEnv): Promise<unknown> {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const projects = ['--project', 'parts', '--project', 'mocking']
  const args = ['run', ...projects, '--reporter=json', `--outputFile.json=${report}`, '--maxWorkers=1', ...files]
  return new Promise((resolve) => {
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', vitest, ...args], { cwd: copy, env, stdio: 'ignore' }).on(
      'exit',
      resolve,
    )
  })
}
