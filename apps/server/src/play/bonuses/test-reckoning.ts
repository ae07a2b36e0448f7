import { activeGrantOf, bonusBuckets, inPlayOf, least, sum } from './test-reckoning-state.ts'
import type { BonusBucket, BonusStake, Grant, Reckoning, Round, WalletEvent } from './test-reckoning-state.ts'

/**
 * What comes of an event. A refusal lists every reason that there is: which of several is told is no matter of the
 * reckoning.
 */
export type Outcome = { outcome: 'posted' } | { outcome: 'stale' } | { outcome: 'refused'; reasons: Reason[] }
export type Reason = 'insufficientFunds' | 'maxBet' | 'roundClosed' | 'notReversible' | 'grant'

const posted: Outcome = { outcome: 'posted' }
const refused = (...reasons: Reason[]): Outcome => ({ outcome: 'refused', reasons })

/** The bonus money of a wallet, reckoned a second time: the wallet after an event, and what came of it. */
export function reckon(before: Reckoning, event: WalletEvent): { after: Reckoning; result: Outcome } {
  const after = structuredClone(before)
  const result = happen(after, event)
  return { after: result.outcome === 'posted' ? after : before, result }
}

function happen(wallet: Reckoning, event: WalletEvent): Outcome {
  switch (event.type) {
    case 'deposit':
      wallet.balances.cash += event.amount
      return posted
    case 'cashOut':
      if (event.amount > wallet.balances.cash) return refused('insufficientFunds')
      wallet.balances.cash -= event.amount
      return posted
    case 'activate':
      return activate(wallet, event)
    case 'pause':
      return turn(wallet, event.grant, 'active', 'paused')
    case 'resume':
      return turn(wallet, event.grant, 'paused', 'active')
    case 'end':
      return end(wallet, event)
    case 'bet':
      return stake(wallet, event)
    case 'win':
      return answer(wallet, event)
    case 'betWin': {
      const result = stake(wallet, event)
      return result.outcome === 'posted' ? answer(wallet, { round: event.round, amount: event.win, close: true }) : result
    }
    case 'rollback':
      return giveBack(wallet, event)
  }
}

type Of<Type> = Extract<WalletEvent, { type: Type }>

function activate(wallet: Reckoning, { grant, legs, terms }: Of<'activate'>): Outcome {
  if (wallet.running !== undefined || wallet.grants.has(grant)) return refused('grant')
  wallet.grants.set(grant, { state: 'active', terms, doneParts: 0n, converted: { promo: 0n, betting_bonus: 0n, live_bonus: 0n } })
  wallet.running = grant
  for (const bucket of bonusBuckets) {
    wallet.balances[bucket] += legs[bucket] ?? 0n
    wallet.house.bonus -= legs[bucket] ?? 0n
  }
  return posted
}

function turn(wallet: Reckoning, name: string, from: 'active' | 'paused', to: 'active' | 'paused'): Outcome {
  const grant = wallet.grants.get(name)
  if (grant?.state !== from) return refused('grant')
  grant.state = to
  return posted
}

function end(wallet: Reckoning, { grant, as }: Of<'end'>): Outcome {
  const running = runningOf(wallet)
  if (!running || wallet.running !== grant) return refused('grant')
  finish(wallet, running, as)
  for (const bucket of bonusBuckets) takeBack(wallet, bucket, wallet.balances[bucket])
  return posted
}

/** Own money first; what is missing from the bucket, unless the round belongs to another grant. */
function stake(wallet: Reckoning, { bet, round: name, amount, bonus }: Omit<Of<'bet'>, 'type'>): Outcome {
  if (bonus?.grant !== activeGrantOf(wallet)) return { outcome: 'stale' }
  const round: Round = wallet.rounds.get(name) ?? { bets: new Map(), answered: false, closed: false }
  if (round.closed) return refused('roundClosed')
  const mine = bonus && (round.grant ?? bonus.grant) === bonus.grant ? bonus : undefined
  const cash = least(amount, wallet.balances.cash)
  const rest = amount - cash
  const reasons: Reason[] = []
  if (rest > (mine?.bucket ? wallet.balances[mine.bucket] : 0n)) reasons.push('insufficientFunds')
  if (rest > 0n && mine?.bucket && amount > roomOf(wallet, round, amount)) reasons.push('maxBet')
  if (reasons.length > 0) return refused(...reasons)
  const parts = mine ? partsOf(wallet, round, { amount, rest, bonus: mine }) : 0n
  if (rest > 0n || (mine && counts(wallet, amount, mine))) round.grant ??= mine?.grant
  if (rest > 0n) round.bucket ??= mine?.bucket
  round.bets.set(bet, { cash, bonus: rest, bucket: rest > 0n ? mine?.bucket : undefined, parts })
  wallet.rounds.set(name, round)
  wallet.balances.cash -= cash
  wallet.balances.in_play_cash += cash
  if (mine?.bucket) wallet.balances[mine.bucket] -= rest
  wallet.balances.in_play_bonus += rest
  return posted
}

