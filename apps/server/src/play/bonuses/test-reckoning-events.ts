import fc from 'fast-check'
import { activeGrantOf, bonusBuckets, endings } from './test-reckoning-state.ts'
import type { BonusBucket, BonusStake, Reckoning, WalletEvent } from './test-reckoning-state.ts'

/** A choice without meaning of its own: what it stands for depends on how the wallet is when its turn comes. */
export type Choice = { what: number; which: number; amount: number; detail: number }

const choice: fc.Arbitrary<Choice> = fc.record({
  what: fc.nat({ max: 99 }),
  which: fc.nat({ max: 999 }),
  amount: fc.nat({ max: 999 }),
  detail: fc.nat({ max: 999 }),
})

/** Choices that become a wallet's life, shrinking to the shortest that still fails. */
export const lifeOf = (most: number): fc.Arbitrary<Choice[]> => fc.array(choice, { minLength: 1, maxLength: most, size: 'max' })

/** Small grants, so that lives reach their ends: with a largest stake, a least one and caps, each in about half of them. */
function activationOf(grant: string, { which, amount, detail }: Choice): WalletEvent {
  const main = bonusBuckets[which % 5] ?? 'promo'
  const held = BigInt(1 + (amount % (amount % 3 === 0 ? 15 : 300)))
  const both = which % 7 === 0 && main !== 'live_bonus'
  return {
    type: 'activate',
    grant,
    legs: both ? { [main]: held, live_bonus: BigInt(1 + (detail % 90)) } : { [main]: held },
    terms: {
      requiredMinor: detail % 8 === 0 ? 0n : (held * BigInt(1 + (detail % 12))) / 2n,
      minStake: which % 2 === 0 ? BigInt(detail % 6) : 0n,
      ...(detail % 2 === 0 ? { maxStake: BigInt(5 + (amount % 120)) } : {}),
      ...(amount % 2 === 0 ? { cap: { [main]: BigInt(detail % 250) } } : {}),
    },
  }
}

const weights = [10_000, 10_000, 10_000, 5_000, 1_000, 333, 1, 0]

/** The bucket follows the round, as it follows the game. */
function bonusOf(wallet: Reckoning, round: string, { which, detail }: Choice): BonusStake | undefined {
  if (which % 41 === 0) return activeGrantOf(wallet) === undefined ? { grant: 'grant 1', weight: 10_000, counts: 'all' } : undefined
  const active = activeGrantOf(wallet)
  if (active === undefined) return undefined
  const number = Number(round.slice('round '.length))
  const bucket: BonusBucket | undefined = which % 9 === 0 ? undefined : (bonusBuckets[number % 5] ?? 'promo')
  return { grant: active, bucket, weight: weights[which % weights.length] ?? 0, counts: detail % 3 === 0 ? 'bonus' : 'all' }
}

const bets = (wallet: Reckoning) => [...wallet.rounds].flatMap(([round, { bets: of }]) => [...of.keys()].map((bet) => ({ round, bet })))
const open = (wallet: Reckoning) => [...wallet.rounds].filter(([, { closed }]) => !closed).map(([name]) => name)
const pick = <One>(all: One[], which: number): One | undefined => all[which % Math.max(1, all.length)]

/** Now and then all that there is, so that grants are used up. */
function betOf(wallet: Reckoning, one: Choice, id: string): WalletEvent {
  const round = one.detail % 4 === 0 ? (pick(open(wallet), one.which) ?? `round ${id}`) : `round ${id}`
  const bonus = bonusOf(wallet, round, one)
  const all = wallet.balances.cash + (bonus?.bucket ? wallet.balances[bonus.bucket] : 0n)
  const amount = one.amount % 6 === 0 && all > 0n ? all : BigInt(1 + (one.amount % 90))
  return { type: 'bet', bet: `bet ${id}`, round, amount, bonus }
}

function winOf(wallet: Reckoning, { which, amount, detail }: Choice): WalletEvent | undefined {
  const round = pick(open(wallet), which)
  if (round === undefined) return undefined
  return { type: 'win', round, amount: amount % 3 === 0 ? 0n : BigInt(amount % 140), close: detail % 4 !== 0 }
}

function rollbackOf(wallet: Reckoning, { which }: Choice): WalletEvent | undefined {
  const target = pick(
    bets(wallet).filter(({ round }) => wallet.rounds.get(round)?.answered === false),
    which,
  )
  return target && { type: 'rollback', ...target }
}

function grantEventOf(wallet: Reckoning, one: Choice, id: string): WalletEvent {
  const { running } = wallet
  if (running === undefined) return activationOf(`grant ${id}`, one)
  if (wallet.grants.get(running)?.state === 'paused') return { type: 'resume', grant: running }
  if (one.what % 5 === 0) return { type: 'pause', grant: running }
  return { type: 'end', grant: running, as: endings[one.detail % endings.length] ?? 'expired' }
}

/** What a choice stands for in this wallet; undefined if it stands for nothing there. `id` is new with each. */
export function eventOf(wallet: Reckoning, one: Choice, id: string): WalletEvent | undefined {
  const { what, amount, detail } = one
  if (wallet.running === undefined && what < 60 && what % 2 === 0) return activationOf(`grant ${id}`, one)
  if (what < 40) return betOf(wallet, one, id)
  if (what < 65) return winOf(wallet, one)
  if (what < 75) {
    const bet = betOf(wallet, { ...one, detail: 1 + detail * 4 }, id)
    return bet.type === 'bet' ? { ...bet, type: 'betWin', win: detail % 3 === 0 ? 0n : BigInt(detail % 120) } : undefined
  }
  if (what < 83) return rollbackOf(wallet, one)
  if (what < 88) return grantEventOf(wallet, one, id)
  if (what < 94) return { type: 'deposit', amount: BigInt(1 + (amount % 60)) }
  return { type: 'cashOut', amount: BigInt(1 + (amount % 200)) }
}
