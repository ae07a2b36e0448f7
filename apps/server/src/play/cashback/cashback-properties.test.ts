import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bet, rollback, win } from '../../money/wallet/test-ledger.ts'
import type { WalletKey } from '../../money/wallet/index.ts'
import { writeTestCampaign } from '../campaigns/test-campaign.ts'
import { deposit, openTestCashback, withdrawal, type TestCashback } from './test-cashback.ts'

// A second reckoning of both bases from the list of what happened, written from the formulas alone.

let at: TestCashback
let day = 1
beforeAll(async () => {
  at = await openTestCashback()
  await tomorrow()
  const usual = { optIn: false, offeredAt: ['window' as const] }
  const terms = (rate: number) => ({ EUR: { cashBackPercentage: rate } })
  await writeTestCampaign(at.house, { id: 6001, ...usual, cashback: { period: 'daily', base: 'netDeposits' }, terms: terms(333) })
  await writeTestCampaign(at.house, { id: 6002, ...usual, cashback: { period: 'daily' }, terms: terms(1250) })
})
afterAll(() => at.close())
const tomorrow = async () => at.moveTo(`${new Date(Date.UTC(2027, 0, (day += 1))).toISOString().slice(0, 10)}T00:30:00Z`)

type Event = { kind: 'deposit' | 'withdraw' | 'open' | 'close' | 'undo' | 'round'; amount: bigint; win: bigint }
const event: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom('deposit', 'withdraw', 'open', 'close', 'undo', 'round', 'round'),
  amount: fc.bigInt(1n, 5000n),
  win: fc.oneof(fc.constant(0n), fc.bigInt(0n, 9000n)),
})

/** What one player's day comes to. */
type Told = { cash: bigint; inPlay: bigint; deposits: bigint; withdrawals: bigint; staked: bigint; won: bigint }

class Player {
  open: { posting: ReturnType<typeof bet>; amount: bigint }[] = []
  told: Told = { cash: 0n, inPlay: 0n, deposits: 0n, withdrawals: 0n, staked: 0n, won: 0n }
  readonly wallet: WalletKey
  constructor(wallet: WalletKey) {
    this.wallet = wallet
  }

  async live({ kind, amount, win: won }: Event): Promise<void> {
    const { told, wallet } = this
    const [first] = this.open
    if (kind === 'deposit') {
      await at.post(deposit(wallet, amount))
      told.deposits += amount
      told.cash += amount
    } else if (kind === 'withdraw' && amount <= told.cash) {
      await at.post(...withdrawal(wallet, amount))
      told.withdrawals += amount
      told.cash -= amount
    } else if (kind === 'open' && amount <= told.cash) {
      const posting = bet(wallet, amount)
      await at.post(posting)
      this.open.push({ posting, amount })
      told.cash -= amount
      told.inPlay += amount
    } else if (kind === 'round' && amount <= told.cash) {
      await at.round(wallet, amount, won)
      told.cash += won - amount
      told.staked += amount
      told.won += won
    } else if ((kind === 'close' || kind === 'undo') && first) {
      this.open.shift()
      told.inPlay -= first.amount
      await at.post(kind === 'close' ? win(wallet, first.posting.round, won) : rollback(first.posting))
      if (kind === 'close') told.staked += first.amount
      told.won += kind === 'close' ? won : 0n
      told.cash += kind === 'close' ? won : first.amount
    }
  }
}

const most = (one: bigint) => (one > 0n ? one : 0n)

test('both bases are what a second reckoning finds, day after day', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.array(event, { maxLength: 12 }), { minLength: 2, maxLength: 2 }), { minLength: 3, maxLength: 3 }),
      async (lives) => {
        const players = await Promise.all(lives.map(async () => new Player(await at.playing(0n))))
        for (const which of [0, 1]) {
          const before = players.map(({ told }) => told.cash + told.inPlay)
          for (const player of players) player.told = { ...player.told, deposits: 0n, withdrawals: 0n, staked: 0n, won: 0n }
          for (const [place, player] of players.entries()) for (const one of lives[place]?.[which] ?? []) await player.live(one)
          const start = new Date(at.clock.now()).toISOString().slice(0, 10)
          await tomorrow()
          for (const [place, { wallet, told }] of players.entries()) {
            const lines = await at.sql(
              `select campaign, base, amount from cashback_line where player = ${wallet.player} and from_day = '${start}' order by campaign`,
            )
            const grown = told.cash + told.inPlay - (before[place] ?? 0n)
            const expected = [
              { campaign: 6001, base: most(told.deposits - told.withdrawals - grown), rate: 333n },
              { campaign: 6002, base: most(told.staked - told.won), rate: 1250n },
            ]
            // The second campaign looks at net loss, of which the first has given back its share.
            const first = (expected[0]!.base * 333n) / 10_000n
            expected[1]!.base = most(expected[1]!.base === 0n ? 0n : told.staked - told.won - first)
            const due = expected
              .map(({ base, rate, campaign }) => ({ campaign, base, amount: (base * rate) / 10_000n }))
              .filter(({ amount }) => amount > 0n)
            expect(
              lines.map(({ campaign, base, amount }) => ({ campaign, base: BigInt(String(base)), amount: BigInt(String(amount)) })),
            ).toEqual(due)
          }
        }
      },
    ),
    { numRuns: 4 },
  )
})
