import { describe, expect, test } from 'vitest'
import { boundaries } from './boundaries.ts'
import { messages } from './messages.ts'
import { names } from './names.ts'
import { settings } from './settings.ts'
import { sizes } from './sizes.ts'
import { finds, plant } from './test-project.ts'
import { readTree } from './tree.ts'
import { words } from './words.ts'

describe('boundaries', () => {
  const module = 'export const a = 1\n'
  const cases: [string, Record<string, string>, Record<string, string>, RegExp][] = [
    [
      'an app that imports an app',
      {
        'apps/server/src/a.ts': "import '@fairhouse/site/b.ts'\n",
        'apps/site/src/b.ts': module,
        'apps/site/package.json': '{"name":"@fairhouse/site"}',
      },
      {
        'packages/contract/src/render.ts': 'export type C = 1\n',
        'packages/contract/package.json': '{"name":"@fairhouse/contract"}',
        'apps/server/src/a.ts': "import type { C } from '@fairhouse/contract/render.ts'\nexport type D = C\n",
      },
      /no app imports an app/,
    ],
    [
      'a package that imports an app',
      {
        'packages/ui/src/a.ts': "import '@fairhouse/site/b.ts'\n",
        'apps/site/src/b.ts': module,
        'apps/site/package.json': '{"name":"@fairhouse/site"}',
      },
      { 'packages/ui/src/a.ts': module },
      /no package imports an app/,
    ],
    [
      'a path out of a part',
      { 'packages/ui/src/a.ts': "import '../../flow/src/b.ts'\n", 'packages/flow/src/b.ts': module },
      { 'packages/ui/src/a.ts': "import './b.ts'\n", 'packages/ui/src/b.ts': module },
      /leaves its part/,
    ],
    [
      'a feature entered by the window',
      { 'apps/sandbox/src/bank/a.ts': "import '../sms/b.ts'\n", 'apps/sandbox/src/sms/b.ts': module },
      {
        'apps/sandbox/src/bank/a.ts': "import '../sms/index.ts'\nimport '../base/c.ts'\n",
        'apps/sandbox/src/sms/index.ts': module,
        'apps/sandbox/src/base/c.ts': module,
      },
      /its door is/,
    ],
    [
      'SQL outside its files',
      { 'apps/server/src/wallet/a.ts': 'export const q = `select id from wallet`\n' },
      {
        'apps/server/src/wallet/a.sql.ts': 'export const q = `select id from wallet`\n',
        'apps/server/src/wallet/b.ts': "export const q = 'Please select a game from the list'\n",
      },
      /holds SQL/,
    ],
    [
      'a circle',
      { 'packages/ui/src/a.ts': "import './b.ts'\n", 'packages/ui/src/b.ts': "import './a.ts'\n" },
      { 'packages/ui/src/a.ts': "import './b.ts'\n", 'packages/ui/src/b.ts': "import type { A } from './a.ts'\nexport type B = A\n" },
      /in a circle/,
    ],
    [
      'an undeclared package',
      { 'packages/ui/src/a.ts': "import 'left-pad'\n" },
      { 'packages/ui/src/a.ts': "import { z } from 'zod'\nimport 'node:fs'\nexport { z }\n" },
      /no package.json declares/,
    ],
    [
      'a development package that runs',
      { 'packages/ui/src/a.ts': "import { test } from 'vitest'\nexport { test }\n" },
      { 'packages/ui/src/a.test.ts': "import { test } from 'vitest'\nexport { test }\n" },
      /for development only/,
    ],
    [
      'an import that is not there',
      { 'packages/ui/src/a.ts': "import './b'\n", 'packages/ui/src/b.ts': module },
      { 'packages/ui/src/a.ts': "import './b.ts'\n", 'packages/ui/src/b.ts': module },
      /which is not there/,
    ],
  ]
  test.each(cases)('find %s', (_what, wrong, right, sentence) => finds(boundaries, wrong, right, sentence))
})

