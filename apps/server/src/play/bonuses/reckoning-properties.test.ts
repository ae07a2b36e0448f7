import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventOf, lifeOf, type Choice } from './test-reckoning-events.ts'
import { reckon, type Outcome } from './test-reckoning.ts'
import { emptyReckoning, sum, type Reckoning, type WalletEvent } from './test-reckoning-state.ts'

type Step = { event: WalletEvent; before: Reckoning; after: Reckoning; result: Outcome }

function live(choices: Choice[]): Step[] {
  const steps: Step[] = []
  let wallet = reckon(emptyReckoning(), { type: 'deposit', amount: 150n }).after
  choices.forEach((choice, index) => {
    const event = eventOf(wallet, choice, `${index + 1}`)
    if (!event) return
    const { after, result } = reckon(wallet, event)
    steps.push({ event, before: wallet, after, result })
    wallet = after
  })
  return steps
}
const each = (check: (step: Step) => void) =>
  fc.assert(
    fc.property(lifeOf(80), (choices) => live(choices).forEach(check)),
    { numRuns: 300 },
  )
const ownOf = ({ balances }: Reckoning) => sum(Object.values(balances))
const broughtBy = (event: WalletEvent) => (event.type === 'deposit' ? event.amount : event.type === 'cashOut' ? -event.amount : 0n)

test('money is neither made nor lost, whatever happens', () => {
  each(({ event, before, after, result }) => {
    const all = (wallet: Reckoning) => ownOf(wallet) + wallet.house.bonus + wallet.house.gaming
    expect(all(after) - all(before)).toBe(result.outcome === 'posted' ? broughtBy(event) : 0n)
    expect(Object.values(after.balances).every((amount) => amount >= 0n)).toBe(true)
  })
})

test('what is in play and in the buckets is what the rounds and the running grant say', () => {
  each(({ after }) => {
    const open = [...after.rounds.values()].filter(({ closed }) => !closed).flatMap(({ bets }) => [...bets.values()])
    expect(after.balances.in_play_cash).toBe(sum(open.map(({ cash }) => cash)))
    expect(after.balances.in_play_bonus).toBe(sum(open.map(({ bonus }) => bonus)))
    const { promo, betting_bonus, live_bonus } = after.balances
    if (after.running === undefined) expect([promo, betting_bonus, live_bonus]).toEqual([0n, 0n, 0n])
  })
})

test('own money falls by a stake and by what is paid out, and by nothing else; all of it can be paid out at any time', () => {
  each(({ event, before, after }) => {
    const fell = before.balances.cash - after.balances.cash
    if (event.type === 'bet' || event.type === 'betWin') expect(fell).toBeLessThanOrEqual(event.amount)
    else if (event.type !== 'cashOut') expect(fell).toBeLessThanOrEqual(0n)
    const { cash } = after.balances
    if (cash > 0n) expect(reckon(after, { type: 'cashOut', amount: cash })).toMatchObject({ result: { outcome: 'posted' } })
  })
})

test('progress never goes down, and no grant comes back to life or becomes cash above its cap', () => {
  each(({ before, after }) => {
    for (const [name, grant] of before.grants) {
      const later = after.grants.get(name)!
      expect(later.doneParts).toBeGreaterThanOrEqual(grant.doneParts)
      if (grant.state !== 'active' && grant.state !== 'paused') expect(later.state).toBe(grant.state)
      const { cap = {} } = later.terms
      if (cap.promo !== undefined) expect(later.converted.promo).toBeLessThanOrEqual(cap.promo)
    }
  })
})

test('rounds that close in another order leave the same money', () => {
  const orders = fc.tuple(
    lifeOf(60),
    fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
    fc.array(fc.nat({ max: 120 }), { minLength: 20 }),
  )
  fc.assert(
    fc.property(orders, ([choices, keys, wins]) => {
      const wallet = live(choices).at(-1)?.after
      if (!wallet) return
      const open = [...wallet.rounds].filter(([, { closed }]) => !closed).map(([name]) => name)
      const close = (names: string[]) =>
        names.reduce(
          (now, round) =>
            reckon(now, { type: 'win', round, amount: BigInt(wins[open.indexOf(round) % wins.length] ?? 0), close: true }).after,
          wallet,
        )
      const other = open.toSorted((a, b) => (keys[open.indexOf(a) % 20] ?? 0) - (keys[open.indexOf(b) % 20] ?? 0))
      const [one, two] = [close(open), close(other)]
      expect([two.balances, two.house]).toEqual([one.balances, one.house])
    }),
    { numRuns: 300 },
  )
})

test('lives reach every end and every refusal that the rules know', () => {
  const seen = new Map<string, number>()
  const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
  fc.sample(lifeOf(80), { numRuns: 400, seed: 16 }).forEach((choices) => {
    const steps = live(choices)
    for (const { event, result } of steps) {
      note(`${event.type} ${result.outcome}`)
      if (result.outcome === 'refused') result.reasons.forEach(note)
    }
    for (const { state } of steps.at(-1)?.after.grants.values() ?? []) note(state)
  })
  const wanted = 'completed used forfeited expired cancelled undone paused maxBet insufficientFunds'.split(' ')
  const posted = 'bet win betWin rollback activate pause resume end cashOut'.split(' ').map((type) => `${type} posted`)
  expect([...wanted, ...posted, 'bet stale', 'betWin stale'].filter((what) => (seen.get(what) ?? 0) < 20)).toEqual([])
})
