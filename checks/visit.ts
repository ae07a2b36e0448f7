import { visitorKeys } from 'oxc-parser'
import type { SourceFile } from './tree.ts'

/** A node of a parsed file: its type, where it stands, and whatever else that type has. */
export type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [part: string]: unknown }

/** Calls back for every node of a file, parents first; a file that cannot be parsed is an error of its own. */
export function visit(file: SourceFile, seen: (node: Node, parents: readonly Node[]) => void): void {
  const { program, errors } = file.parsed()
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message}`)
  descend(program as unknown as Node, [], seen) // the parser's union of node types, read by their common shape
}

function descend(node: Node, parents: readonly Node[], seen: (node: Node, parents: readonly Node[]) => void): void {
  seen(node, parents)
  const inside = [...parents, node]
  for (const part of visitorKeys[node.type] ?? []) {
    const value = node[part]
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) descend(child, inside, seen)
  }
}

/** Whether a part of a node is a node itself. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
