import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { runsOf } from '../../base/testing/test-runs.ts'
import { fresh, type Playing } from '../games/test-studio.ts'
import { openTestReels, type TestReels } from './test-reels.ts'

// Rounds, hits, rounds that are taken back, and counts in between, reckoned once more round by round: no batch, no draw, no posting.

let at: TestReels
beforeAll(async () => {
  at = await openTestReels()
})
afterAll(() => at.close())

const step = fc.record({
  player: fc.integer({ min: 0, max: 1 }),
  stake: fc.integer({ min: 1, max: 450 }),
  happens: fc.constantFrom('loses', 'wins', 'hits', 'hits', 'isTakenBack'),
  isCounted: fc.boolean(),
})
type Step = { player: number; stake: number; happens: string; isCounted: boolean }
const potData = fc.record({
  seed: fc.integer({ min: 300, max: 900 }),
  fullStake: fc.integer({ min: 1, max: 300 }),
  meterPpm: fc.integer({ min: 0, max: 100_000 }),
  reservePpm: fc.integer({ min: 0, max: 100_000 }),
})

const unit = 1_000_000n
const text = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

/** What a pot comes to, in millionths: each round for itself, as a person would do it on paper. */
function reckon(pot: { seed: number; fullStake: number; meterPpm: number; reservePpm: number }, steps: readonly Step[]) {
  let [meter, reserve] = [BigInt(pot.seed) * unit, 0n]
  const paid: bigint[] = []
  const cash = [0n, 0n]
  for (const { player, stake, happens } of steps) {
    if (happens === 'isTakenBack') continue
    meter += BigInt(stake * pot.meterPpm)
    reserve += BigInt(stake * pot.reservePpm)
    cash[player]! += (happens === 'wins' ? 7n : 0n) - BigInt(stake)
    if (happens !== 'hits') continue
    const whole = meter / unit
    const part = stake < pot.fullStake ? (whole * BigInt(stake)) / BigInt(pot.fullStake) : whole
    paid.push(part)
    cash[player]! += part
    meter -= part * unit
    const missing = BigInt(pot.seed) - meter / unit
    if (missing <= 0n) continue
    meter += missing * unit
    reserve -= (missing < reserve / unit ? missing : reserve / unit) * unit
  }
  return { meter: meter / unit, reserve: reserve / unit, paid, cash }
}

async function played(player: Playing, { stake, happens }: Step): Promise<void> {
  if (happens !== 'isTakenBack') {
    const outcome = happens === 'hits' ? 'fullHouse' : undefined
    expect((await at.round(player, stake, outcome, happens === 'wins' ? 7 : 0)).status).toBe('OK')
    return
  }
  const [roundId, target] = [fresh('r'), fresh('t')]
  await player.wallet('bet', { transactionId: target, roundId, amount: String(stake) })
  await player.wallet('rollback', { transactionId: fresh('t'), targetTransactionId: target, roundId })
  const late = { transactionId: fresh('t'), roundId, amount: '0', jackpot: { outcome: 'fullHouse' } }
  expect((await player.wallet('win', late)).code).toBe('ROUND_CLOSED')
}

const runs = process.env['TEST_ALL'] ? 60 : 5

test(
  'what a pot of reels holds and has paid is what each round by itself comes to',
  async () => {
    await fc.assert(
      fc.asyncProperty(potData, fc.array(step, { minLength: 1, maxLength: 14 }), async (pot, steps) => {
        const { seed, fullStake, ...shares } = pot
        const id = await at.pot({ ...shares, seed: text(seed), fullStake: text(fullStake) })
        const players = [await at.playing(100_000n), await at.playing(100_000n)]
        for (const one of steps) {
          at.clock.advance(1)
          await played(players[one.player]!, one) // there are two
          if (one.isCounted) await at.count()
        }
        await at.count()
        const wanted = reckon(pot, steps)
        expect(await at.paid(id)).toEqual(wanted.paid)
        expect(await at.inPot(id)).toEqual({ meter: wanted.meter, reserve: wanted.reserve })
        for (const [index, player] of players.entries()) expect(await at.cashOf(player)).toBe(100_000n + wanted.cash[index]!)
        await at.moveAway(id)
      }),
      { numRuns: runsOf(runs) },
    )
    expect((await verifyLedger(at.house.db, at.clock)).filter(({ faults }) => faults.length > 0)).toEqual([])
  },
  runs * 20_000,
)