describe('sizes', () => {
  const lines = (count: number) => 'const a = 1\n'.repeat(count)
  test('find a file that is too long, unless it is a table', () =>
    finds(
      sizes,
      { 'packages/ui/src/a.css': '.a {}\n'.repeat(301) },
      { 'packages/ui/src/a.css': '.a {}\n'.repeat(300), 'database/migrations/1.sql': lines(301) },
      /301 lines; 300/,
    ))
  test('find a function that is too long', () =>
    finds(
      sizes,
      { 'packages/ui/src/a.ts': `export const f = () => {\n${'  f()\n'.repeat(49)}}\n` },
      { 'packages/ui/src/a.ts': `export const f = () => {\n${'  f()\n'.repeat(48)}}\n` },
      /function of 51 lines/,
    ))
})

describe('names', () => {
  const cases: [string, Record<string, string>, Record<string, string>, RegExp][] = [
    ['a file that says nothing', { 'packages/ui/src/utils.ts': '' }, { 'packages/ui/src/tile.ts': '' }, /says nothing/],
    ['a folder that says nothing', { 'packages/ui/src/helpers/tile.ts': '' }, { 'packages/ui/src/tiles/tile.ts': '' }, /says nothing/],
    [
      'a file in another case',
      { 'packages/ui/src/drawTile.ts': '' },
      { 'packages/ui/src/draw-tile.ts': '', 'packages/ui/src/pieces/Tile.tsx': '', 'packages/ui/src/pieces/Tile.module.css': '' },
      /neither kebab-case/,
    ],
    [
      'a bare method id',
      { 'apps/server/src/a.ts': 'export const id = 440003\n' },
      { 'apps/server/src/method-ids.ts': 'export const id = 440003\n', 'apps/server/src/b.ts': 'export const size = 1_048_576 + 100000\n' },
      /bare number 440003/,
    ],
    [
      'a method id in quotes',
      { 'apps/server/src/a.ts': "export const id = '440003'\n" },
      { 'apps/server/src/a.ts': "export const code = '123456'\n" },
      /bare number 440003/,
    ],
    [
      'a bare error code',
      { 'apps/site/src/a.ts': 'export const f = (e: { errorCode: number }) => e.errorCode === 234\n' },
      { 'apps/site/src/a.ts': 'export const f = (e: { status: number }) => e.status === 404\n' },
      /bare error code 234/,
    ],
    [
      'a bare error code in an object',
      { 'apps/server/src/a.ts': 'export const e = { errorCode: 107 }\n' },
      { 'packages/errors/src/table.ts': 'export const e = { errorCode: 107 }\n' },
      /bare error code 107/,
    ],
  ]
  test.each(cases)('find %s', (_what, wrong, right, sentence) => finds(names, wrong, right, sentence))
})

