import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { openTestLedger, type TestLedger } from '../../money/wallet/test-ledger.ts'
import { openAccounts } from '../../money/wallet/wallet.ts'
import { runsOf } from '../../base/testing/test-runs.ts'
import { bonusAccounts } from './wagering-terms.ts'
import { agrees, expectedOf, openLedgerWallet, type LedgerWallet } from './test-reckoning-ledger.ts'
import { eventOf, lifeOf, type Choice } from './test-reckoning-events.ts'
import { emptyReckoning, type BonusStake, type Reckoning, type WalletEvent } from './test-reckoning-state.ts'
import { reckon } from './test-reckoning.ts'

/** The same lives each time; another seed by `npm test -- reckoning --seed=7`. */
const seed = Number(process.env.TEST_SEED ?? 20_261_125)

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
  await openAccounts(ledger.database.db, bonusAccounts())
})
const checks = ['wallets', 'chain', 'postings', 'rounds', 'in play', 'bonus', 'wagering']
afterAll(async () => {
  const verdicts = await verifyLedger(ledger.database.db, ledger.clock)
  await ledger.close()
  // Money here comes from nowhere and leaves without a request; what play and bonuses have done is right all the same.
  expect(verdicts.filter(({ check, faults }) => checks.includes(check) && faults.length > 0)).toEqual([])
})

/** An event in both reckonings, which must agree on what comes of it and on all that is there after. */
async function happen(at: LedgerWallet, before: Reckoning, event: WalletEvent): Promise<Reckoning> {
  const { after, result } = reckon(before, event)
  const posted = await at.post(event)
  if (!agrees(result, posted)) expect({ event, result: posted }).toEqual({ event, result })
  const there = await at.read()
  expect({ event, ...there }).toEqual({ event, ...expectedOf(after) })
  return after
}

async function live(choices: Choice[]): Promise<{ at: LedgerWallet; wallet: Reckoning }> {
  const at = await openLedgerWallet(ledger)
  let wallet = await happen(at, emptyReckoning(), { type: 'deposit', amount: 150n })
  for (const [index, choice] of choices.entries()) {
    const event = eventOf(wallet, choice, `${index + 1}`)
    if (event) wallet = await happen(at, wallet, event)
  }
  return { at, wallet }
}

test('the ledger and the second reckoning agree after each of a wallet’s events, to the ten-thousandth of a cent', async () => {
  await fc.assert(
    fc.asyncProperty(lifeOf(60), async (choices) => void (await live(choices))),
    { numRuns: runsOf(60), seed },
  )
}, 240_000)

test('all own money is paid out at every end of a life, whatever bonuses run', async () => {
  await fc.assert(
    fc.asyncProperty(lifeOf(25), async (choices) => {
      const { at, wallet } = await live(choices)
      const { cash } = wallet.balances
      if (cash > 0n) expect((await happen(at, wallet, { type: 'cashOut', amount: cash })).balances.cash).toBe(0n)
    }),
    { numRuns: runsOf(20), seed },
  )
}, 120_000)

test('rounds that close in another order leave the same money', async () => {
  await fc.assert(
    fc.asyncProperty(lifeOf(25), fc.array(fc.nat({ max: 120 }), { minLength: 12, maxLength: 12 }), async (choices, wins) => {
      const ends = await Promise.all(
        [1, -1].map(async (direction) => {
          const { at, wallet } = await live(choices)
          const open = [...wallet.rounds].filter(([, { closed }]) => !closed).map(([name]) => name)
          const events = open.map((round, index): WalletEvent => ({
            type: 'win',
            round,
            amount: BigInt(wins[index % 12] ?? 0),
            close: true,
          }))
          for (const event of direction === 1 ? events : events.toReversed()) await at.post(event)
          const { balances, house } = await at.read()
          return { balances, house }
        }),
      )
      expect(ends[1]).toEqual(ends[0])
    }),
    { numRuns: runsOf(15), seed },
  )
}, 120_000)

