import { describe, expect, test } from 'vitest'
import { newPuzzle, readSolved } from './puzzle.ts'
import { missPuzzle, solvePuzzle } from './solve-puzzle.ts'

const sign = (text: string) => `signed-${text.length}-${text.slice(0, 4)}`
const end = new Date('2026-11-21T12:00:00Z')

describe('a puzzle', () => {
  test('is solved by work, and the solution is read back', () => {
    const puzzle = newPuzzle(sign, 200, end)
    expect(readSolved(sign, solvePuzzle(puzzle))).toMatchObject({ work: 200, expiresAt: end.getTime() })
  })

  test.each<[string, (solved: string) => string]>([
    ['without a number', (solved) => solved.slice(0, solved.lastIndexOf('.'))],
    ['with another number', (solved) => missPuzzle(solved.slice(0, solved.lastIndexOf('.')))],
    ['with less work written into it', (solved) => solved.replace('.200.', '.1.')],
    ['with a later end', (solved) => solved.replace(String(end.getTime()), String(end.getTime() + 1e6))],
    ['of somebody else', (solved) => `x${solved}`],
    ['that is no puzzle', () => 'hello'],
  ])('%s counts for nothing', (_, change) => {
    const other = (text: string) => `${sign(text)}${text}`
    expect(readSolved(other, change(solvePuzzle(newPuzzle(other, 200, end))))).toBeUndefined()
  })
})
