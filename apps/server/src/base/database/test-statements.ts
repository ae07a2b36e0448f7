import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A statement that a `*.sql.ts` file sends, and the columns its row type names. */
export type Statement = {
  readonly at: string
  /** The possible texts, several if the text depends on something; undefined if the source does not tell. */
  readonly texts: readonly string[] | undefined
  /** The columns of the row type; undefined if there is none or it is composed elsewhere. */
  readonly columns: readonly string[] | undefined
}

type Node = { type: string; start: number } & Record<string, unknown>
type Module = {
  path: string
  text: string
  program: Node
  constants: Map<string, Node>
  types: Map<string, Node>
  imports: Map<string, { from: string; name: string }>
}
type Bound = ReadonlyMap<string, readonly string[]>

const source = join(import.meta.dirname, '../..')
const modules = new Map<string, Module>()
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Reads every statement of the server's `*.sql.ts` files from their source. */
export function readStatements(): Statement[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  return files
    .filter((path) => /(?:^|\/)(?!test-)[\w-]+\.sql\.ts$/.test(path))
    .flatMap((path) => statementsIn(moduleAt(join(source, path))))
}

function statementsIn(module: Module): Statement[] {
  const found: Statement[] = []
  walk(module.program, (node) => {
    const { callee, typeArguments } = node as { callee?: Node & { property?: { name?: string } }; typeArguments?: { params: Node[] } }
    if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression' || callee.property?.name !== 'query') return
    const [given] = node['arguments'] as Node[]
    const text = given?.type === 'ObjectExpression' ? propertyOf(given, 'text') : given
    if (!text) return
    const line = module.text.slice(0, node.start).split('\n').length
    const row = typeArguments?.params[0]
    found.push({
      at: `${relative(source, module.path)}:${line}`,
      texts: textsOf(text, module, new Map()),
      columns: row && membersOf(row, module),
    })
  })
  return found
}

function moduleAt(path: string): Module {
  const known = modules.get(path)
  if (known) return known
  const text = readFileSync(path, 'utf8')
  const program = parseSync(path, text).program as unknown as Node // traversed by its `type` fields
  const module: Module = { path, text, program, constants: new Map(), types: new Map(), imports: new Map() }
  modules.set(path, module)
  walk(program, (node) => {
    const id = node['id'] as { name?: string } | undefined
    if (id?.name && node.type === 'VariableDeclarator' && isNode(node['init'])) module.constants.set(id.name, node['init'])
    if (id?.name && node.type === 'FunctionDeclaration') module.constants.set(id.name, node)
    if (id?.name && node.type === 'TSTypeAliasDeclaration') module.types.set(id.name, node['typeAnnotation'] as Node)
    if (node.type === 'ImportDeclaration') {
      const from = (node['source'] as { value: string }).value
      for (const one of node['specifiers'] as { local: { name: string }; imported?: { name: string } }[])
        module.imports.set(one.local.name, { from, name: one.imported?.name ?? '' })
    }
  })
  return module
}

function walk(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, look)
}

function propertyOf(object: Node, name: string): Node | undefined {
  const properties = object['properties'] as { key?: { name?: string; value?: string }; value?: Node }[]
  return properties.find(({ key }) => key?.name === name || key?.value === name)?.value
}

/** Resolves a name imported from another of our modules. */
function importedFrom(name: string, module: Module): { module: Module; name: string } | undefined {
  const found = module.imports.get(name)
  return found?.from.startsWith('.') ? { module: moduleAt(join(dirname(module.path), found.from)), name: found.name } : undefined
}

const combine = (parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((before, part) => before.flatMap((start) => part.map((end) => start + end)), [''])
const allOf = (parts: readonly (readonly string[] | undefined)[]): (readonly string[])[] | undefined =>
  parts.some((part) => part === undefined) ? undefined : (parts as (readonly string[])[]) // every part was found

/** Returns the texts an expression can evaluate to. */
function textsOf(node: Node, module: Module, bound: Bound): readonly string[] | undefined {
  const of = (one: unknown) => textsOf(one as Node, module, bound)
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' || typeof node['value'] === 'number' ? [String(node['value'])] : undefined
    case 'TemplateLiteral': {
      const inside = allOf((node['expressions'] as Node[]).map(of))
      const quasis = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => [value.cooked])
      return inside && combine(quasis.flatMap((quasi, place) => [quasi, ...(inside[place] ? [inside[place]] : [])]))
    }
    case 'BinaryExpression':
      return merge(of(node['left']), of(node['right']), combine)
    case 'ConditionalExpression':
      return merge(of(node['consequent']), of(node['alternate']), (parts) => parts.flat())
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return of(node['expression'])
    case 'Identifier':
      return textsOfName(String(node['name']), module, bound)
    case 'MemberExpression':
      return textsOfMember(node, module, bound)
    case 'CallExpression':
      return textsOfCall(node, module, bound)
    default:
      return undefined
  }
}

