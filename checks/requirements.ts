import { claimsOf, idsIn, rowsOf, type Claim, type Row } from './proofs.ts'
import { readTree, type Tree } from './tree.ts'

const folder = 'docs/requirements/'
const seenPath = `${folder}seen.md`

/** What is proven: every row, the claims of the tests, the rows that a person judges by a picture, and what is wrong with a claim. */
export type Proven = {
  readonly rows: ReadonlyMap<string, Row>
  readonly claims: readonly Claim[]
  readonly proven: ReadonlySet<string>
  readonly seen: ReadonlySet<string>
  readonly problems: readonly string[]
}

/** Holds the requirements tables against what the tests claim. */
export function readProven(tree: Tree): Proven {
  const documents = tree.files.filter((file) => file.path.startsWith(folder) && file.path.endsWith('.md') && file.path !== seenPath)
  const all = documents.flatMap(rowsOf)
  const rows = new Map(all.map((row) => [row.id, row]))
  const twice = all.filter((row) => rows.get(row.id) !== row).map((row) => `${row.id} stands twice in ${row.document}`)
  const claims = tree.files.filter((file) => file.isTest).flatMap((file) => claimsOf(file, rows))
  const wrong = claims.flatMap((claim) => claim.unknown.map((id) => `${claim.file}:${claim.line} proves ${id}, which no table has`))
  const pictures = seenByPerson(tree, rows)
  return {
    rows,
    claims,
    proven: new Set(claims.flatMap((claim) => claim.ids)),
    seen: new Set(pictures.ids),
    problems: [...twice, ...wrong, ...pictures.problems],
  }
}

/** The rows of seen.md: `| id | screenshot | what it shows |`; the screenshot must be there. */
function seenByPerson(tree: Tree, rows: ReadonlyMap<string, Row>): { ids: string[]; problems: string[] } {
  const lines = tree.files.find((file) => file.path === seenPath)?.lines ?? []
  const entries = lines.flatMap((line, index) => {
    const match = /^\| ((?:CSH|IDN|SHL)-[^|]+?) \| ([^|]+?) \|/.exec(line)
    return match
      ? [
          {
            where: `${seenPath}:${index + 1}`,
            ...idsIn(match[1] ?? '', rows),
            picture: (match[2] ?? '').replace(/^!?\[.*\]\((.+)\)$/, '$1'),
          },
        ]
      : []
  })
  const problems = entries.flatMap((entry) => [
    ...entry.unknown.map((id) => `${entry.where} names ${id}, which no table has`),
    ...(tree.has(entry.picture) || tree.has(`${folder}${entry.picture}`)
      ? []
      : [`${entry.where} shows ${entry.picture}, which is not there`]),
  ])
  return { ids: entries.flatMap((entry) => entry.ids), problems }
}

/** Lines to print: per section how many rows are proven, and the others where `list` asks for them. */
export function describeProven({ rows, claims, proven, seen, problems }: Proven, list: boolean): string[] {
  const total = [...rows.values()].filter(({ uncheckable }) => !uncheckable)
  const sections = Map.groupBy(total, (row) => `${row.document}: ${row.section}`)
  const done = (row: Row) => proven.has(row.id) || seen.has(row.id)
  const lines = [...sections].flatMap(([name, inside]) => [
    `${String(inside.filter(done).length).padStart(5)} of ${String(inside.length).padStart(4)}  ${name}`,
    ...(list ? inside.filter((row) => !done(row)).map((row) => `               ${row.id}  ${row.requirement}`) : []),
  ])
  const share = total.length === 0 ? 0 : Math.floor((1000 * total.filter(done).length) / total.length) / 10
  return [
    ...lines,
    ...problems.map((problem) => `FAIL ${problem}`),
    `${total.filter(done).length} of ${total.length} rows (${share} %): ${proven.size} proven by ${new Set(claims.map((claim) => claim.file)).size} test files, ${seen.size} seen by a person`,
  ]
}

if (import.meta.main) {
  const result = readProven(readTree(new URL('..', import.meta.url).pathname.replace(/\/$/, '')))
  for (const line of describeProven(result, process.argv.includes('--list'))) console.log(line)
  const enough = result.rows.size >= 2000
  if (!enough) console.log(`FAIL read ${result.rows.size} rows only; ${folder} has more than 2000`)
  process.exitCode = result.problems.length > 0 || !enough ? 1 : 0
}
