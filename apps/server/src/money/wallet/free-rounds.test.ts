import { proves } from '@fairhouse/testing/proves.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../verify-ledger/verify.ts'
import { awardOf, freeRound, giveCashRounds, giveWageredRounds } from './test-free-rounds.ts'
import { writeTestAwardEvent } from './test-free-rounds.sql.ts'
import { bet, grantAct, openTestLedger, rollback, win, type TestLedger } from './test-ledger.ts'
import { asOwner } from './test-ledger.sql.ts'
import { readWalletRow } from './wallet.sql.ts'
import type { Posting, WalletKey } from './posting.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())
afterEach(async () => {
  expect((await verifyLedger(ledger.database.db, ledger.clock)).filter(({ faults }) => faults.length > 0)).toEqual([])
})

const balanceOf = (key: WalletKey) => readWalletRow(ledger.database.db, key)
/** What became of postings: the outcome, and why it was refused. */
const outcomes = async (...postings: Posting[]) =>
  (await ledger.call(...postings)).map((result) => ('refusal' in result ? `${result.outcome}: ${result.refusal.reason}` : result.outcome))
const eventsOf = async (award: string) =>
  (await asOwner(ledger.database.owner, `select kind, amount from free_round_event where award = '${award}' order by n`)).map(
    ({ kind, amount }) => (amount === 0n ? kind : `${String(kind)} ${String(amount)}`),
  )
const dayMs = 86_400_000

describe('a free round', () => {
  test('takes a round of its award and nothing of the wallet; what it wins is cash', async () => {
    proves('SHL-385')
    const key = await ledger.open(100n)
    const award = await giveCashRounds(ledger, key)
    const round = freeRound(key, award)
    expect(await outcomes(round)).toEqual(['posted'])
    expect(await awardOf(ledger, key, award)).toMatchObject({ remaining: 2, open: 1, won: 0n })
    expect(await balanceOf(key)).toMatchObject({ cash: 100n, in_play_cash: 0n, in_play_bonus: 0n })
    expect(await outcomes(win(key, round.round, 70n))).toEqual(['posted'])
    expect(await balanceOf(key)).toMatchObject({ cash: 170n, promo: 0n })
    expect(await awardOf(ledger, key, award)).toEqual({ remaining: 2, open: 0, won: 70n, required: 0n, state: 'active' })
  })

  test('that wins nothing moves nothing, and the last one closes the award', async () => {
    const key = await ledger.open()
    const award = await giveCashRounds(ledger, key, { given: 2 })
    for (const amount of [0n, 5n]) {
      const round = freeRound(key, award)
      await ledger.call(round, win(key, round.round, amount))
    }
    expect(await awardOf(ledger, key, award)).toMatchObject({ remaining: 0, open: 0, won: 5n, state: 'played' })
    expect(await eventsOf(award)).toEqual(['given', 'won 5', 'played'])
    expect(await balanceOf(key)).toMatchObject({ cash: 5n, seq: 1n })
  })

  test.each<[string, (key: WalletKey, award: string) => Promise<Posting> | Posting, string]>([
    ['of another value', (key, award) => freeRound(key, award, { value: 21n }), 'freeRoundMismatch'],
    ['in another game', (key, award) => freeRound(key, award, { owner: 'game:2' }), 'freeRoundMismatch'],
    ['of an award that is not there', (key) => freeRound(key, 'free:nothing'), 'freeRoundsUnknown'],
    ['of another player’s award', async (key) => freeRound(key, await giveCashRounds(ledger, await ledger.open())), 'freeRoundsUnknown'],
    ['above what the country allows in a round', (key, award) => freeRound(key, award, { most: 10n }), 'stake'],
    ['in a session that has ended', (key, award) => freeRound(key, award, { session: 'old' }), 'sessionEnded'],
  ])('%s is refused, and takes none', async (_, posting, reason) => {
    const key = await ledger.open(100n)
    const award = await giveCashRounds(ledger, key)
    expect(await outcomes(await posting(key, award))).toEqual([`refused: ${reason}`])
    expect(await awardOf(ledger, key, award)).toMatchObject({ remaining: 3, open: 0 })
  })

  test('of a player who is kept out is refused, as any bet is', async () => {
    const key = await ledger.open(0n, { gates: { bet: 'excluded' } })
    expect(await outcomes(freeRound(key, await giveCashRounds(ledger, key)))).toEqual(['refused: excluded'])
  })

  test('is refused where none is left, where they rest, and where their time is over', async () => {
    const key = await ledger.open()
    const played = await giveCashRounds(ledger, key, { given: 1 })
    expect(await outcomes(freeRound(key, played), freeRound(key, played))).toEqual(['posted', 'refused: freeRoundsOver'])
    const resting = await giveCashRounds(ledger, key)
    await writeTestAwardEvent(ledger.database.db, key, resting, 'paused', ledger.clock.now())
    expect(await outcomes(freeRound(key, resting))).toEqual(['refused: freeRoundsPaused'])
    const late = await giveCashRounds(ledger, key, { until: ledger.clock.now() })
    expect(await outcomes(freeRound(key, late))).toEqual(['refused: freeRoundsExpired'])
    await writeTestAwardEvent(ledger.database.db, key, late, 'expired', ledger.clock.now())
    expect(await outcomes(freeRound(key, late))).toEqual(['refused: freeRoundsExpired'])
  })

  test('that began in time is played to its end, and its win is credited', async () => {
    const key = await ledger.open()
    const until = new Date(ledger.clock.now().getTime() + dayMs)
    const award = await giveCashRounds(ledger, key, { until })
    const round = freeRound(key, award)
    await ledger.call(round)
    ledger.clock.advance(2 * dayMs)
    await writeTestAwardEvent(ledger.database.db, key, award, 'expired', ledger.clock.now())
    expect(await outcomes(win(key, round.round, 30n))).toEqual(['posted'])
    expect(await balanceOf(key)).toMatchObject({ cash: 30n })
    expect(await awardOf(ledger, key, award)).toMatchObject({ remaining: 2, open: 0, won: 30n, state: 'expired' })
  })

  test('takes no stake beside it: a bet in its round is refused', async () => {
    const key = await ledger.open(100n)
    const round = freeRound(key, await giveCashRounds(ledger, key))
    expect(await outcomes(round, bet(key, 10n, { round: round.round }))).toEqual(['posted', 'refused: roundClosed'])
    expect(await outcomes(freeRound(key, round.award, { round: round.round }))).toEqual(['refused: roundClosed'])
  })
})

