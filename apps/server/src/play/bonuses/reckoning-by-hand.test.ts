import { describe, expect, test } from 'vitest'
import { reckon, type Outcome } from './test-reckoning.ts'
import { emptyReckoning, type BonusStake, type Reckoning, type Terms, type WalletEvent } from './test-reckoning-state.ts'

// The tables were worked out on paper from the rules; money is in cents, progress in ten-thousandths of a cent.
const terms = (more: Partial<Terms> = {}): Terms => ({ requiredMinor: 1_000n, minStake: 0n, ...more })
const activate = (promo: bigint, more: Partial<Terms> = {}, grant = 'g'): WalletEvent => ({
  type: 'activate',
  grant,
  legs: { promo },
  terms: terms(more),
})
const whole: BonusStake = { grant: 'g', bucket: 'promo', weight: 10_000, counts: 'all' }
const tenth: BonusStake = { ...whole, weight: 1_000 }
const deposit = (amount: bigint): WalletEvent => ({ type: 'deposit', amount })
const bet = (round: string, amount: bigint, bonus: BonusStake | null = whole, id = round): WalletEvent => ({
  type: 'bet',
  bet: id,
  round,
  amount,
  bonus: bonus ?? undefined,
})
const win = (round: string, amount: bigint, close = true): WalletEvent => ({ type: 'win', round, amount, close })
const back = (round: string, id = round): WalletEvent => ({ type: 'rollback', round, bet: id })
const betWin = (id: string, amount: bigint, won: bigint, bonus: BonusStake | null = whole): WalletEvent => ({
  type: 'betWin',
  bet: id,
  round: id,
  amount,
  win: won,
  bonus: bonus ?? undefined,
})

function play(...events: WalletEvent[]): Reckoning {
  let wallet = emptyReckoning()
  for (const event of events) {
    const { after, result } = reckon(wallet, event)
    if (result.outcome !== 'posted') throw new Error(`${event.type} of a table is ${JSON.stringify(result)}`)
    wallet = after
  }
  return wallet
}
const next = (wallet: Reckoning, event: WalletEvent): Outcome => reckon(wallet, event).result
const doneOf = (wallet: Reckoning, grant = 'g') => wallet.grants.get(grant)?.doneParts
const stateOf = (wallet: Reckoning, grant = 'g') => wallet.grants.get(grant)?.state

describe('what a bet counts', () => {
  test('is exact: ten bets of 0.15 at 10 % count 0.15', () => {
    const rounds = Array.from({ length: 10 }, (_, index) => [bet(`r${index}`, 15n, tenth), win(`r${index}`, 0n)]).flat()
    expect(doneOf(play(deposit(500n), activate(1_000n), ...rounds))).toBe(15n * 10_000n)
  })

  test.each<[string, Partial<Terms>, bigint, BonusStake, bigint]>([
    ['all of it', {}, 80n, whole, 800_000n],
    ['a tenth', {}, 81n, tenth, 81_000n],
    ['the smallest weight', {}, 7n, { ...whole, weight: 1 }, 7n],
    ['nothing in a game that does not count', {}, 80n, { ...whole, weight: 0 }, 0n],
    ['nothing below the least stake', { minStake: 20n }, 19n, whole, 0n],
    ['all of it at the least stake', { minStake: 20n }, 20n, whole, 200_000n],
    ['up to the largest stake, of own money', { maxStake: 30n }, 50n, whole, 300_000n],
    ['its bonus part alone, where only that counts', {}, 80n, { ...whole, counts: 'bonus' }, 300_000n],
    ['nothing of own money, where only the bonus counts', {}, 50n, { ...whole, counts: 'bonus' }, 0n],
  ])('%s', (_, more, amount, bonus, parts) => {
    expect(doneOf(play(deposit(50n), activate(100n, more), bet('r', amount, bonus), win('r', 0n)))).toBe(parts)
  })

  test('is added when the round closes, not before', () => {
    const wallet = play(deposit(50n), activate(100n), bet('r', 40n), win('r', 10n, false))
    expect(doneOf(wallet)).toBe(0n)
    expect(doneOf(reckon(wallet, win('r', 0n)).after)).toBe(400_000n)
  })

  test('together in a round is at most the largest stake', () => {
    const events = [bet('r', 20n, whole, 'a'), bet('r', 20n, whole, 'b'), bet('r', 20n, whole, 'c'), win('r', 0n)]
    expect(doneOf(play(deposit(60n), activate(100n, { maxStake: 30n }), ...events))).toBe(300_000n)
  })

  test('goes with the bet that is rolled back, and stays of the other', () => {
    const two = [bet('r', 20n, whole, 'a'), bet('r', 30n, tenth, 'b')]
    expect(doneOf(play(deposit(60n), activate(100n), ...two, back('r', 'a'), win('r', 0n)))).toBe(30_000n)
    expect(doneOf(play(deposit(60n), activate(100n), ...two, back('r', 'a'), back('r', 'b')))).toBe(0n)
  })

  test('in a round of a grant that has ended counts for no other', () => {
    const second: BonusStake = { ...whole, grant: 'h' }
    const before = [deposit(100n), activate(100n), bet('r', 10n), { type: 'end', grant: 'g', as: 'forfeited' } as const]
    const wallet = play(...before, activate(50n, {}, 'h'), bet('r', 10n, second, 'late'), win('r', 0n))
    expect([doneOf(wallet), doneOf(wallet, 'h')]).toEqual([0n, 0n])
  })
})