test.each([
  ['lost', { type: 'win', round: 'round 1', amount: 0n, close: true }],
  ['rolled back', { type: 'rollback', round: 'round 1', bet: 'round 1' }],
] as const satisfies [string, WalletEvent][])(
  'a grant of which nothing is left is used up by the close of the last round that holds bonus money, though it is another grant’s: %s',
  async (_, last) => {
    const at = await openLedgerWallet(ledger)
    const stake = (grant: string): BonusStake => ({ grant, bucket: 'promo', weight: 10_000, counts: 'all' })
    const bets = (grant: string, round: string): WalletEvent => ({ type: 'bet', bet: round, round, amount: 10n, bonus: stake(grant) })
    const grant = (name: string): WalletEvent => ({
      type: 'activate',
      grant: name,
      legs: { promo: 10n },
      terms: { requiredMinor: 50n, minStake: 0n },
    })
    const events: WalletEvent[] = [
      grant('first'),
      bets('first', 'round 1'),
      { type: 'end', grant: 'first', as: 'forfeited' },
      grant('second'),
      bets('second', 'round 2'),
      { type: 'win', round: 'round 2', amount: 0n, close: true },
      last,
    ]
    let wallet = emptyReckoning()
    for (const event of events) wallet = await happen(at, wallet, event)
    expect(wallet.grants.get('second')?.state).toBe('used')
  },
)

test.each([
  ['forfeited', { type: 'win', round: 'round 1', amount: 20n, close: true }],
  ['expired', { type: 'rollback', round: 'round 1', bet: 'round 1' }],
] as const satisfies ['forfeited' | 'expired', WalletEvent][])(
  'a round of a bonus that was %s gives its late money back in the posting that completes another, and each has its event',
  async (as, last) => {
    const at = await openLedgerWallet(ledger)
    const grant = (name: string): WalletEvent => ({
      type: 'activate',
      grant: name,
      legs: { promo: 10n },
      terms: { requiredMinor: 5n, minStake: 0n, cap: { promo: 3n } },
    })
    const stake = (name: string): BonusStake => ({ grant: name, bucket: 'promo', weight: 10_000, counts: 'all' })
    const events: WalletEvent[] = [
      grant('first'),
      { type: 'bet', bet: 'round 1', round: 'round 1', amount: 10n, bonus: stake('first') },
      { type: 'end', grant: 'first', as },
      grant('second'),
      { type: 'bet', bet: 'round 2', round: 'round 2', amount: 5n, bonus: stake('second') },
      { type: 'pause', grant: 'second' },
      { type: 'win', round: 'round 2', amount: 0n, close: true },
      { type: 'resume', grant: 'second' },
      last,
    ]
    let wallet = emptyReckoning()
    for (const event of events) wallet = await happen(at, wallet, event)
    expect([wallet.grants.get('first')?.state, wallet.grants.get('second')?.state]).toEqual([as, 'completed'])
  },
)

const bonus: BonusStake = { grant: 'grant', bucket: 'promo', weight: 10_000, counts: 'all' }
const bets = (): WalletEvent[] =>
  Array.from({ length: 200 }, (_, index) => ({ type: 'betWin', bet: `bet ${index}`, round: `round ${index}`, amount: 1n, win: 1n, bonus }))

describe('two hundred parallel bets at the moment of completion', () => {
  const start = async (requiredMinor: bigint) => {
    const at = await openLedgerWallet(ledger)
    await at.post({ type: 'activate', grant: 'grant', legs: { promo: 300n }, terms: { requiredMinor, minStake: 0n, cap: { promo: 250n } } })
    return at
  }
  const expectOneConversion = async (at: LedgerWallet, outcomes: string[]) => {
    expect([outcomes.filter((one) => one === 'posted').length, outcomes.filter((one) => one === 'stale').length]).toEqual([120, 80])
    const there = await at.read()
    expect(there).toMatchObject({ active: undefined, grants: { grant: { state: 'completed' } }, house: { bonus: -250n, gaming: 0n } })
    expect(there.balances).toEqual({ cash: 250n, promo: 0n, betting_bonus: 0n, live_bonus: 0n, in_play_cash: 0n, in_play_bonus: 0n })
  }

  test('become cash once, through the batcher', async () => {
    const at = await start(120n)
    const results = await Promise.all(bets().map((event) => ledger.wallet.post(at.postingOf(event))))
    await expectOneConversion(
      at,
      results.map(({ outcome }) => outcome),
    )
  })

  test('become cash once, each in a transaction of its own', async () => {
    const at = await start(120n)
    const inside = (event: WalletEvent) => ledger.database.db.transaction((tx) => ledger.wallet.postInside(tx, [at.postingOf(event)]))
    const results = await Promise.all(bets().map(inside))
    await expectOneConversion(
      at,
      results.map(([result]) => result?.outcome ?? 'none'),
    )
  })
})
