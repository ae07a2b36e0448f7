export { solvePuzzle } from './solve-puzzle.ts'
