import { isSolvedBy } from './puzzle.ts'

/** Solves a puzzle as a page does; for tests and programs of our own. */
export function solvePuzzle(puzzle: string): string {
  const [salt = '', work = ''] = puzzle.split('.')
  let number = 0
  while (!isSolvedBy({ salt, work: Number(work) }, String(number))) number += 1
  return `${puzzle}.${number}`
}

/** An answer that does not solve it: by chance any number might. */
export function missPuzzle(puzzle: string): string {
  const [salt = '', work = ''] = puzzle.split('.')
  let number = 0
  while (isSolvedBy({ salt, work: Number(work) }, String(number))) number += 1
  return `${puzzle}.${number}`
}
