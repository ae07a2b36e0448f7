import type { Tree } from './tree.ts'

/** What a check saw: how much it looked at (in which unit), what is wrong, and what is worth knowing. */
export type Seen = {
  readonly looked: number
  readonly of: string
  readonly problems: readonly string[]
  readonly notes?: readonly string[]
}

/** One of our rules. It fails with a problem, and also where it looked at less than its floor: a check that saw nothing proves nothing. */
export type Check = { readonly name: string; readonly floor: number; readonly look: (tree: Tree) => Seen | Promise<Seen> }

/** What a check comes to. */
export type Outcome = { readonly name: string; readonly passed: boolean; readonly seen: Seen; readonly seconds: number }

/** Runs a check over a tree; a check that breaks has failed. */
export async function runCheck(check: Check, tree: Tree): Promise<Outcome> {
  const began = performance.now()
  const seen = await look(check, tree)
  const seconds = (performance.now() - began) / 1000
  const tooLittle = seen.looked < check.floor ? [`looked at ${seen.looked} ${seen.of} only; there must be at least ${check.floor}`] : []
  const problems = [...tooLittle, ...seen.problems]
  return { name: check.name, passed: problems.length === 0, seen: { ...seen, problems }, seconds }
}

async function look(check: Check, tree: Tree): Promise<Seen> {
  try {
    return await check.look(tree)
  } catch (error) {
    return { looked: 0, of: 'things', problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
  }
}
