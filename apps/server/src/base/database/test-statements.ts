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
/** Reads a part of a node in the shape that the parser gives nodes of its type. */
const partOf = <Part>(node: Record<string, unknown>, name: string): Part => node[name] as Part // checked by the type of the node, where it is called

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
    const callee = partOf<(Node & { property?: { name?: string } }) | undefined>(node, 'callee')
    const typeArguments = partOf<{ params: Node[] } | undefined>(node, 'typeArguments')
    if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression' || callee.property?.name !== 'query') return
    const [given] = partOf<Node[]>(node, 'arguments')
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
    const id = partOf<{ name?: string } | undefined>(node, 'id')
    if (id?.name && node.type === 'VariableDeclarator' && isNode(node['init'])) module.constants.set(id.name, node['init'])
    if (id?.name && node.type === 'FunctionDeclaration') module.constants.set(id.name, node)
    if (id?.name && node.type === 'TSTypeAliasDeclaration') module.types.set(id.name, partOf<Node>(node, 'typeAnnotation'))
    if (node.type === 'ImportDeclaration') {
      const from = partOf<{ value: string }>(node, 'source').value
      for (const one of partOf<{ local: { name: string }; imported?: { name: string } }[]>(node, 'specifiers'))
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
  const properties = partOf<{ key?: { name?: string; value?: string }; value?: Node }[]>(object, 'properties')
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
  const of = (one: unknown) => textsOf(one as Node, module, bound) // a part of a node that is one
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' || typeof node['value'] === 'number' ? [String(node['value'])] : undefined
    case 'TemplateLiteral': {
      const inside = allOf(partOf<Node[]>(node, 'expressions').map(of))
      const quasis = partOf<{ value: { cooked: string } }[]>(node, 'quasis').map(({ value }) => [value.cooked])
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
  let object: Node | undefined = partOf<Node>(node, 'object')
  if (object.type === 'Identifier') object = module.constants.get(String(object['name']))
  if (object?.type === 'TSAsExpression') object = partOf<Node>(object, 'expression')
  if (object?.type !== 'ObjectExpression') return undefined
  const one = node['computed'] ? undefined : propertyOf(object, String(partOf<{ name: string }>(node, 'property').name))
  const values = one ? [one] : partOf<{ value: Node }[]>(object, 'properties').map(({ value }) => value)
  return allOf(values.map((value) => textsOf(value, module, bound)))?.flat()
}

/** Returns the texts a small function can return. */
function textsOfCall(node: Node, module: Module, bound: Bound): readonly string[] | undefined {
  const called = partOf<Node>(node, 'callee')
  const made = called.type === 'Identifier' ? module.constants.get(String(called['name'])) : undefined
  if (made?.type !== 'ArrowFunctionExpression' || partOf<Node>(made, 'body').type === 'BlockStatement') return undefined
  const given = allOf(partOf<Node[]>(node, 'arguments').map((one) => textsOf(one, module, bound)))
  const names = partOf<{ name?: string }[]>(made, 'params').map(({ name }) => name ?? '')
  return (
    given &&
    textsOf(partOf<Node>(made, 'body'), module, new Map([...bound, ...names.map((name, place) => [name, given[place] ?? ['']] as const)]))
  )
}

/** Returns the property names of a row type, without optional ones. */
function membersOf(node: Node, module: Module): readonly string[] | undefined {
  const of = (one: unknown) => membersOf(one as Node, module) // likewise, a type
  switch (node.type) {
    case 'TSTypeLiteral': {
      const members = partOf<{ key?: { name?: string; value?: string }; optional?: boolean }[]>(node, 'members')
      return members.flatMap(({ key, optional }) => (optional ? [] : [key?.name ?? key?.value ?? '']))
    }
    case 'TSIntersectionType':
      return allOf(partOf<Node[]>(node, 'types').map(of))?.flat()
    case 'TSParenthesizedType':
      return of(node['typeAnnotation'])
    case 'TSTypeReference':
      return membersOfNamed(node, module)
    default:
      return undefined
  }
}

function membersOfNamed(node: Node, module: Module): readonly string[] | undefined {
  const name = partOf<{ name?: string }>(node, 'typeName').name ?? ''
  const [first, second] = partOf<{ params: Node[] } | null>(node, 'typeArguments')?.params ?? []
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
  const parts = node.type === 'TSUnionType' ? partOf<Node[]>(node, 'types') : [node]
  const words = parts.map((part) => partOf<{ value?: unknown } | undefined>(part, 'literal')?.value)
  return words.every((word) => typeof word === 'string') ? words : undefined
}
