import { expect, test } from 'vitest'
import { drawn, holding, wordsOf } from '../testing/test-drawn.tsx'
import { PlayerPage } from './PlayerPage.tsx'
import { PlayersPage } from './PlayersPage.tsx'

const script = '<script>alert(1)</script>'
const head = {
  id: '17',
  name: `${script} E.`,
  country: 'MLT',
  status: 'active',
  openedAt: '2026-11-01T04:00:00.000Z',
  lastLoginAt: null,
  version: 'active - 0 0 0 -',
  rules: 'MLT',
  currency: 'EUR',
  language: 'en',
  ageBand: '35-49',
  isAgeProven: false,
  isValidated: false,
  closure: null,
  frozenUntil: null,
  hasSecondFactor: true,
  sessions: 2,
  seenAt: null,
  protection: {
    exclusion: { kind: 'excluded', since: '2026-11-01T04:00:00.000Z', until: null, ending: 'byItself' },
    blocked: null,
    limitsReached: ['loss.weekly'],
  },
  money: {
    cash: '12.50',
    reserve: '0.00',
    held: '0.00',
    bonus: '3.00',
    inPlay: '0.00',
    pending: '0.00',
    owed: '0.00',
    deposited: '20.00',
    withdrawn: '30.00',
    net: '-10.00',
  },
  holds: ['risk'],
  flags: ['notValidated', 'moneyHeld'],
}
const event = {
  id: 'audit:1',
  kind: 'staff',
  at: '2026-11-20T10:00:00.000Z',
  what: 'audit',
  about: 'office.players.freeze',
  state: null,
  amount: null,
  currency: null,
  until: null,
  by: 'Anna Berg',
  reason: script,
  href: null,
}
const timeline = {
  pages: [{ events: [event], kinds: ['money', 'staff'], next: null, archived: [{ from: '2018-03', to: '2018-10' }] }],
  pageParams: [undefined],
}
const known: [readonly unknown[], unknown][] = [
  // What is drawn stands beside the routes, so that its address names nobody.
  [['GET /office/players/one', { player: '' }], { player: head }],
  [['GET /office/players/timeline', { player: '17' }, 'pages'], timeline],
]

test('a player’s page says what keeps them out, their money and what happened; script stays text', async () => {
  const html = await drawn(<PlayerPage />, {
    at: '/players/17',
    known,
    me: { held: holding('players.read', 'players.access', 'players.factor') },
  })
  const words = wordsOf(html)
  expect(html).not.toContain('<script>')
  for (const said of [
    'Excluded from play for good.',
    'The money is held: safety of the account.',
    'Has reached a limit: Losses, a week.',
    '€ 12.50',
    '−€ 10.00',
    'Friday, November 20, 2026',
    'Froze the account',
    'by Anna Berg',
    'Not in this list: 2018-03 – 2018-10. The archive has these months alone',
  ])
    expect(words.replaceAll('\u00a0', ' ')).toContain(said)
})

test('offers what one may do and nothing else', async () => {
  const draw = async (...permissions: string[]) =>
    wordsOf(await drawn(<PlayerPage />, { at: '/players/17', known, me: { held: holding('players.read', ...permissions) } }))
  expect(await draw('players.reveal', 'players.freeze')).toMatch(/Reveal data R Freeze A F/)
  const reader = await draw()
  expect(reader).not.toMatch(/Reveal data|Freeze A F/)
  expect(reader).not.toMatch(/Money 3|Play 4|Limits 5/)
})

test('the list leads to the players, masked', async () => {
  const row = { id: '17', name: 'Ada E.', country: 'MLT', status: 'suspended', openedAt: '2026-11-01T04:00:00.000Z', lastLoginAt: null }
  const html = await drawn(<PlayersPage />, {
    at: '/players',
    known: [[['GET /office/players', {}, 'pages'], { pages: [{ players: [row], next: null }], pageParams: [undefined] }]],
  })
  expect([html.includes('href="/players/17"'), wordsOf(html).includes('Ada E. 17 MLT Suspended')]).toEqual([true, true])
})