describe('what all rounds of an award win', () => {
  test('is credited up to its bound and not beyond', async () => {
    proves('CSH-219')
    const key = await ledger.open()
    const award = await giveCashRounds(ledger, key, { maxWon: 100n })
    for (const amount of [70n, 70n, 70n]) {
      const round = freeRound(key, award)
      await ledger.call(round, win(key, round.round, amount))
    }
    expect(await balanceOf(key)).toMatchObject({ cash: 100n })
    expect(await awardOf(ledger, key, award)).toMatchObject({ won: 100n, state: 'played' })
  })

  test('goes to the reserve above the largest balance that the player has set', async () => {
    const key = await ledger.open(100n, { gates: { maxBalance: 120n } })
    const round = freeRound(key, await giveCashRounds(ledger, key))
    await ledger.call(round, win(key, round.round, 50n))
    expect(await balanceOf(key)).toMatchObject({ cash: 120n, reserve: 30n })
  })

  test('is won by the award that is named with it, and by no other', async () => {
    const key = await ledger.open()
    const [award, other] = [await giveCashRounds(ledger, key), await giveCashRounds(ledger, key)]
    const round = freeRound(key, award)
    await ledger.call(round)
    const named = (of: string): Posting => ({ ...win(key, round.round, 9n), award: of }) as Posting
    expect(await outcomes(named(other), named(award))).toEqual(['refused: freeRoundMismatch', 'posted'])
    const staked = bet(await ledger.open(10n), 10n)
    expect(await outcomes(staked, { ...win(staked.wallet, staked.round, 1n), award } as Posting)).toEqual([
      'posted',
      'refused: freeRoundMismatch',
    ])
  })
})

