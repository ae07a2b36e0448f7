import { hash } from 'node:crypto'
import type { Actor } from '../../base/actor.ts'

/** The player's buckets, in the order in which the posting function returns them. */
export const buckets = [
  'cash',
  'reserve',
  'held',
  'promo',
  'betting_bonus',
  'live_bonus',
  'cashback',
  'saving',
  'in_play_cash',
  'in_play_bonus',
  'pending_withdrawal',
] as const
export type Bucket = (typeof buckets)[number]
export type Balances = Record<Bucket, bigint>

/** Identifies a wallet; every key of the ledger begins with the shard. */
export type WalletKey = { shard: number; player: bigint; currency: string }

/** One leg of a posting: debit, credit, minor units. Crediting a player's bucket raises it. */
export type Leg = [debit: string, credit: string, amountMinor: bigint]

/**
 * Common to every posting: the wallet, an id derived from what it is about, a kind for the statement, and what it is
 * about.
 */
type Common = { wallet: WalletKey; id: string; kind: string; reason: string; happenedAt?: Date }

/**
 * The active grant as a bet sees it: how much of a stake it counts (`weight`, in ten-thousandths) of the whole stake or
 * of its bonus part, and the bucket that pays what cash does not cover.
 */
export type PlayedBonus = { grant: string; weight: number; counts: 'all' | 'bonus'; bucket?: Bucket | undefined }

/**
 * What happens to a grant other than by play. `legs` of an activation give its money; `end` takes what is left.
 * `required` is the new requirement of `amend`; `close` lets no more bonus money be staked, until `happenedAt`.
 */
type GrantPosting = {
  op: 'grant'
  grant: string
  action: 'activate' | 'resume' | 'pause' | 'amend' | 'close' | 'end'
  as?: 'forfeited' | 'expired' | 'cancelled' | 'undone'
  legs?: Leg[]
  required?: bigint
  actor: Actor
}

/**
 * A round that is taken from an award of free rounds instead of staked: `value` (minor units) is what it is played for.
 * What it wins comes by `win`, which may name the award again.
 */
type FreeRoundPosting = {
  op: 'freeRound'
  award: string
  value: bigint
  round: string
  owner: string
  account: string
  session?: string
  most?: bigint | undefined
  stops?: bigint | undefined
  past?: true | undefined
}

/**
 * A stake that is no round: what a race costs goes to the account `to` of the house, if a bet of that amount would be allowed.
 * `hold` says afterwards what counts against the limits; a move with `undo` gives it back.
 */
type BuyInPosting = { op: 'buyIn'; amount: bigint; hold: string; to: string }

/**
 * A business fact about one wallet; database/functions/ledger_post.sql says what each does. For a bet, `account` is the
 * house account that settles its round and `most` caps the round's total stake; `past`: it was acknowledged before the house was
 * put back to a moment, and no limit refuses it. Amounts are minor units.
 */
export type Posting = Common &
  (
    | {
        op: 'bet'
        amount: bigint
        round: string
        owner: string
        account: string
        session?: string
        bonus?: PlayedBonus | undefined
        most?: bigint | undefined
        stops?: bigint | undefined
        past?: true | undefined
      }
    | {
        op: 'betWin'
        amount: bigint
        win: bigint
        winId: string
        round: string
        owner: string
        account: string
        session?: string
        bonus?: PlayedBonus | undefined
        most?: bigint | undefined
        stops?: bigint | undefined
        past?: true | undefined
      }
    | FreeRoundPosting
    /** `outcome`: what the round gave, if that can win a jackpot; whoever posts it keeps the hit. */
    | { op: 'win'; amount: bigint; round: string; close: boolean; award?: string | undefined; outcome?: string | undefined }
    | { op: 'rollback'; round: string; target: string }
    | { op: 'allow'; amount: bigint; hold: string; owner: string }
    | BuyInPosting
    | { op: 'release'; hold: string }
    | { op: 'take'; amount: bigint; to: string }
    | GrantPosting
    | {
        op: 'move'
        legs: Leg[]
        counted?: bigint
        hold?: { id: string; kind: HoldKind; action: 'open' | 'close' | 'count' | 'undo'; amount?: bigint; owner: string }
      }
  )
type HoldKind = 'round' | 'withdrawal' | 'deposit' | 'held' | 'race'

/** Why a posting was refused, with details for the player. Amounts are minor units as strings. */
export type Refusal = {
  reason: string
  available?: string
  type?: 'deposit' | 'loss' | 'wager'
  period?: 'daily' | 'weekly' | 'monthly'
  amount?: string
  staked?: string
  resetsAt?: string
}

/** The outcome of a posting. `posted` and `refused` are stored for ever; a repeat returns them with `replayed`. */
export type PostingResult = { replayed: boolean; seq: bigint | null; balances: Balances } & (
  | { outcome: 'posted' }
  | { outcome: 'refused' | 'stale' | 'unknown'; refusal: Refusal }
  | { outcome: 'mismatch' }
)

/** Digests a request without times and session: an id may be repeated only with the same digest. */
export function hashOf(posting: Posting): string {
  const said: unknown[] = [posting.op, posting.kind, posting.wallet.player, posting.wallet.currency]
  switch (posting.op) {
    case 'bet':
      said.push(posting.amount, posting.round)
      break
    case 'betWin':
      said.push(posting.amount, posting.win, posting.winId, posting.round)
      break
    case 'freeRound':
      said.push(posting.award, posting.value, posting.round)
      break
    case 'win':
      said.push(posting.amount, posting.round, posting.close, ...(posting.outcome === undefined ? [] : [posting.outcome]))
      break
    case 'rollback':
      said.push(posting.target, posting.round)
      break
    case 'buyIn':
      said.push(posting.amount, posting.hold, posting.to)
      break
    case 'allow':
      said.push(posting.amount, posting.hold)
      break
    case 'release':
      said.push(posting.hold)
      break
    case 'grant':
      said.push(posting.grant, posting.action, posting.as, posting.required, ...(posting.legs ?? []).flat())
      break
    case 'take':
      said.push(posting.amount, posting.to)
      break
    case 'move':
      said.push(posting.counted ?? 0n, posting.hold?.id, posting.hold?.action, ...posting.legs.flat())
  }
  return hash('md5', said.map(String).join('\n'), 'base64url')
}
