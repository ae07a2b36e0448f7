import { proves, type RowName } from '@fairhouse/testing/proves.ts'
import type { LimitPeriod, Limits, Profile } from '@fairhouse/contract'
import { describe, expect, it } from 'vitest'
import { isGamePage } from '../../base/address/game-path.ts'
import type { Situation } from '../../base/situation.ts'
import { nextRedirection, redirections } from './redirections.ts'

const player = { playerId: 'p1' } as Profile
const here: Situation = { path: '/slots-games', search: {}, profile: null, countryAllowed: true }
const withDaily = (status: LimitPeriod['status']) => ({ deposit: { daily: { status } } }) as Limits // what the redirection reads of them
/** Limits of which one is missing. */
const lacking = (missed: 'daily' | 'weekly' | 'monthly') =>
  ({
    deposit: Object.fromEntries(
      ['daily', 'weekly', 'monthly'].map((period) => [period, { status: period === missed ? 'required' : 'active' }]),
    ),
  }) as unknown as Limits // what the redirection reads of them
const missing = withDaily('required')
const set = {
  deposit: Object.fromEntries(['daily', 'weekly', 'monthly'].map((period) => [period, { status: 'active' }])),
} as unknown as Limits // what the redirection reads of them
const reasons = { lobby: '/live', far: 'https://evil.example/', slashes: '//evil.example', script: 'javascript:alert(1)' }
const both = { email: true, phone: true }
const limitsAt = (to: string) => ({ to, search: { modal: 'cumulative-deposit-limit' as const } })
const waysOut = ['/my/limits/self-exclusion', '/my/profile-close', '/support', '/break', '/responsible-gambling']
/** Pages that somebody has gone to for a purpose of its own. */
const errands = ['/my/limits/self-exclusion', '/my/profile-close', '/my/documents', '/my/profile', '/support', '/break']
const returned = { redirectFrom: 'messageInterface', type: 'identification', value: 'done', method: 'smartId', titanToken: 'T' } as const
type Case = [name: string, change: Partial<Situation>, to: ReturnType<typeof nextRedirection>]

