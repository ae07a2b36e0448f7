import { randomBytes } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { boundaries } from './boundaries.ts'
import { bundles } from './bundles.ts'
import { runCheck, type Check } from './check.ts'
import { messages } from './messages.ts'
import { names } from './names.ts'
import { openapi } from './openapi.ts'
import { format, lint, styles, types } from './outside-tools.ts'
import { sizes } from './sizes.ts'
import { finds, home, plant, problemsOf } from './test-project.ts'
import { readTree } from './tree.ts'
import { words } from './words.ts'

describe('openapi', () => {
  const none = '{"paths":{}}'
  const [players, office] = ['docs/api/openapi.json', 'docs/api/office.json']
  const writer = {
    'packages/contract/src/write-openapi.ts': `import { writeFileSync } from 'node:fs'\nfor (const name of ['openapi', 'office']) writeFileSync(process.argv[2] + '/' + name + '.json', '${none}')\n`,
  }
  test.each([players, office])('finds a %s that is not current', (stale) => {
    const current = { ...writer, [players]: none, [office]: none }
    return finds(openapi, { ...current, [stale]: '{"paths":{"/a":{}}}' }, current, /npm run openapi/)
  })
  test.each([
    [players, { [office]: none }],
    [office, { [players]: none }],
  ])('finds that %s is missing', async (missing, there) => {
    expect(await problemsOf(openapi, { ...writer, ...there })).toEqual([`${missing} is missing`])
  })
})

describe('bundles', () => {
  const built = (bytes: number) => ({
    'apps/site/src/a.ts': '',
    'apps/site/vite.config.ts': '',
    'packages/ui/src/a.ts': '',
    'apps/site/dist/client/e.js': 'entry',
    'apps/site/dist/client/m.js': randomBytes(bytes).toString('latin1'),
    'apps/site/dist/client/.vite/manifest.json': JSON.stringify({
      'src/entry-client.tsx': { file: 'e.js', isEntry: true },
      'src/limits/LimitModal.tsx': { file: 'm.js', imports: ['src/entry-client.tsx'] },
    }),
  })
  test('find a modal that is too heavy', () => finds(bundles, built(16_000), built(5000), /LimitModal weighs .+ 15 kB are the most/))
})

describe('the tools', () => {
  const tsconfig = {
    'tsconfig.json':
      '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "ESNext", "moduleResolution": "bundler", "target": "ES2024", "lib": ["ES2024"], "types": [] } }',
  }
  const withConfig = async (check: Check, name: string, files: Record<string, string>) => {
    const root = plant({ ...tsconfig, ...files })
    if (name) cpSync(join(home, name), join(root, name))
    return (await check.look(readTree(root))).problems.join('\n')
  }
  test('find a wrong type, each of the two that read types', async () => {
    for (const [check, config] of [
      [types, ''],
      [lint, '.oxlintrc.json'],
    ] as const) {
      expect(await withConfig(check, config, { 'a.ts': "export const a: number = 'x'\n" })).toMatch(/TS2322/)
      expect(await withConfig(check, config, { 'a.ts': 'export const a: number = 1\n' })).toBe('')
    }
  })
  test('find a promise that nobody waits for', async () => {
    expect(await withConfig(lint, '.oxlintrc.json', { 'a.ts': 'export const f = async () => 1\nf()\n' })).toMatch(/no-floating-promises/)
    expect(await withConfig(lint, '.oxlintrc.json', { 'a.ts': 'export const f = async () => 1\nawait f()\n' })).toBe('')
  })
  test('find a switch that forgets a case', async () => {
    const code = (more: string) =>
      `export function f(a: 'x' | 'y'): number {\n  switch (a) {\n    case 'x':\n      return 1\n${more}  }\n}\n`
    expect(await withConfig(lint, '.oxlintrc.json', { 'a.ts': code('') })).toMatch(/switch-exhaustiveness-check/)
    expect(await withConfig(lint, '.oxlintrc.json', { 'a.ts': code("    case 'y':\n      return 2\n") })).toBe('')
  })
  test('find a file that is not formatted', async () => {
    expect(await withConfig(format, '.oxfmtrc.json', { 'a.ts': 'export const a = "x";\n' })).toMatch(/a\.ts/)
    expect(await withConfig(format, '.oxfmtrc.json', { 'a.ts': "export const a = 'x'\n" })).not.toMatch(/a\.ts/)
  })
  test('find a physical property in a style sheet', async () => {
    expect(await withConfig(styles, '.stylelintrc.json', { 'packages/ui/src/a.css': '.a { margin-left: 1px; }\n' })).toMatch(
      /margin-inline-start/,
    )
    expect(await withConfig(styles, '.stylelintrc.json', { 'packages/ui/src/a.css': '.a { margin-inline-start: 1px; }\n' })).toBe('')
  })
})

test('a check that looked at too little has failed, and so has one that breaks', async () => {
  const tree = readTree(plant({}))
  const all = [types, lint, format, styles, boundaries, sizes, names, words, messages, openapi, bundles]
  expect(all.filter((check) => check.floor < 8).map((check) => check.name)).toEqual([])
  expect((await runCheck(boundaries, tree)).seen.problems[0]).toMatch(/^looked at 0 imports only/)
  const broken: Check = {
    name: 'broken',
    floor: 0,
    look: () => {
      throw new Error('no')
    },
  }
  expect((await runCheck(broken, tree)).passed).toBe(false)
})

test('data of a running product, builds and packages are not looked at', () => {
  const paths = readTree(plant({ 'data/a.ts': '', 'apps/site/dist/b.js': '', 'packages/rules/src/data/c.ts': '' })).files.map(
    (file) => file.path,
  )
  expect(paths).toEqual(['package.json', 'packages/rules/src/data/c.ts'])
})
