import { posix } from 'node:path'
import type { Import } from './imports.ts'

/** Finds the groups of folders that reach each other by imports that run; each group with one import for every way between two of them. */
export function folderCirclesIn(imports: readonly Import[]): { folders: string[]; ways: string[] }[] {
  const ways = new Map<string, Map<string, string>>()
  for (const one of imports) {
    if (one.target === undefined || one.typeOnly || one.lazy) continue
    const [from, to] = [posix.dirname(one.from.path), posix.dirname(one.target)]
    if (from === to) continue
    const out = ways.get(from) ?? new Map<string, string>()
    if (!out.has(to)) out.set(to, `${one.from.path} → ${one.target}`)
    ways.set(from, out)
  }
  return strongComponents(new Map([...ways].map(([from, out]) => [from, [...out.keys()]]))).map((folders) => ({
    folders: folders.toSorted(),
    ways: folders.flatMap((from) => folders.flatMap((to) => ways.get(from)?.get(to) ?? [])),
  }))
}

/** The strongly connected components of more than one node, by Tarjan's algorithm. */
function strongComponents(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const lower = (node: string, to: number) => low.set(node, Math.min(low.get(node) ?? to, to))
  const enter = (node: string): void => {
    const place = index.size
    index.set(node, place)
    low.set(node, place)
    stack.push(node)
    for (const target of next.get(node) ?? []) {
      if (!index.has(target)) {
        enter(target)
        lower(node, low.get(target) ?? place)
      } else if (stack.includes(target)) lower(node, index.get(target) ?? place)
    }
    if (low.get(node) !== place) return
    const component = stack.splice(stack.indexOf(node))
    if (component.length > 1) found.push(component)
  }
  for (const node of next.keys()) if (!index.has(node)) enter(node)
  return found
}
