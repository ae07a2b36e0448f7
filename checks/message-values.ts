import type { SourceFile } from './tree.ts'
import { isNode, visit, type Node } from './visit.ts'

/** The names of the values in a message, sorted: `{limit}`, `{tries, plural, …}`. */
export function valuesIn(text: string): string[] {
  const unquoted = text.replace(/'\{[^']*'/g, '')
  const names = [...unquoted.matchAll(/\{(\w+)(?=\}|, ?(?:plural|select|selectordinal|number|date|time)\b)/g)].map(
    (match) => match[1] ?? '',
  )
  return [...new Set(names)].toSorted()
}

/** Where a file says a message by name, `t('area.key', { … })`, without a value that its text needs; `textOf` answers the English text of a key. */
export function valuesLackingIn(file: SourceFile, textOf: (key: string) => string | undefined): string[] {
  const problems: string[] = []
  visit(file, (node) => {
    const [key, given] = node.type === 'CallExpression' && isSaying(node) ? (node['arguments'] as Node[]) : [] // a call's
    const text = key?.type === 'Literal' && typeof key['value'] === 'string' ? textOf(key['value']) : undefined
    const names = given ? namesOf(given) : []
    if (text === undefined || !names) return
    const lacking = valuesIn(text).filter((name) => !names.includes(name))
    if (lacking.length > 0)
      problems.push(`${file.path}:${file.lineAt(node.start)} says ${String(key?.['value'])} without ${lacking.join(', ')}`)
  })
  return problems
}

const isSaying = ({ callee }: Node) => isNode(callee) && callee.type === 'Identifier' && callee['name'] === 't'

/** The names in an object that is written out; undefined for any other expression. */
function namesOf(given: Node): string[] | undefined {
  if (given.type !== 'ObjectExpression') return undefined
  const properties = given['properties'] as Node[] // an object's
  const names = properties.map(({ key }) => (isNode(key) && key.type === 'Identifier' ? String(key['name']) : undefined))
  return names.every((name) => name !== undefined) ? names : undefined
}