const cases: Record<string, Case[]> = {
  'a country that is not allowed': [
    [
      'blocks before anything else',
      { countryAllowed: false, profile: player, search: { 'page-after-login': '/my/profile' } },
      { to: '/blocked', search: {} },
    ],
    ['blocks in the poker client too', { countryAllowed: false, search: { customerApp: 'poker' } }, { to: '/blocked', search: {} }],
    ['leaves a blocked visitor on the block page', { countryAllowed: false, path: '/blocked' }, undefined],
  ],
  'the block page where nothing is blocked': [['sends an allowed visitor home', { path: '/blocked' }, { to: '/', search: {} }]],
  'the return from a provider of identification': [
    [
      'opens the registration and records what came',
      { search: { ...returned, amount: '5' } },
      { to: '/slots-games', search: { modal: 'registration', amount: '5' }, record: true },
    ],
    ['needs the type', { search: { ...returned, type: undefined } }, undefined],
    ['needs the value "done"', { search: { ...returned, value: 'failed' } }, undefined],
    ['needs the method', { search: { ...returned, method: undefined } }, undefined],
    ['needs the token', { search: { ...returned, titanToken: undefined } }, undefined],
  ],
  'the reason a game gave for sending somebody back': [
    ['goes where the setting says, without the parameter', { reasons, search: { reason: 'lobby' } }, { to: '/live', search: {} }],
    ['does nothing for a reason that is not set', { reasons, search: { reason: 'unknown' } }, undefined],
    ['does nothing for a name that every object has', { reasons, search: { reason: 'constructor' } }, undefined],
    ['never leads to another site', { reasons, search: { reason: 'far' } }, undefined],
    ['never leads to another site by two slashes', { reasons, search: { reason: 'slashes' } }, undefined],
    ['never runs a script', { reasons, search: { reason: 'script' } }, undefined],
  ],
  'a login without an e-mail address (error 222)': [
    [
      'opens the e-mail modal and can be gone back from',
      { loginError: 222, search: { modal: 'login' } },
      { to: '/slots-games', search: { modal: 'email' }, push: true },
    ],
    ['does nothing for another error', { loginError: 107, search: { modal: 'login' } }, undefined],
    ['does nothing for somebody who is in', { loginError: 222, profile: player }, undefined],
  ],
  'page-after-login': [
    [
      'goes there, drops the parameter and keeps the others',
      { profile: player, search: { modal: 'login', amount: '5', 'page-after-login': '/my/limits/payments?status=pending' } },
      { to: '/my/limits/payments', search: { amount: '5', status: 'pending' } },
    ],
    ['does nothing before login', { search: { 'page-after-login': '/my/profile' } }, undefined],
    ['never leads to another site', { profile: player, search: { 'page-after-login': '//evil.example' } }, undefined],
    ['rests in the poker client', { profile: player, search: { customerApp: 'poker', 'page-after-login': '/support' } }, undefined],
  ],
  'modal-after-login': [
    [
      'opens the modal',
      { profile: player, search: { modal: 'login', 'modal-after-login': 'deposit', amount: '20' } },
      { to: '/slots-games', search: { modal: 'deposit', amount: '20' } },
    ],
    [
      'opens nothing where iDenfy has just succeeded, and drops the parameter',
      { profile: player, idenfySucceeded: true, search: { 'modal-after-login': 'deposit' } },
      { to: '/slots-games', search: {} },
    ],
  ],
  'game-after-login': [
    ['opens the game', { profile: player, search: { 'game-after-login': 'starburst' } }, { to: '/all-games/starburst/real', search: {} }],
    [
      'waits until it is known whether a proof is asked first',
      { profile: player, asked: 'awaited', search: { 'game-after-login': 'starburst' } },
      undefined,
    ],
    [
      'opens it where one channel is asked for',
      { profile: player, asked: { email: false, phone: true }, search: { 'game-after-login': 'starburst' } },
      { to: '/all-games/starburst/real', search: {} },
    ],
    [
      'gives way to verification where both are asked for',
      { profile: player, asked: both, search: { 'game-after-login': 'starburst' } },
      { to: '/slots-games', search: { 'game-after-login': 'starburst', modal: 'verification' } },
    ],
  ],
  'a demonstration, for somebody who can play for money': [
    [
      'becomes real once games are known, with its query',
      { profile: player, gamesLoaded: true, path: '/slots-games/x/demo', search: { amount: '1' } },
      { to: '/slots-games/x/real', search: { amount: '1' } },
    ],
    ['waits for the games', { profile: player, path: '/slots-games/x/demo' }, undefined],
    ['is left to a visitor', { gamesLoaded: true, path: '/slots-games/x/demo' }, undefined],
  ],
  "a player's modal asked for by a visitor": [
    [
      'asks to log in first',
      { search: { modal: 'deposit', amount: '20' } },
      { to: '/slots-games', search: { modal: 'login', 'modal-after-login': 'deposit', amount: '20' } },
    ],
    ['lets a visitor deposit where that is for visitors, too', { visitorsDeposit: true, search: { modal: 'deposit' } }, undefined],
  ],
  'signing up, where a deposit opens the account': [
    [
      'opens the deposit in place of the form',
      { payAndPlay: true, search: { modal: 'registration', amount: '20' } },
      { to: '/slots-games', search: { modal: 'deposit', amount: '20' } },
    ],
    [
      'does so from the page, too',
      { payAndPlay: true, path: '/registration', search: { amount: '20' } },
      { to: '/', search: { modal: 'deposit', amount: '20' } },
    ],
    ['leaves the form where accounts are opened by it', { payAndPlay: false, search: { modal: 'registration' } }, undefined],
  ],
  "a visitor's modal in the address of a player": [
    ['is dropped on arriving', { profile: player, arriving: true, search: { modal: 'login' } }, { to: '/slots-games', search: {} }],
    ['stays while its form says that it worked', { profile: player, search: { modal: 'login' } }, undefined],
  ],
  'proof of both e-mail address and phone number': [
    ['opens the verification', { profile: player, asked: both }, { to: '/slots-games', search: { modal: 'verification' } }],
    ['waits while a game is played', { profile: player, asked: both, path: '/all-games/x/real' }, undefined],
    ['is not asked for where iDenfy has succeeded', { profile: player, asked: both, idenfySucceeded: true }, undefined],
    ...errands.map((path): Case => [`does not cover ${path}`, { profile: player, asked: both, path }, undefined]),
    ['waits for another modal', { profile: player, asked: both, search: { modal: 'deposit' } }, undefined],
  ],
  'deposit limits that the country asks for and that are not set': [
    ['are asked for', { profile: player, limits: missing }, limitsAt('/slots-games')],
    ...(['daily', 'weekly', 'monthly'] as const).map((period): Case => [
      `are asked for where the ${period} one alone is missing`,
      { profile: player, limits: lacking(period) },
      limitsAt('/slots-games'),
    ]),
    ['are not asked for where they are set', { profile: player, limits: set }, undefined],
    ['wait while a game is played', { profile: player, limits: missing, path: '/all-games/x/real' }, undefined],
    ...waysOut.map((path): Case => [`do not cover ${path}`, { profile: player, limits: missing, path }, undefined]),
    ...['/my/profile', '/supporters'].map((path): Case => [`open on ${path}`, { profile: player, limits: missing, path }, limitsAt(path)]),
    ['wait for another modal', { profile: player, limits: missing, search: { modal: 'deposit' } }, undefined],
    [
      'come after verification',
      { profile: player, limits: missing, asked: both },
      { to: '/slots-games', search: { modal: 'verification' } },
    ],
  ],
  'the source of funds, after money has moved (error 234)': [
    [
      'is asked for in the place of the cashier',
      { profile: player, fundsAsked: true, search: { modal: 'deposit' } },
      { to: '/slots-games', search: { modal: 'sof-validation' } },
    ],
    ['waits for any other modal', { profile: player, fundsAsked: true, search: { modal: 'terms-conditions' } }, undefined],
  ],
  'payment details that must be confirmed': [
    [
      'are asked for',
      { profile: player, detailsAsked: true },
      { to: '/slots-games', search: { modal: 'payment-details-validation' }, push: true },
    ],
    [
      'are asked for in the place of the cashier, to which the way back leads',
      { profile: player, detailsAsked: true, search: { modal: 'deposit' } },
      { to: '/slots-games', search: { modal: 'payment-details-validation' }, push: true },
    ],
    ['wait for any other modal', { profile: player, detailsAsked: true, search: { modal: 'terms-conditions' } }, undefined],
  ],
  'a game window that asked for more money, by the token that was kept': [
    ['opens the login for a resume', { resuming: 'resume' }, { to: '/slots-games', search: { modal: 'login' } }],
    [
      'opens it in the poker client too, which stays one',
      { resuming: 'resume', search: { customerApp: 'poker' } },
      { to: '/slots-games', search: { customerApp: 'poker', modal: 'login' } },
    ],
    ['opens the cashier for a deposit', { profile: player, resuming: 'deposit' }, { to: '/slots-games', search: { modal: 'deposit' } }],
  ],
}