describe('exactly once:', () => {
  test('a round, a win and a rollback that are sent again change nothing', async () => {
    const key = await ledger.open()
    const award = await giveCashRounds(ledger, key)
    const [round, back] = [freeRound(key, award), freeRound(key, award)]
    const sent = [round, win(key, round.round, 40n, true, 'win:once'), back, rollback(back)]
    await ledger.call(...sent)
    const after = [await awardOf(ledger, key, award), await balanceOf(key)]
    expect((await ledger.call(...sent)).map(({ replayed }) => replayed)).toEqual([true, true, true, true])
    expect([await awardOf(ledger, key, award), await balanceOf(key)]).toEqual(after)
    expect(await outcomes(freeRound(key, award, { id: round.id, value: 40n }))).toEqual(['mismatch'])
  })

  test('sixty parallel rounds of an award of ten are ten, half of them in transactions of their own', async () => {
    const key = await ledger.open()
    const award = await giveCashRounds(ledger, key, { given: 10 })
    const inside = async () => (await ledger.database.db.transaction((tx) => ledger.wallet.postInside(tx, [freeRound(key, award)])))[0]!
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? ledger.wallet.post(freeRound(key, award)) : inside())),
    )
    expect(results.filter(({ outcome }) => outcome === 'posted')).toHaveLength(10)
    expect(await awardOf(ledger, key, award)).toMatchObject({ remaining: 0, open: 10 })
  })
})

describe('a rollback', () => {
  test('gives the round back while it is open, and not once it has won', async () => {
    const key = await ledger.open()
    const award = await giveCashRounds(ledger, key)
    const [back, won] = [freeRound(key, award), freeRound(key, award)]
    expect(await outcomes(back, rollback(back), won, win(key, won.round, 5n, false), rollback(won))).toEqual([
      'posted',
      'posted',
      'posted',
      'posted',
      'refused: notReversible',
    ])
    expect(await awardOf(ledger, key, award)).toMatchObject({ remaining: 2, open: 1, won: 5n })
    expect(await outcomes(win(key, back.round, 5n))).toEqual(['refused: roundClosed'])
    expect(await eventsOf(award)).toEqual(['given', 'back', 'won 5'])
  })

  test('of a win of nothing gives no round back', async () => {
    const key = await ledger.open()
    const award = await giveCashRounds(ledger, key)
    const round = freeRound(key, award)
    await ledger.call(round)
    ledger.clock.advance(10)
    await ledger.call(win(key, round.round, 0n, false, 'win:of-nothing'))
    expect(await outcomes(rollback({ ...round, id: 'win:of-nothing' }))).toEqual(['refused: notReversible'])
    expect(await awardOf(ledger, key, award)).toMatchObject({ remaining: 2, open: 1 })
  })

  test('that comes before its round refuses it', async () => {
    const key = await ledger.open()
    const award = await giveCashRounds(ledger, key)
    const round = freeRound(key, award)
    expect(await outcomes(rollback(round))).toEqual(['posted'])
    expect((await ledger.call(round))[0]).toMatchObject({ outcome: 'refused', refusal: { reason: 'cancelledBefore' } })
    expect(await awardOf(ledger, key, award)).toMatchObject({ remaining: 3 })
  })
})

