import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Which rows a whole run of the tests has proven, and when it ended (ISO, UTC). */
export type RunOfRows = { readonly date: string; readonly proven: readonly string[] }

/** Where a run leaves its rows: the ordinary one in the cache, the wide one in the project, since it runs seldom. */
const placeOfRun = { ordinary: '.cache/proven-rows.json', wide: 'docs/requirements/proven-by-test-all.json' } as const

/** Reads what the last whole run has proven; undefined if there was none on this checkout. */
export function readRun(root: string, run: keyof typeof placeOfRun): RunOfRows | undefined {
  const path = join(root, placeOfRun[run])
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as RunOfRows) : undefined // written below
}

/** Keeps what a whole run has proven. */
export function writeRun(root: string, run: keyof typeof placeOfRun, rows: RunOfRows): void {
  const path = join(root, placeOfRun[run])
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify({ date: rows.date, proven: rows.proven.toSorted() }, null, 1)}\n`)
}
