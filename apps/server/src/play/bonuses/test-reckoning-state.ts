/** The player's buckets that hold money of a bonus. */
export const bonusBuckets = ['promo', 'betting_bonus', 'live_bonus'] as const
export type BonusBucket = (typeof bonusBuckets)[number]

/** What a bet says about bonuses. `weight`: how much of a stake counts, in basis points (0 to 10,000). */
export type BonusStake = { grant: string; bucket?: BonusBucket; weight: number; counts: 'all' | 'bonus' }

/** How a grant ends otherwise than by being wagered or used up. */
export const endings = ['forfeited', 'expired', 'cancelled', 'undone'] as const
export type Ending = (typeof endings)[number]

/** The price of a grant. `cap` is the most that may become cash, for each bucket; a bucket that it does not name has none. */
export type Terms = {
  requiredMinor: bigint
  minStake: bigint
  maxStake?: bigint
  cap?: Partial<Record<BonusBucket, bigint>>
}

/** All that can happen to a wallet. Amounts are minor units; ids of bets and rounds are used once. */
export type WalletEvent =
  | { type: 'deposit' | 'cashOut'; amount: bigint }
  | { type: 'activate'; grant: string; legs: Partial<Record<BonusBucket, bigint>>; terms: Terms }
  | { type: 'pause' | 'resume'; grant: string }
  | { type: 'end'; grant: string; as: Ending }
  | { type: 'bet'; bet: string; round: string; amount: bigint; bonus?: BonusStake }
  | { type: 'win'; round: string; amount: bigint; close: boolean }
  | { type: 'betWin'; bet: string; round: string; amount: bigint; win: bigint; bonus?: BonusStake }
  | { type: 'rollback'; round: string; bet: string }

/** A grant; `doneParts` is what was wagered of it, in ten-thousandths of a minor unit. */
export type Grant = {
  state: 'active' | 'paused' | 'completed' | 'used' | Ending
  terms: Terms
  doneParts: bigint
  converted: Record<BonusBucket, bigint>
}

/** A bet's stake in its parts, and what of it counts once the round closes, in ten-thousandths of a minor unit. */
export type Bet = { cash: bigint; bonus: bigint; bucket?: BonusBucket; parts: bigint }

/** A round; `grant` is the first whose money it used or for which it counts, `bets` are those that were not rolled back. */
export type Round = { grant?: string; bucket?: BonusBucket; bets: Map<string, Bet>; answered: boolean; closed: boolean }

/**
 * One wallet. `house` is what the house's accounts for bonuses and for games have taken in, less what they gave out;
 * `running` names the grant that is active or paused.
 */
export type Reckoning = {
  balances: Record<'cash' | BonusBucket | 'in_play_cash' | 'in_play_bonus', bigint>
  house: { bonus: bigint; gaming: bigint }
  running?: string
  grants: Map<string, Grant>
  rounds: Map<string, Round>
}

/** An empty wallet. */
export const emptyReckoning = (): Reckoning => ({
  balances: { cash: 0n, promo: 0n, betting_bonus: 0n, live_bonus: 0n, in_play_cash: 0n, in_play_bonus: 0n },
  house: { bonus: 0n, gaming: 0n },
  grants: new Map(),
  rounds: new Map(),
})

/** The grant that a caller who is up to date names in a bet: the one that is active, none while it is paused. */
export const activeGrantOf = ({ running, grants }: Reckoning): string | undefined =>
  running !== undefined && grants.get(running)?.state === 'active' ? running : undefined

/** What is in play in a round, of the player's own and of a bonus. */
export function inPlayOf(round: Round): { cash: bigint; bonus: bigint } {
  const bets = [...round.bets.values()]
  return { cash: sum(bets.map(({ cash }) => cash)), bonus: sum(bets.map(({ bonus }) => bonus)) }
}

export const sum = (amounts: bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)
export const least = (...amounts: [bigint, ...bigint[]]): bigint => amounts.reduce((one, other) => (other < one ? other : one))