describe('nextRedirection', () => {
  it('leaves a visitor and a player alone who are where they want to be', () => {
    expect([nextRedirection(here), nextRedirection({ ...here, profile: player, limits: set, gamesLoaded: true })]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('has each of its rows in this test, in this order', () => {
    proves('SHL-NS-56')
    expect(redirections.map(({ name }) => name)).toEqual(Object.keys(cases))
  })

  describe.each(Object.entries(cases))('%s', (name, table) => {
    /** The rows that each case shows. */
    const rowsOfCases: Record<string, RowName[]> = {
      'opens it where one channel is asked for': ['IDN-422', 'SHL-561'],
      'gives way to verification where both are asked for': ['IDN-425', 'SHL-560'],
      'opens the verification': ['IDN-426'],
      'waits while a game is played': ['IDN-427', 'SHL-563'],
      'is not asked for where iDenfy has succeeded': ['IDN-428', 'SHL-564'],
      'rests in the poker client': ['SHL-513'],
      'goes there, drops the parameter and keeps the others': ['SHL-517'],
      'does nothing before login': ['SHL-518'],
      'opens nothing where iDenfy has just succeeded, and drops the parameter': ['SHL-521'],
      'does nothing for a reason that is not set': ['SHL-527'],
      'becomes real once games are known, with its query': ['SHL-529', 'SHL-530', 'SHL-532'],
      'waits for the games': ['SHL-532'],
      'are not asked for where they are set': ['SHL-534'],
      'wait for another modal': ['SHL-535'],
      'wait while a game is played': ['SHL-536'],
      'are asked for where the daily one alone is missing': ['CSH-471'],
      'are asked for where the weekly one alone is missing': ['CSH-472'],
      'are asked for where the monthly one alone is missing': ['CSH-473', 'SHL-533'],
      'are asked for in the place of the cashier, to which the way back leads': ['SHL-548'],
      'opens the login for a resume': ['SHL-552'],
      'opens it in the poker client too, which stays one': ['SHL-553'],
      'opens the cashier for a deposit': ['SHL-554'],
    }

    it.each(table)('%s', (_title, change, expected) => {
      proves(...(rowsOfCases[_title] ?? []))
      return expect(nextRedirection({ ...here, ...change })).toEqual(expected)
    })

    it('answers by its own row', () => {
      const answering = table.filter(([, change, to]) => to && redirections.find(({ when }) => when({ ...here, ...change }))?.name === name)
      expect(answering.length).toBeGreaterThan(0)
    })
  })

  it('rests in the poker client, where only a block, a login and its modals go on', () => {
    proves('SHL-749')
    const goOn = redirections.filter(({ inPoker }) => inPoker).map(({ name }) => name)
    expect(goOn).toEqual([
      'a country that is not allowed',
      'the block page where nothing is blocked',
      "a player's modal asked for by a visitor",
      "a visitor's modal in the address of a player",
      'a game window that asked for more money, by the token that was kept',
    ])
    const resting = Object.entries(cases).filter(([name]) => !goOn.includes(name))
    for (const [, change] of resting.flatMap(([, table]) => table)) {
      const inPoker = { ...here, ...change, search: { ...change.search, customerApp: 'poker' as const } }
      const own = redirections.filter(({ inPoker: also }) => also).find(({ when }) => when(inPoker))
      expect(nextRedirection(inPoker)).toEqual(own?.when(inPoker))
    }
  })

  it('comes to an end from every situation above: no two rows send a page to and fro', () => {
    for (const [, change] of Object.values(cases).flat()) {
      let now: Situation = { ...here, ...change }
      for (let step = 0; ; step++) {
        const next = nextRedirection(now)
        if (!next) break
        expect(step).toBeLessThan(4)
        now = {
          ...now,
          path: next.to,
          search: next.search,
          loginError: undefined,
          fundsAsked: false,
          detailsAsked: false,
          resuming: undefined,
        }
      }
    }
  })

  it('knows a game page', () => {
    expect(['/games/7/real', '/all-games/x/demo', '/games/7/other', '/slots-games', '/my/profile'].map(isGamePage)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