describe('a bet', () => {
  test('takes own money first and the bucket’s for the rest', () => {
    const { balances } = play(deposit(60n), activate(100n), bet('r', 100n))
    expect(balances).toMatchObject({ cash: 0n, promo: 60n, in_play_cash: 60n, in_play_bonus: 40n })
  })

  test('above the largest stake is refused before it, if it would use bonus money', () => {
    const wallet = play(deposit(50n), activate(100n, { maxStake: 30n }), bet('r', 20n))
    expect(next(wallet, bet('r', 31n, whole, 'b'))).toEqual({ outcome: 'refused', reasons: ['maxBet'] })
    expect(next(wallet, bet('s', 30n))).toEqual({ outcome: 'posted' })
    expect(next(wallet, bet('s', 31n))).toEqual({ outcome: 'refused', reasons: ['maxBet'] })
    expect(next(play(deposit(50n), activate(100n, { maxStake: 30n })), bet('r', 50n))).toEqual({ outcome: 'posted' })
  })

  test.each<[string, WalletEvent[], BonusStake | undefined]>([
    ['another grant than the one that is active', [activate(100n)], { ...whole, grant: 'h' }],
    ['none where one is active', [activate(100n)], undefined],
    ['one where none is', [], whole],
    ['one that is paused', [activate(100n), { type: 'pause', grant: 'g' }], whole],
  ])('that names %s is stale and moves nothing', (_, events, bonus) => {
    const wallet = play(deposit(50n), ...events)
    const event: WalletEvent = { type: 'bet', bet: 'r', round: 'r', amount: 10n, bonus }
    expect(reckon(wallet, event)).toEqual({ after: wallet, result: { outcome: 'stale' } })
  })

  test('uses no bonus money without a bucket, while paused, or in a round of another grant', () => {
    const short = { outcome: 'refused', reasons: ['insufficientFunds'] }
    expect(next(play(deposit(9n), activate(100n)), bet('r', 10n, { ...whole, bucket: undefined }))).toEqual(short)
    const paused = play(deposit(9n), activate(100n), { type: 'pause', grant: 'g' })
    expect(next(paused, { type: 'bet', bet: 'r', round: 'r', amount: 10n })).toEqual(short)
    const ended = play(deposit(9n), activate(9n), bet('r', 9n), { type: 'end', grant: 'g', as: 'expired' }, activate(100n, {}, 'h'))
    expect(next(ended, bet('r', 1n, { ...whole, grant: 'h' }, 'late'))).toEqual(short)
  })
})

describe('a win', () => {
  test.each<[win: bigint, bonus: bigint, cash: bigint]>([
    [200n, 80n, 120n],
    [1n, 0n, 1n],
    [2n, 0n, 2n],
    [3n, 1n, 2n],
    [99n, 39n, 60n],
  ])('of %s on a stake of 60 own and 40 bonus brings %s bonus and %s own', (won, bonus, cash) => {
    const { balances } = play(deposit(60n), activate(100n), bet('r', 100n), win('r', won))
    expect(balances).toMatchObject({ cash, promo: 60n + bonus, in_play_cash: 0n, in_play_bonus: 0n })
  })

  test('in one call with its bet is split and counted alike', () => {
    const wallet = play(deposit(60n), activate(100n), betWin('r', 100n, 99n))
    expect(wallet.balances).toMatchObject({ cash: 60n, promo: 99n })
    expect(doneOf(wallet)).toBe(1_000_000n)
  })

  test('after a further bet follows the sums of both', () => {
    // 50 own, then 50 of 10 own and 40 bonus: 60 to 40.
    const { balances } = play(deposit(60n), activate(100n), bet('r', 50n), bet('r', 50n, whole, 'b'), win('r', 99n))
    expect(balances).toMatchObject({ cash: 60n, promo: 99n })
  })
})

