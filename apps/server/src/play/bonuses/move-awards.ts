import type { AwardKind, Awards } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { readWalletRow, type Bucket, type Leg, type Posting } from '../../money/wallet/index.ts'
import type { AwardRow } from './grant.sql.ts'

/** The bucket for each kind of award; kinds not listed (free spins, a poker provider's bonus) are not wallet money. */
const bucketOf: Partial<Record<AwardKind, Bucket>> = {
  promo: 'promo',
  cash: 'cash',
  biaCash: 'cash',
  bettingBonus: 'betting_bonus',
  liveCasinoBonus: 'live_bonus',
  scash: 'saving',
  cashBack: 'cashback',
}

/** Returns the house account that pays a kind of bonus. */
const costOf = (kind: AwardKind) => `bonus:${kind}`

/** Lists the house accounts that pay bonuses. */
export const bonusAccounts = (): string[] => (Object.keys(bucketOf) as AwardKind[]).map(costOf) // the keys of a record of kinds

type Deposit = { shard: number; player: bigint; currency: string; reference: string }

/**
 * Moves missing awards to the player's buckets, or takes excess back: bonus money as far as it is there, cash as a
 * refund does. Returns the resulting awards.
 */
export async function moveAwards(
  house: House,
  tx: Transaction,
  { shard, player, currency, reference }: Deposit,
  revision: number,
  rows: readonly AwardRow[],
  wanted: Awards,
): Promise<AwardRow[]> {
  const wallet = { shard, player, currency }
  const balances = await readWalletRow(tx, wallet)
  const moves = rows.map((row) => moveOf(row, wanted[row.kind], (bucket) => balances?.[bucket] ?? 0n))
  const about = { wallet, kind: 'bonus', reason: reference }
  const id = `bonus:${reference}:${revision}`
  const legs = moves.flatMap(({ leg }) => (leg ? [leg] : []))
  const takes = moves.flatMap(({ row, take }): Posting[] =>
    take > 0n ? [{ ...about, op: 'take', id: `${id}:${row.kind}`, amount: take, to: costOf(row.kind) }] : [],
  )
  const postings: Posting[] = [...(legs.length > 0 ? [{ ...about, op: 'move' as const, id, legs }] : []), ...takes]
  const results = postings.length > 0 ? await house.wallet.postInside(tx, postings) : []
  const wrong = results.find(({ outcome }) => outcome !== 'posted')
  if (wrong) throw new Error(`A posting of the bonus of deposit ${reference} ended as ${wrong.outcome}`)
  return moves.map(({ row }) => row)
}

type Move = { row: AwardRow; leg?: Leg; take: bigint }

function moveOf(row: AwardRow, wanted: bigint, balance: (bucket: Bucket) => bigint): Move {
  const { kind, held, lost } = row
  const bucket = bucketOf[kind]
  const change = wanted - held - lost
  // What was spent stays spent and is not given twice.
  if (change >= 0n) {
    const leg: Leg | undefined = bucket && change > 0n ? [costOf(kind), bucket, change] : undefined
    return { row: { ...row, held: held + change }, take: 0n, ...(leg ? { leg } : {}) }
  }
  const due = -change < held ? -change : held
  if (!bucket) return { row: { ...row, held: held - due }, take: 0n }
  if (bucket === 'cash') return { row: { ...row, held: held - due }, take: due }
  const taken = balance(bucket) < due ? balance(bucket) : due
  const leg: Leg | undefined = taken > 0n ? [bucket, costOf(kind), taken] : undefined
  return { row: { ...row, held: held - due, lost: lost + due - taken }, take: 0n, ...(leg ? { leg } : {}) }
}
