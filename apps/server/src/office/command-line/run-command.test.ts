import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

const root = join(import.meta.dirname, '../../../../..')
const rows = readFileSync(join(root, 'docs/operate/acts.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)))
const documented = rows.flatMap(([, words = []]) => words)

test('every command stands among the acts of an operator, and every act there is a command', async () => {
  const { text } = await runCommand(['help'], {})
  const lines = text.split('\n').filter((line) => line.startsWith('  '))
  const isOf = (words: string) => (line: string) => `${line.trim()} `.startsWith(`${words} `)
  expect(lines.filter((line) => !documented.some((words) => isOf(words)(line)))).toEqual([])
  expect(documented.filter((words) => !lines.some(isOf(words)))).toEqual([])
  expect(lines.length).toBe(documented.length)
})

test('the use case of every act there exists', () => {
  const files = rows.flatMap(([, , cases = []]) => cases.filter((one) => /[/.]/.test(one)))
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter((file) => !existsSync(join(root, 'apps/server/src', file)))).toEqual([])
})
