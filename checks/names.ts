import { basename } from 'node:path'
import type { Check } from './check.ts'
import type { SourceFile } from './tree.ts'
import { isNode, visit, type Node } from './visit.ts'

const forbidden = /(?:^|[-./])(?:utils?|helpers?|managers?|services?)(?:[-./]|$)|\/(?:common|misc|types|shared)(?:[./]|$)/
/** A function of the database has a file of its own name. */
const ofDatabase = /^database\/(?:distributed\/)?functions\/[a-z_]+\.sql$/
const kebab = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/
const component = /^[A-Z][A-Za-z0-9]+(?:\.(?:module|test))?\.(?:tsx|css)$/
const fixed = new Set(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'LICENSE.md'])
/** Where numbers get their names. */
const home = /\/table\.ts$|\/method-ids\.ts$|\/(?:data|lists)\/|^packages\/contract\//

/** File names, and numbers that should have a name: method ids and error codes. */
export const names: Check = {
  name: 'names',
  floor: 300,
  look: (tree) => {
    const code = tree.files.filter((file) => file.isCode && /^(?:apps|packages)\//.test(file.path) && !file.isTest && !home.test(file.path))
    const problems = [...tree.files.flatMap(nameOf), ...code.flatMap(bareNumbersIn)]
    return { looked: tree.files.length, of: 'file names', problems, notes: [`numbers of ${code.length} files`] }
  },
}

function nameOf(file: SourceFile): string[] {
  const name = basename(file.path)
  const ours = file.path.split('/').slice(0, -1).join('/')
  // In the studio's own words rounds are shared: a folder of that name says what it holds.
  const path = file.path
    .replace(/service-worker/g, 'worker')
    .replace(/^(apps\/studio\/src\/(?:engine|page-kit))\/shared\/(?:shared\.)?/, '$1/')
  if (forbidden.test(`/${path}`)) return [`${file.path} has a name that says nothing about what it does`]
  if (ofDatabase.test(file.path) || fixed.has(name) || component.test(name) || kebab.test(name) || /^packages\/messages\//.test(`${ours}/`))
    return []
  return [`${file.path} is neither kebab-case nor named like its component`]
}

/** The method ids that the specification names; and any number of their length that is neither round nor written as a size (60_000). */
const methodIds = new Set(
  (
    '10003 12001 150001 210055 300002 370001 390001 390043 400001 400002 400003 410006 440001 440003 900002 900003 900006 910002 910003 950001 ' +
    '1010001 1140001 1210001 1290001 1330001 1330002 1330003 1330004 1330005 1330006'
  ).split(' '),
)
const likeMethodId = /^(?!\d+000$)\d{6,7}$/
const codeNames = new Set(['errorCode', 'loginError'])

function bareNumbersIn(file: SourceFile): string[] {
  const found: string[] = []
  visit(file, (node, parents) => {
    if (node.type !== 'Literal') return
    const where = `${file.path}:${file.lineAt(node.start)}`
    const raw = file.text.slice(node.start, node.end).replace(/^(['"])(.*)\1$/, '$2')
    if (methodIds.has(raw) || (typeof node['value'] === 'number' && likeMethodId.test(raw)))
      found.push(`${where} has the bare number ${raw}; give it a name in its table`)
    else if (typeof node['value'] === 'number' && node['value'] >= 100 && isErrorCode(node, parents.at(-1)))
      found.push(`${where} has the bare error code ${raw}; say errors.<name>.code`)
  })
  return found
}

/** `errorCode: 107`, `error.errorCode === 107`, `case 107` of a switch on a code. */
function isErrorCode(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'Property') return isCodeName(parent['key']) && parent['value'] === node
  if (parent?.type === 'BinaryExpression') return [parent['left'], parent['right']].some(isCodeName)
  if (parent?.type === 'AssignmentExpression') return isCodeName(parent['left'])
  return false
}

function isCodeName(value: unknown): boolean {
  if (!isNode(value)) return false
  if (value.type === 'Identifier') return codeNames.has(String(value['name']))
  return value.type === 'MemberExpression' && isNode(value['property']) && codeNames.has(String(value['property']['name']))
}