describe('words', () => {
  const server = 'apps/server/src/limits/a.ts'
  const cases: [string, Record<string, string>, Record<string, string>, RegExp][] = [
    [
      'an own clock',
      { [server]: 'export const n = () => new Date()\n' },
      {
        [server]: 'export const n = (at: number) => new Date(at)\n',
        'apps/server/src/base/clock.ts': 'export const n = () => new Date()\n',
      },
      /new Date\(\)/,
    ],
    ['an own clock in milliseconds', { [server]: 'export const n = Date.now()\n' }, { [server]: 'export const n = 1\n' }, /Date\.now/],
    ['own chance', { [server]: 'export const n = Math.random()\n' }, { [server]: 'export const n = Math.max(1)\n' }, /Math\.random/],
    [
      'money in a number',
      { [server]: `export type A = { amount${'Minor'}: number }\n` },
      { [server]: 'export type A = { amountMinor: bigint }\n' },
      /minor units are bigint/,
    ],
    ['a note without an issue', { [server]: `// TO${'DO'} later\n` }, { [server]: `// TO${'DO'} #12 later\n` }, /without an issue/],
    [
      'a cast without a reason',
      { [server]: 'export const a = (b: unknown) => b as string\n' },
      { [server]: "export const a = (b: unknown) => b as string // checked above\nexport const c = ['x'] as const\n" },
      /a cast without its reason/,
    ],
    [
      'a ! without a reason',
      { [server]: 'export const a = (b: string[]) => b[0]!\n' },
      { [server]: 'export const a = (b: string[]) => b[0]! // never empty\n' },
      /a ! without its reason/,
    ],
    [
      'a suppression without a reason',
      { [server]: `// ox${'lint'}-disable-next-line no-console\nexport {}\n` },
      { [server]: '// oxlint-disable-next-line no-console -- the command line talks\nexport {}\n' },
      /without a reason/,
    ],
    ['words about how it was made', { 'docs/a.md': `Made by a sub${'agent'}.\n` }, { 'docs/a.md': 'Made by hand.\n' }, /says "sub/],
    ['a path of one computer', { 'docs/a.md': `See /wo${'rk/'}main.\n` }, { 'docs/a.md': 'See packages/ui.\n' }, /says "/],
    [
      'an address of a package store',
      { 'docs/a.md': `From http${'://'}npm.corp.example:80/x.\n` },
      { 'docs/a.md': 'From https://example.com/npm.\n' },
      /says "http/,
    ],
  ]
  test.each(cases)('find %s', (_what, wrong, right, sentence) => finds(words, wrong, right, sentence))
})

describe('messages', () => {
  const texts = (en: object, ar: object) => ({
    'packages/messages/en/lobby.json': JSON.stringify(en),
    'packages/messages/ar/lobby.json': JSON.stringify(ar),
  })
  const good = texts({ play: 'Play {game}', 'group.all': 'All' }, { play: 'العب {game}', 'group.all': 'الكل' })
  const code = (text: string) => ({ 'apps/site/src/a.ts': text })
  const cases: [string, Record<string, string>, RegExp][] = [
    ['a key that is not there', { ...good, ...code("export const k = 'lobby.pley'\n") }, /uses the message lobby\.pley/],
    [
      'a beginning of keys that is not there',
      { ...good, ...code('export const k = (g: string) => `lobby.grup.${g}`\n') },
      /uses the message lobby\.grup/,
    ],
    [
      'a text said without its values',
      { ...good, ...code("export const say = t('lobby.play', { name })\n") },
      /says lobby\.play without game/,
    ],
    ['a text that Arabic lacks', texts({ play: 'Play', stop: 'Stop' }, { play: 'العب' }), /ar\/lobby\.json lacks stop/],
    ['a text that English has not', texts({ play: 'Play' }, { play: 'العب', stop: 'قف' }), /has stop, which en has not/],
    ['other values', texts({ play: 'Play {game}' }, { play: 'العب {gaem}' }), /speaks about gaem/],
    [
      'a text that speaks to the player otherwise than its language',
      { ...good, 'packages/messages/de/lobby.json': '{ "play": "{game} spielen, wenn du willst", "group.all": "Alle" }' },
      /de\/lobby\.json: play says “du”/,
    ],
    ['a broken message', texts({ play: 'Play {game' }, { play: 'العب {game}' }), /no ICU message/],
  ]
  test.each(cases)('find %s', (_what, wrong, sentence) =>
    finds(
      messages,
      wrong,
      {
        ...good,
        ...code("export const k = t('lobby.play', { game })\nexport const g = (x: string) => `lobby.group.${x}`\n"),
      },
      sentence,
    ),
  )

  test('tell how complete a language is', async () => {
    const seen = await messages.look(readTree(plant({ ...good, 'packages/messages/sv/lobby.json': '{ "play": "Spela {game}" }' })))
    expect(seen.notes).toContain('sv 1 of 2 (50 %), 0 equal to en')
  })
})

describe('settings', () => {
  const unread = async (files: Record<string, string>) => (await settings.look(readTree(plant(files)))).problems

  test('one that nothing reads is told; its definition and its tests do not count', async () => {
    const clock = 'nothing reads the setting fe.timings.clockSec'
    expect(await unread({ 'apps/site/src/clock.ts': "export const every = timing('clockSec', 1)\n" })).not.toContain(clock)
    expect(
      await unread({
        'apps/site/src/clock.test.ts': "export const every = timing('clockSec', 1)\n",
        'apps/server/src/settings/catalogue/timings.ts': "export const timings = { 'fe.timings.clockSec': 1 }\n",
      }),
    ).toContain(clock)
  })
})