/** How much more may be staked in a round below the largest stake; `amount` where there is none. */
function roomOf(wallet: Reckoning, round: Round, amount: bigint): bigint {
  const { cash, bonus } = inPlayOf(round)
  const largest = runningOf(wallet)?.terms.maxStake
  if (largest === undefined) return amount
  const room = largest - cash - bonus
  return room < 0n ? 0n : room
}

/** Whether a stake counts at all: not in a game without weight, nor below the least stake. */
const counts = (wallet: Reckoning, amount: bigint, { weight }: BonusStake) =>
  weight > 0 && amount >= (runningOf(wallet)?.terms.minStake ?? 0n)

/** `w` of section 3.2, in ten-thousandths of a minor unit. */
function partsOf(wallet: Reckoning, round: Round, staked: { amount: bigint; rest: bigint; bonus: BonusStake }): bigint {
  const { amount, rest, bonus } = staked
  if (!counts(wallet, amount, bonus)) return 0n
  const counted = least(bonus.counts === 'all' ? amount : rest, roomOf(wallet, round, amount))
  return counted * BigInt(bonus.weight)
}

/** A win: the bonus part is ⌊win × bonus in play / in play⌋ and the rest cash, with the cent that the floor leaves. */
function answer(wallet: Reckoning, { round: name, amount, close }: Omit<Of<'win'>, 'type'>): Outcome {
  const round = wallet.rounds.get(name)
  if (!round || round.closed) return refused('roundClosed')
  const inPlay = inPlayOf(round)
  const bonus = (amount * inPlay.bonus) / (inPlay.cash + inPlay.bonus)
  wallet.house.gaming -= amount
  wallet.balances.cash += amount - bonus
  if (bonus > 0n) pay(wallet, round, bonus, round.bucket)
  round.answered = true
  if (!close) return posted
  wallet.balances.in_play_cash -= inPlay.cash
  wallet.balances.in_play_bonus -= inPlay.bonus
  wallet.house.gaming += inPlay.cash + inPlay.bonus
  closeRound(wallet, round)
  return posted
}

/** A bet goes back as it came, and its share of what would count goes with it. */
function giveBack(wallet: Reckoning, { round: name, bet: id }: Of<'rollback'>): Outcome {
  const round = wallet.rounds.get(name)
  const bet = round?.bets.get(id)
  if (!round || !bet || round.closed || round.answered) return refused('notReversible')
  round.bets.delete(id)
  wallet.balances.in_play_cash -= bet.cash
  wallet.balances.in_play_bonus -= bet.bonus
  wallet.balances.cash += bet.cash
  if (bet.bonus > 0n) pay(wallet, round, bet.bonus, bet.bucket)
  if (round.bets.size === 0) closeRound(wallet, round)
  return posted
}

/** Bonus money out of a round: to its bucket while its grant runs, else where the end of the grant sends it. */
function pay(wallet: Reckoning, round: Round, amount: bigint, bucket: BonusBucket | undefined): void {
  const grant = round.grant === undefined ? undefined : wallet.grants.get(round.grant)
  if (!grant || !bucket) throw new Error('a round with bonus money has a grant and a bucket')
  wallet.balances[bucket] += amount
  if (grant.state === 'completed') convert(wallet, grant, bucket, amount)
  else if (round.grant !== wallet.running) takeBack(wallet, bucket, amount)
}

/** What the round wagered counts for the grant that it belongs to; then that grant may be done, or used up. */
function closeRound(wallet: Reckoning, round: Round): void {
  round.closed = true
  const running = runningOf(wallet)
  if (!running) return
  const own = round.grant === wallet.running
  if (own) running.doneParts += sum([...round.bets.values()].map(({ parts }) => parts))
  if (running.state === 'paused') return
  const { requiredMinor } = running.terms
  if (running.doneParts >= requiredMinor * 10_000n && ((own && round.bets.size > 0) || requiredMinor > 0n)) {
    finish(wallet, running, 'completed')
    for (const bucket of bonusBuckets) convert(wallet, running, bucket, wallet.balances[bucket])
  } else if ([...bonusBuckets, 'in_play_bonus' as const].every((bucket) => wallet.balances[bucket] === 0n)) {
    finish(wallet, running, 'used')
  }
}

/** Bonus money becomes cash as far as its cap still allows; the house takes the rest. */
function convert(wallet: Reckoning, grant: Grant, bucket: BonusBucket, amount: bigint): void {
  const cap = grant.terms.cap?.[bucket]
  const taken = cap === undefined ? amount : least(amount, cap - grant.converted[bucket])
  grant.converted[bucket] += taken
  wallet.balances[bucket] -= taken
  wallet.balances.cash += taken
  takeBack(wallet, bucket, amount - taken)
}

function takeBack(wallet: Reckoning, bucket: BonusBucket, amount: bigint): void {
  wallet.balances[bucket] -= amount
  wallet.house.bonus += amount
}

function finish(wallet: Reckoning, grant: Grant, as: Grant['state']): void {
  grant.state = as
  wallet.running = undefined
}

const runningOf = ({ running, grants }: Reckoning): Grant | undefined => (running === undefined ? undefined : grants.get(running))
