import type { Check } from './check.ts'
import { bindingsOf, claimedIn, type Binding } from './proofs/bindings.ts'
import { readRows, type Row } from './proofs/rows.ts'
import { readRun, type RunOfRows } from './proofs/runs.ts'
import { readTree, type Tree } from './tree.ts'

/** What is known of the rows: who binds them, what only a comment claims, and what the last whole runs have proven. */
export type Proofs = {
  readonly rows: ReadonlyMap<string, Row>
  readonly bindings: readonly Binding[]
  readonly claimedOnly: ReadonlySet<string>
  readonly ordinary: RunOfRows | undefined
  readonly wide: RunOfRows | undefined
  readonly problems: readonly string[]
}

/** Holds the requirements tables against the tests that name their rows. */
export function readProofs(tree: Tree): Proofs {
  const { rows, problems } = readRows(tree)
  const found = tree.files.filter((file) => file.isTest).map((file) => bindingsOf(file, rows))
  const bindings = found.flatMap((one) => one.bindings)
  const bound = new Set(bindings.flatMap((binding) => binding.ids))
  const claimed = tree.files.filter((file) => file.isTest).flatMap((file) => claimedIn(file, rows))
  return {
    rows,
    bindings,
    claimedOnly: new Set(claimed.filter((id) => !bound.has(id))),
    ordinary: readRun(tree.root, 'ordinary'),
    wide: readRun(tree.root, 'wide'),
    problems: [...problems, ...found.flatMap((one) => one.problems), ...wideAlone(bindings)],
  }
}

/** The rows that only tests of the wide run bind: `npm test` would not notice that they broke. */
function wideAlone(bindings: readonly Binding[]): string[] {
  const ordinary = new Set(bindings.filter(({ wide }) => !wide).flatMap(({ ids }) => ids))
  return bindings
    .filter(({ wide }) => wide)
    .flatMap(({ ids, file, line }) =>
      ids.filter((id) => !ordinary.has(id)).map((id) => `${file}:${line} alone proves ${id}, and only in the wide run`),
    )
}

/** `npm run check`: every name of a row means one, ranges are short, no row rests on the wide run alone. */
export const requirements: Check = {
  name: 'requirements',
  floor: 2000,
  look: (tree) => {
    const proofs = readProofs(tree)
    return { looked: proofs.rows.size, of: 'rows', problems: proofs.problems, notes: [sumUp(proofs)] }
  },
}

/** One line: how many rows are bound, claimed and proven. */
export function sumUp({ rows, bindings, claimedOnly, ordinary, wide }: Proofs): string {
  const checkable = new Set([...rows.values()].filter((row) => !row.uncheckable).map((row) => row.id))
  const count = (ids: Iterable<string>) => new Set([...ids].filter((id) => checkable.has(id))).size
  const by = (name: string, run: RunOfRows | undefined) =>
    run ? `${count(run.proven)} proven by ${name} (${run.date.slice(0, 16).replace('T', ' ')})` : `no whole run of ${name} yet`
  const bound = count(bindings.flatMap(({ ids }) => ids))
  const left = checkable.size - bound - count(claimedOnly)
  return [
    `${checkable.size} rows: ${bound} bound to tests, ${count(claimedOnly)} claimed only by a comment, ${left} by nothing`,
    by('npm test', ordinary),
    by('test:all', wide),
  ].join('; ')
}

/** Lines to print: for each section how many rows are bound and proven; with `list`, the rows that are not. */
export function describeProofs(proofs: Proofs, list: boolean): string[] {
  const bound = new Set(proofs.bindings.flatMap(({ ids }) => ids))
  const proven = new Set([...(proofs.ordinary?.proven ?? []), ...(proofs.wide?.proven ?? [])])
  const rows = [...proofs.rows.values()].filter((row) => !row.uncheckable)
  const lines = [...Map.groupBy(rows, (row) => `${row.document}: ${row.section}`)].flatMap(([section, inside]) => [
    `${columns(inside, bound, proven)}  ${section}`,
    ...(list ? inside.filter((row) => !proven.has(row.id)).map((row) => `${' '.repeat(22)}${row.id}  ${row.requirement}`) : []),
  ])
  return ['  rows  bound  proven', ...lines, ...proofs.problems.map((problem) => `FAIL ${problem}`), sumUp(proofs)]
}

const columns = (rows: readonly Row[], bound: ReadonlySet<string>, proven: ReadonlySet<string>) =>
  [rows.length, rows.filter(({ id }) => bound.has(id)).length, rows.filter(({ id }) => proven.has(id)).length]
    .map((number, index) => String(number).padStart([6, 7, 8][index] ?? 8))
    .join('')

/** Rows drawn by a seed, each with the tests that bind it, for a reader to judge. */
export function drawRows({ rows, bindings }: Proofs, count: number, seed: number): string[] {
  let state = seed >>> 0
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
  return [...rows.values()]
    .filter((row) => !row.uncheckable)
    .map((row) => ({ row, place: next() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .flatMap(({ row }) => [
      `${row.id}  ${row.requirement}  [${row.check}]`,
      ...bindings
        .filter(({ ids }) => ids.includes(row.id))
        .map(({ file, line, wide }) => `    ${file}:${line}${wide ? ' (wide run)' : ''}`),
    ])
}

if (import.meta.main) {
  const numberOf = (name: string) => Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? 0)
  const proofs = readProofs(readTree(new URL('..', import.meta.url).pathname.replace(/\/$/, '')))
  const lines =
    numberOf('draw') > 0 ? drawRows(proofs, numberOf('draw'), numberOf('seed')) : describeProofs(proofs, process.argv.includes('--list'))
  for (const line of lines) console.log(line)
  process.exitCode = proofs.problems.length > 0 || proofs.rows.size < requirements.floor ? 1 : 0
}
