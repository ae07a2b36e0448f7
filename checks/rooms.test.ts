import { describe, expect, test } from 'vitest'
import { boundaries } from './boundaries.ts'
import { deadCode } from './dead-code.ts'
import { rooms } from './rooms.ts'
import { finds, problemsOf } from './test-project.ts'

const module = 'export const a = 1\n'
const filesIn = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/f${index}.ts`, module]))

describe('rooms', () => {
  test('find a folder that is too full; tests, styles and tables do not count', () =>
    finds(
      rooms,
      filesIn('apps/site/src/cashier', 26),
      { ...filesIn('apps/site/src/cashier', 25), 'apps/site/src/cashier/a.test.ts': module, ...filesIn('packages/fields/src/lists', 40) },
      /cashier holds 26 sources; 25/,
    ))

  test('find more than ten files at the root of an app', () =>
    finds(rooms, filesIn('apps/server/src', 11), filesIn('apps/server/src', 10), /holds 11 sources; 10/))

  test('find two folders that need each other, though no two files do', () => {
    const circle = {
      'apps/server/src/a/one.ts': "import '../b/two.ts'\n",
      'apps/server/src/b/two.ts': module,
      'apps/server/src/b/three.ts': "import '../a/four.ts'\n",
      'apps/server/src/a/four.ts': module,
    }
    return finds(
      rooms,
      circle,
      {
        ...circle,
        'apps/server/src/b/three.ts': "import type { a } from '../a/four.ts'\nexport const later = () => import('../a/four.ts')\n",
      },
      /in a circle: apps\/server\/src\/a, apps\/server\/src\/b; by .*one\.ts → .*two\.ts; .*three\.ts → .*four\.ts/,
    )
  })

  test('find a longer circle, and the folder inside a folder that needs its parent', async () => {
    const way = (from: string, to: string) => ({
      [`apps/server/src/${from}/to-${to}.ts`]: `import '../${to}/end.ts'\n`,
      [`apps/server/src/${to}/end.ts`]: module,
    })
    expect(await problemsOf(rooms, { ...way('a', 'b'), ...way('b', 'c') })).toEqual([])
    expect((await problemsOf(rooms, { ...way('a', 'b'), ...way('b', 'c'), ...way('c', 'a') })).length).toBe(1)
    const inside = {
      'apps/server/src/a/b/one.ts': "import '../two.ts'\n",
      'apps/server/src/a/two.ts': module,
      'apps/server/src/a/index.ts': "export * from './b/one.ts'\n",
    }
    expect((await problemsOf(rooms, inside)).join()).toMatch(/apps\/server\/src\/a, apps\/server\/src\/a\/b/)
  })
})

describe('dead code', () => {
  const reached = { 'apps/server/src/main.ts': "import { a } from './a.ts'\nconsole.log(a)\n" }
  const cases: [string, Record<string, string>, Record<string, string>, RegExp][] = [
    [
      'a file that nothing imports',
      { 'apps/server/src/a.ts': module },
      { 'apps/server/src/a.ts': module, ...reached },
      /a\.ts is imported by nothing/,
    ],
    [
      'an export that nothing imports',
      { 'apps/server/src/a.ts': `${module}export const b = 2\n`, ...reached },
      { 'apps/server/src/a.ts': `${module}const b = 2\nconsole.log(b)\n`, ...reached },
      /exports b, which no other file imports/,
    ],
    [
      'a member of a module taken whole that nobody names',
      {
        'apps/server/src/main.ts': "import * as all from './a.ts'\nconsole.log(all.a)\n",
        'apps/server/src/a.ts': `${module}export const b = 2\n`,
      },
      {
        'apps/server/src/main.ts': "import * as all from './a.ts'\nconsole.log([all])\n",
        'apps/server/src/a.ts': `${module}export const b = 2\n`,
      },
      /exports b/,
    ],
    [
      'a type that even its own file names but once',
      { 'apps/server/src/a.ts': `${module}export type B = 1\n`, ...reached },
      { 'apps/server/src/a.ts': 'export type B = number\nexport const a: B = 1\n', ...reached },
      /exports B/,
    ],
  ]
  test.each(cases)('finds %s', (_what, wrong, right, sentence) => finds(deadCode, wrong, right, sentence))

  test('what a bundler puts in the place of a module of a package is alive', async () => {
    const alias = 'export default { resolve: { alias: { store: `${import.meta.dirname}/src/own-store.ts` } } }\n'
    const files = { 'apps/site/vite.config.ts': alias, 'apps/site/src/own-store.ts': module }
    expect(await problemsOf(deadCode, files)).toEqual([])
    expect(await problemsOf(deadCode, { ...files, 'apps/site/src/other-store.ts': module })).toHaveLength(1)
  })

  test('what is loaded later or passed on is alive', async () => {
    const files = {
      'apps/server/src/main.ts': "import { a } from './door/index.ts'\nconsole.log(a, import('./later.ts'))\n",
      'apps/server/src/door/index.ts': "export { a } from './room.ts'\n",
      'apps/server/src/door/room.ts': module,
      'apps/server/src/later.ts': module,
    }
    expect(await problemsOf(deadCode, files)).toEqual([])
  })
})

describe('doors', () => {
  const a = 'apps/server/src/money/wallet/a.ts'
  const cases: [string, Record<string, string>, Record<string, string>, RegExp][] = [
    [
      'another domain entered by the window',
      { 'apps/server/src/play/games/b.ts': "import '../../money/wallet/a.ts'\n", [a]: module },
      {
        'apps/server/src/play/games/b.ts': "import '../../money/wallet/index.ts'\nimport '../campaigns/c.ts'\nimport '../../base/d/e.ts'\n",
        'apps/server/src/money/wallet/index.ts': module,
        'apps/server/src/play/campaigns/c.ts': module,
        'apps/server/src/base/d/e.ts': module,
      },
      /its door is an index\.ts that it does not have yet/,
    ],
    [
      'a door that hands out a statement',
      { 'apps/server/src/money/wallet/index.ts': "export { a } from './a.sql.ts'\n", 'apps/server/src/money/wallet/a.sql.ts': module },
      { 'apps/server/src/money/wallet/index.ts': "export type { a } from './a.sql.ts'\n", 'apps/server/src/money/wallet/a.sql.ts': module },
      /hands out a, a statement that writes/,
    ],
    [
      'the roof seen from below',
      { 'apps/site/src/cashier/a.ts': "import '../app/routes.ts'\n", 'apps/site/src/app/routes.ts': module },
      {
        'apps/site/src/app/routes.ts': "import '../cashier/a.ts'\n",
        'apps/site/src/cashier/a.ts': "import '../frame/b.ts'\n",
        'apps/site/src/frame/b.ts': module,
      },
      /nothing below the roof/,
    ],
  ]
  test.each(cases)('find %s', (_what, wrong, right, sentence) => finds(boundaries, wrong, right, sentence))
})
