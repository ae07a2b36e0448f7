import type { LimitPeriod, Profile } from '@fairhouse/contract'
import { describe, expect, it } from 'vitest'
import { isGamePage, nextRedirection, type Situation } from './redirections.ts'

const player = { playerId: 'p1' } as Profile
const here: Situation = { path: '/slots-games', search: {}, profile: null, countryAllowed: true, limits: undefined }
const missing = [{ type: 'deposit', period: 'daily', mandatory: true, limited: false }] as LimitPeriod[]

describe('nextRedirection', () => {
  it.each<[string, Partial<Situation>, ReturnType<typeof nextRedirection>]>([
    ['leaves a visitor alone', {}, undefined],
    [
      'blocks a country that is not allowed, before anything else',
      { countryAllowed: false, profile: player, search: { 'page-after-login': '/my/profile' } },
      { to: '/blocked', search: {} },
    ],
    ['leaves a blocked visitor on the block page', { countryAllowed: false, path: '/blocked' }, undefined],
    [
      'goes to the page after login and drops the parameter',
      { profile: player, search: { modal: 'login', 'page-after-login': '/my/limits/payments' } },
      { to: '/my/limits/payments', search: { modal: undefined } },
    ],
    ['does not go there before login', { search: { modal: 'login', 'page-after-login': '/my/limits/payments' } }, undefined],
    [
      'opens the modal after login',
      { profile: player, search: { modal: 'login', 'modal-after-login': 'deposit', amount: '20' } },
      { to: '/slots-games', search: { modal: 'deposit', amount: '20' } },
    ],
    [
      'opens the game after login',
      { profile: player, search: { 'game-after-login': 'lucky-lantern' } },
      { to: '/all-games/lucky-lantern/real', search: {} },
    ],
    [
      'asks a visitor to log in before the cashier',
      { search: { modal: 'deposit', amount: '20' } },
      { to: '/slots-games', search: { modal: 'login', 'modal-after-login': 'deposit', amount: '20' } },
    ],
    [
      'asks for the limits that the country demands',
      { profile: player, limits: missing },
      { to: '/slots-games', search: { modal: 'cumulative-deposit-limit' } },
    ],
    [
      'does not ask for limits in the middle of a game',
      { profile: player, limits: missing, path: '/all-games/lucky-lantern/real' },
      undefined,
    ],
    ['does not ask for limits over another modal', { profile: player, limits: missing, search: { modal: 'deposit' } }, undefined],
  ])('%s', (_name, change, expected) => {
    expect(nextRedirection({ ...here, ...change })).toEqual(expected)
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
