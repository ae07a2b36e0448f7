import { isSolvedBy } from './puzzle.ts'

/** Solves a puzzle like a page does; for tests and our own programs. */
export function solvePuzzle(puzzle: string): string {
  const [salt = '', work = ''] = puzzle.split('.')
  let number = 0
  while (!isSolvedBy({ salt, work: Number(work) }, String(number))) number += 1
  return `${puzzle}.${number}`
}

/** Returns a wrong solution for certain; an arbitrary number could be right by chance. */
export function missPuzzle(puzzle: string): string {
  const [salt = '', work = ''] = puzzle.split('.')
  let number = 0
  while (isSolvedBy({ salt, work: Number(work) }, String(number))) number += 1
  return `${puzzle}.${number}`
}