describe('a grant that is wagered', () => {
  test('becomes cash in the close that reaches the requirement', () => {
    const wallet = play(activate(100n, { requiredMinor: 100n }), bet('r', 60n), win('r', 30n), bet('s', 40n), win('s', 10n))
    expect(stateOf(wallet)).toBe('completed')
    expect(wallet.balances).toMatchObject({ cash: 40n, promo: 0n })
    expect(wallet.house).toEqual({ bonus: -100n, gaming: 60n })
  })

  test('is not, a ten-thousandth short', () => {
    const all = play(activate(200n, { requiredMinor: 100n }), bet('r', 100n, { ...whole, weight: 9_999 }), win('r', 0n))
    expect([stateOf(all), doneOf(all)]).toEqual(['active', 999_900n])
  })

  test('becomes cash up to its cap, and the house takes the rest; what a later close brings is within what is left of it', () => {
    const capped = activate(100n, { requiredMinor: 50n, cap: { promo: 55n } })
    const first = play(capped, bet('open', 50n), bet('r', 50n), win('r', 40n))
    expect(first.balances).toMatchObject({ cash: 40n, promo: 0n, in_play_bonus: 50n })
    const second = reckon(first, win('open', 30n)).after
    expect(second.balances).toMatchObject({ cash: 55n, promo: 0n, in_play_bonus: 0n })
    expect(second.house).toEqual({ bonus: -100n + 15n, gaming: 30n })
  })

  test('without a requirement becomes cash when a round of its own closes', () => {
    const wallet = play(deposit(20n), bet('before', 10n, null), activate(100n, { requiredMinor: 0n }), win('before', 0n))
    expect(stateOf(wallet)).toBe('active')
    expect(play(deposit(20n), activate(100n, { requiredMinor: 0n }), bet('r', 5n), win('r', 0n)).balances.cash).toBe(115n)
    const free = [deposit(20n), activate(100n, { requiredMinor: 0n })]
    expect(stateOf(play(...free, bet('r', 5n, { ...whole, weight: 0 }), win('r', 0n)))).toBe('active')
    expect(stateOf(play(...free, bet('r', 5n), back('r')))).toBe('active')
    expect(stateOf(play(deposit(20n), activate(100n, { requiredMinor: 0n, minStake: 6n }), bet('r', 5n), win('r', 0n)))).toBe('active')
    expect(stateOf(play(...free, bet('r', 25n, { ...whole, weight: 0 }), win('r', 0n)))).toBe('completed')
  })

  test('while it pauses counts, and becomes cash at the first close after', () => {
    const wallet = play(deposit(20n), activate(100n, { requiredMinor: 10n }), bet('r', 10n), { type: 'pause', grant: 'g' }, win('r', 0n))
    expect([stateOf(wallet), doneOf(wallet)]).toEqual(['paused', 100_000n])
    const resumed = reckon(wallet, { type: 'resume', grant: 'g' }).after
    expect(stateOf(resumed)).toBe('active')
    const after = reckon(resumed, betWin('s', 1n, 0n, { ...whole, weight: 0 })).after
    expect([stateOf(after), after.balances.cash]).toEqual(['completed', 109n])
  })
})

describe('a grant that ends', () => {
  test('is used when nothing is left of it and nothing is in play', () => {
    const wallet = play(activate(100n), bet('r', 60n), bet('s', 40n), win('r', 0n))
    expect(stateOf(wallet)).toBe('active')
    expect(stateOf(reckon(wallet, win('s', 0n)).after)).toBe('used')
    expect(stateOf(reckon(wallet, win('s', 1n)).after)).toBe('active')
  })

  test.each(['forfeited', 'expired', 'cancelled', 'undone'] as const)('as %s gives its buckets back, and what comes late', (as) => {
    const ended = play(deposit(50n), activate(100n), bet('r', 100n), { type: 'end', grant: 'g', as })
    expect(ended.balances).toMatchObject({ cash: 0n, promo: 0n, in_play_cash: 50n, in_play_bonus: 50n })
    const won = reckon(ended, win('r', 81n)).after
    expect(won.balances).toMatchObject({ cash: 41n, promo: 0n, in_play_bonus: 0n })
    expect(won.house).toEqual({ bonus: -100n + 50n + 40n, gaming: 19n })
    const rolled = reckon(ended, back('r')).after
    expect(rolled.balances).toMatchObject({ cash: 50n, promo: 0n })
    expect(rolled.house).toEqual({ bonus: 0n, gaming: 0n })
  })

  test('leaves the one after it alone', () => {
    const end: WalletEvent = { type: 'end', grant: 'g', as: 'forfeited' }
    const wallet = play(activate(100n), bet('r', 40n), end, activate(70n, {}, 'h'), win('r', 80n))
    expect(wallet.balances.promo).toBe(70n)
    expect([stateOf(wallet), stateOf(wallet, 'h'), doneOf(wallet, 'h')]).toEqual(['forfeited', 'active', 0n])
  })
})