function merge(
  a: readonly string[] | undefined,
  b: readonly string[] | undefined,
  how: (parts: (readonly string[])[]) => string[],
): string[] | undefined {
  return a && b && how([a, b])
}

function textsOfName(name: string, module: Module, bound: Bound): readonly string[] | undefined {
  if (bound.has(name)) return bound.get(name)
  const constant = module.constants.get(name)
  if (constant) return textsOf(constant, module, bound)
  const other = importedFrom(name, module)
  return other && textsOfName(other.name, other.module, new Map())
}

/** Returns one text of a table of texts, or all of them. */
function textsOfMember(node: Node, module: Module, bound: Bound): readonly string[] | undefined {
  let object: Node | undefined = node['object'] as Node
  if (object.type === 'Identifier') object = module.constants.get(String(object['name']))
  if (object?.type === 'TSAsExpression') object = object['expression'] as Node
  if (object?.type !== 'ObjectExpression') return undefined
  const one = node['computed'] ? undefined : propertyOf(object, String((node['property'] as { name: string }).name))
  const values = one ? [one] : (object['properties'] as { value: Node }[]).map(({ value }) => value)
  return allOf(values.map((value) => textsOf(value, module, bound)))?.flat()
}

/** Returns the texts a small function can return. */
function textsOfCall(node: Node, module: Module, bound: Bound): readonly string[] | undefined {
  const called = node['callee'] as Node
  const made = called.type === 'Identifier' ? module.constants.get(String(called['name'])) : undefined
  if (made?.type !== 'ArrowFunctionExpression' || (made['body'] as Node).type === 'BlockStatement') return undefined
  const given = allOf((node['arguments'] as Node[]).map((one) => textsOf(one, module, bound)))
  const names = (made['params'] as { name?: string }[]).map(({ name }) => name ?? '')
  return (
    given &&
    textsOf(made['body'] as Node, module, new Map([...bound, ...names.map((name, place) => [name, given[place] ?? ['']] as const)]))
  )
}

/** Returns the property names of a row type, without optional ones. */
function membersOf(node: Node, module: Module): readonly string[] | undefined {
  const of = (one: unknown) => membersOf(one as Node, module)
  switch (node.type) {
    case 'TSTypeLiteral': {
      const members = node['members'] as { key?: { name?: string; value?: string }; optional?: boolean }[]
      return members.flatMap(({ key, optional }) => (optional ? [] : [key?.name ?? key?.value ?? '']))
    }
    case 'TSIntersectionType':
      return allOf((node['types'] as Node[]).map(of))?.flat()
    case 'TSParenthesizedType':
      return of(node['typeAnnotation'])
    case 'TSTypeReference':
      return membersOfNamed(node, module)
    default:
      return undefined
  }
}

function membersOfNamed(node: Node, module: Module): readonly string[] | undefined {
  const name = (node['typeName'] as { name?: string }).name ?? ''
  const [first, second] = (node['typeArguments'] as { params: Node[] } | null)?.params ?? []
  if (name === 'Pick' && second) return wordsOf(second)
  if (name === 'Record' && first) return wordsOf(first)
  if (name === 'Readonly' && first) return membersOf(first, module)
  if (name === 'Omit' && first && second) {
    const [all, without] = [membersOf(first, module), wordsOf(second)]
    return all && without && all.filter((one) => !without.includes(one))
  }
  const here = module.types.get(name)
  if (here) return membersOf(here, module)
  const other = importedFrom(name, module)
  const there = other?.module.types.get(other.name)
  return other && there && membersOf(there, other.module)
}

/** Returns the words of a union of literals. */
function wordsOf(node: Node): string[] | undefined {
  const parts = node.type === 'TSUnionType' ? (node['types'] as Node[]) : [node]
  const words = parts.map((part) => (part['literal'] as { value?: unknown } | undefined)?.value)
  return words.every((word) => typeof word === 'string') ? words : undefined
}
