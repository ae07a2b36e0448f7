import { expect, test } from 'vitest'
import { CampaignData, type CampaignSeed } from './campaign.ts'
import { contributionOf } from './contribution.ts'
import { wageringOf } from './wagering.ts'

type Said = NonNullable<CampaignSeed['wagering']>
const campaign = (wagering?: Said) =>
  CampaignData.parse({ id: 7, names: { en: 'Seven' }, startsAt: '2026-01-01T00:00:00Z', terms: {}, ...(wagering ? { wagering } : {}) })
const wheel = { game: 'harvest-wheel', provider: 12, group: 'roulette', product: 'live' }
const of = (contributions: NonNullable<Said['contributions']>, game = wheel) => contributionOf(campaign({ contributions }), game)

test('all of every stake counts where a campaign says nothing', () => {
  expect([contributionOf(campaign(), wheel), contributionOf(campaign({}), wheel), of({})]).toEqual([10_000, 10_000, 10_000])
})

test('the most specific entry wins: the game, its provider, its group, its product, then all others', () => {
  const all = {
    default: 1,
    products: { live: 2 },
    groups: { roulette: 3 },
    providers: { '12': 4 },
    games: { 'harvest-wheel': 5 },
  }
  const { games: _games, ...withoutGames } = all
  const { providers: _providers, ...withoutProviders } = withoutGames
  const { groups: _groups, ...withoutGroups } = withoutProviders
  expect([of(all), of(withoutGames), of(withoutProviders), of(withoutGroups), of({ default: 1 })]).toEqual([5, 4, 3, 2, 1])
})

test('none of a stake counts where an entry says 0, whatever is said of wider groups', () => {
  expect(of({ games: { 'harvest-wheel': 0 }, products: { live: 10_000 } })).toBe(0)
})

test('a game without provider or group, or with a name that every object knows, falls through to the default', () => {
  expect(
    contributionOf(campaign({ contributions: { default: 7 } }), { game: 'constructor', provider: null, group: null, product: 'to-string' }),
  ).toBe(7)
})

test('what a campaign leaves out of its wagering has a default: all counts, own money first, kept at a withdrawal, winnings are cash', () => {
  const usual = wageringOf(campaign())
  expect(usual).toMatchObject({ counts: 'all', order: 'cash', onWithdrawal: 'keep', winnings: { to: 'cash' } })
  expect(wageringOf(campaign({}))).toEqual(usual)
  expect([usual.maxConversion, usual.preWager, usual.winnings.factor]).toEqual([undefined, undefined, undefined])
})

test.each<[string, unknown]>([
  ['a share above all of a stake', { contributions: { default: 10_001 } }],
  ['a share below nothing', { contributions: { games: { orchard: -1 } } }],
  ['half a basis point', { contributions: { products: { slots: 0.5 } } }],
  ['a provider by a name', { contributions: { providers: { Orchard: 0 } } }],
  ['an unknown currency', { maxConversion: { XXX: '10.00' } }],
  ['an amount that is none', { maxConversion: { EUR: 'ten' } }],
  ['an order that does not exist', { order: 'both' }],
  ['a field that does not exist', { maxStake: '5.00' }],
])('refuses %s', (_, wagering) => {
  expect(CampaignData.safeParse({ ...campaign(), wagering }).success).toBe(false)
})
