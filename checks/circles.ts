import type { Import } from './imports.ts'

/** The circles among the imports that run (types may look at each other, and what is loaded later), each told once, from file to file and back. */
export function circlesIn(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const one of imports) {
    if (one.target === undefined || one.typeOnly || one.lazy || one.from.isTest) continue
    next.set(one.from.path, [...(next.get(one.from.path) ?? []), one.target])
  }
  const done = new Set<string>()
  const circles = new Map<string, string[]>()
  for (const start of next.keys()) follow(start, [], next, done, circles)
  return [...circles.values()]
}

function follow(
  path: string,
  way: readonly string[],
  next: ReadonlyMap<string, string[]>,
  done: Set<string>,
  circles: Map<string, string[]>,
): void {
  const seenAt = way.indexOf(path)
  if (seenAt !== -1) {
    const circle = way.slice(seenAt)
    circles.set(circle.toSorted().join(), [...circle, path])
    return
  }
  if (done.has(path)) return
  for (const target of next.get(path) ?? []) follow(target, [...way, path], next, done, circles)
  done.add(path)
}
