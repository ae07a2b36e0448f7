import { wideJourneys } from '../../tests/wide-journeys.ts'
import type { SourceFile } from '../tree.ts'
import { isNode, visit, type Node } from '../visit.ts'
import { expandName, isRowName, type Row } from './rows.ts'

/** Rows that a test binds to itself. `wide`: `npm test` leaves this test out, only `npm run test:all` runs it. */
export type Binding = { readonly file: string; readonly line: number; readonly ids: readonly string[]; readonly wide: boolean }

/** Reads the bindings of a test file: every row name in quotes, in a file that imports `proves`; and what is wrong with them. */
export function bindingsOf(file: SourceFile, rows: ReadonlyMap<string, Row>): { bindings: Binding[]; problems: string[] } {
  if (!/\.test\.tsx?$/.test(file.path) || !importsProves(file)) return { bindings: [], problems: [] }
  const bindings: Binding[] = []
  const problems: string[] = []
  const wideFile = wideJourneys.some((name) => file.path === `tests/${name}.test.ts`)
  visit(file, (node, parents) => {
    const names = node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'].split(' ') : []
    if (names.length === 0 || !names.every(isRowName)) return
    const line = file.lineAt(node.start)
    const wide = wideFile || parents.some((parent) => parent.type === 'CallExpression' && isWideTest(parent))
    for (const found of names.map((name) => expandName(name, rows))) {
      if ('problem' in found) problems.push(`${file.path}:${line} ${found.problem}`)
      else bindings.push({ file: file.path, line, ids: found.ids, wide })
    }
  })
  return { bindings, problems }
}

const importsProves = (file: SourceFile) =>
  file.text.includes('@fairhouse/testing/proves.ts') &&
  file.parsed().module.staticImports.some((one) => one.moduleRequest.value === '@fairhouse/testing/proves.ts')

/** `wideTest(…)`, `wideTest.each(…)(…)`. */
function isWideTest(node: Node): boolean {
  if (node.type === 'Identifier') return node['name'] === 'wideTest'
  const inner = node.type === 'CallExpression' ? node['callee'] : node.type === 'MemberExpression' ? node['object'] : undefined
  return isNode(inner) && isWideTest(inner)
}

const inComment = /^\s*(?:\/\/|\/?\*).*\bProves (?=CSH|IDN|SHL)/

/** Reads the ids of a comment `Proves CSH-319..331, CSH-340.` at the head of a test file: rows claimed, but bound to no test yet. */
export function claimedIn(file: SourceFile, rows: ReadonlyMap<string, Row>): string[] {
  if (!/\.test\.tsx?$/.test(file.path)) return []
  const start = file.lines.findIndex((line) => inComment.test(line))
  if (start === -1) return []
  const rest = file.lines.slice(start)
  const end = rest.findIndex((line, index) => index > 0 && !/^\s*(?:\/\/|\*)\s*(?:CSH|IDN|SHL)-/.test(line))
  const text = rest.slice(0, end === -1 ? rest.length : end).join(' ')
  return [...text.matchAll(/((?:CSH|IDN|SHL)-(?:NS-)?)(\d+)[a-z]?(?:\.\.(?:[A-Z]{3}-)?(?:NS-)?(\d+))?/g)].flatMap(([, prefix, low, high]) =>
    [...rows.keys()].filter((id) => {
      const number = Number(/\d+/.exec(id)?.[0])
      return id.replace(/\d+[a-z]?$/, '') === prefix && number >= Number(low) && number <= Number(high ?? low)
    }),
  )
}