describe('wins that are wagered', () => {
  const grantOf = async (grant: string) =>
    (
      await asOwner(
        ledger.database.owner,
        `select wager_state as state, turnover_required as required from bonus_grant where deposit = '${grant}'`,
      )
    )[0]

  test('are bonus money, and each makes the requirement longer by its factor', async () => {
    const key = await ledger.open(1000n)
    const { award, bonus } = await giveWageredRounds(ledger, key)
    const [first, second, third] = [freeRound(key, award), freeRound(key, award), freeRound(key, award)]
    await ledger.call(first, win(key, first.round, 30n), second, win(key, second.round, 0n))
    expect(await balanceOf(key)).toMatchObject({ cash: 1000n, promo: 30n })
    expect(await grantOf(bonus.grant)).toEqual({ state: 'active', required: 150n })
    await ledger.call(third, win(key, third.round, 10n))
    expect(await grantOf(bonus.grant)).toEqual({ state: 'active', required: 200n })
    expect(await awardOf(ledger, key, award)).toMatchObject({ required: 200n, state: 'played' })
    const staked = bet(key, 200n, { bonus })
    await ledger.call(staked, win(key, staked.round, 0n))
    expect(await grantOf(bonus.grant)).toEqual({ state: 'completed', required: 200n })
    expect(await balanceOf(key)).toMatchObject({ cash: 840n, promo: 0n })
  })

  test('are not yet wagered while rounds are left, however much was staked', async () => {
    const key = await ledger.open(1000n)
    const { award, bonus } = await giveWageredRounds(ledger, key, { given: 2 })
    const first = freeRound(key, award)
    const staked = bet(key, 500n, { bonus })
    await ledger.call(first, win(key, first.round, 10n), staked, win(key, staked.round, 0n))
    expect(await grantOf(bonus.grant)).toMatchObject({ state: 'active' })
    const last = freeRound(key, award)
    await ledger.call(last, win(key, last.round, 20n))
    expect(await grantOf(bonus.grant)).toEqual({ state: 'completed', required: 150n })
    expect(await balanceOf(key)).toMatchObject({ cash: 530n, promo: 0n })
  })

  test('that are none end their bonus as played with the last round', async () => {
    const key = await ledger.open()
    const { award, bonus } = await giveWageredRounds(ledger, key, { given: 1 })
    const round = freeRound(key, award)
    await ledger.call(round, { ...win(key, round.round, 0n), award } as Posting)
    expect(await grantOf(bonus.grant)).toEqual({ state: 'used', required: 0n })
  })

  test('wait with their bonus: no round while another one is active', async () => {
    const key = await ledger.open()
    const { award, bonus } = await giveWageredRounds(ledger, key)
    await ledger.call(grantAct(key, bonus.grant, { action: 'pause' }))
    expect(await outcomes(freeRound(key, award))).toEqual(['refused: freeRoundsPaused'])
    await ledger.call(grantAct(key, bonus.grant, { action: 'resume' }))
    expect(await outcomes(freeRound(key, award))).toEqual(['posted'])
  })

  test.each(['forfeited', 'expired', 'cancelled', 'undone'] as const)(
    'end with their bonus when it is %s; a round that is open then wins for the house',
    async (as) => {
      const key = await ledger.open()
      const { award, bonus } = await giveWageredRounds(ledger, key)
      const [won, open] = [freeRound(key, award), freeRound(key, award)]
      await ledger.call(won, win(key, won.round, 30n), open)
      await ledger.call(grantAct(key, bonus.grant, { action: 'end', as }))
      expect(await awardOf(ledger, key, award)).toMatchObject({ remaining: 1, open: 1, state: as })
      expect(await outcomes(freeRound(key, award))).toEqual([as === 'expired' ? 'refused: freeRoundsExpired' : 'refused: freeRoundsOver'])
      await ledger.call(win(key, open.round, 50n))
      expect(await balanceOf(key)).toMatchObject({ cash: 0n, promo: 0n })
      expect(await grantOf(bonus.grant)).toEqual({ state: as, required: 150n })
    },
  )

  test('of a round that is open while its bonus rests lie there until it goes on', async () => {
    const key = await ledger.open()
    const { award, bonus } = await giveWageredRounds(ledger, key)
    const round = freeRound(key, award)
    await ledger.call(round, grantAct(key, bonus.grant, { action: 'pause' }), win(key, round.round, 30n))
    expect(await balanceOf(key)).toMatchObject({ promo: 30n })
    await ledger.call(grantAct(key, bonus.grant, { action: 'resume' }))
    expect(await grantOf(bonus.grant)).toEqual({ state: 'active', required: 150n })
  })
})
