import type { Awards } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { readWalletRow, type Bucket, type Leg, type Posting } from '../../money/wallet/index.ts'
import { readClaim, type Claim } from './claim.sql.ts'
import { readGrantSums, type AwardRow, type GrantRow } from './grant.sql.ts'
import { bucketFor, costOf, isPlayed } from './wagering-terms.ts'

/**
 * Moves missing awards to the player's buckets, or takes excess back: bonus money as far as it is there, cash as a
 * refund does. What was wagered to the end is cash; what ended otherwise cannot be taken again. Returns the resulting
 * awards.
 */
export async function moveAwards(
  house: House,
  tx: Transaction,
  grant: GrantRow,
  revision: number,
  rows: readonly AwardRow[],
  wanted: Awards,
): Promise<AwardRow[]> {
  const { shard, player, currency, deposit: reference } = grant
  const wallet = { shard, player, currency }
  const balances = await readWalletRow(tx, wallet)
  let left = grant.wager_state === 'completed' ? await convertedLeft(tx, grant, rows) : undefined
  const claim = rows.some(({ kind }) => kind === 'cashBack') ? await readClaim(tx, shard, reference) : undefined
  const moves = rows.map((row) => {
    const move = moveOf(row, wanted[row.kind], placeOf(row, grant, claim), (bucket) => balances?.[bucket] ?? 0n)
    if (left === undefined || !isPlayed(row.kind, grant.turnover_required)) return move
    const take = move.take < left ? move.take : left
    left -= take
    return { ...move, take, row: { ...move.row, lost: move.row.lost + move.take - take } }
  })
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

/** Where the money of an award is: a bucket; `later` if it is given when the grant becomes active; `gone`; or it is no money of the wallet. */
type Place = Bucket | 'later' | 'gone' | undefined

function placeOf(
  { kind }: AwardRow,
  { turnover_required: required, wager_state: state, award_due: due }: GrantRow,
  claim: Claim | undefined,
): Place {
  // Cashback that was taken is cash; what nobody took in time is gone.
  if (kind === 'cashBack' && claim && claim.state !== 'open') return claim.state === 'taken' ? 'cash' : 'gone'
  if (!isPlayed(kind, required) || state === null) return bucketFor(kind, false)
  if (state === 'waiting' || (due !== null && state !== 'completed')) return 'later'
  if (state === 'active' || state === 'paused') return bucketFor(kind, true)
  return state === 'completed' ? 'cash' : 'gone'
}

/** Returns what of a completed grant became cash and was not taken back yet: no more than that can be taken. */
async function convertedLeft(tx: Transaction, { shard, deposit }: GrantRow, rows: readonly AwardRow[]): Promise<bigint> {
  const { converted } = await readGrantSums(tx, shard, deposit)
  const taken = rows.reduce((sum, { kind, given, held, lost }) => (bucketFor(kind, true) ? sum + given - held - lost : sum), 0n)
  return converted > taken ? converted - taken : 0n
}

type Move = { row: AwardRow; leg?: Leg; take: bigint }

function moveOf(row: AwardRow, wanted: bigint, place: Place, balance: (bucket: Bucket) => bigint): Move {
  const { kind, given, held, lost } = row
  if (place === 'later') return { row: { ...row, given: wanted > 0n && wanted < given ? wanted : given }, take: 0n }
  const change = wanted - held - lost
  // What was spent stays spent and is not given twice.
  if (change >= 0n) {
    if (place === 'gone') return { row, take: 0n }
    const leg: Leg | undefined = place && change > 0n ? [costOf(kind), place, change] : undefined
    return { row: { ...row, held: held + change }, take: 0n, ...(leg ? { leg } : {}) }
  }
  const due = -change < held ? -change : held
  if (!place) return { row: { ...row, held: held - due }, take: 0n }
  if (place === 'gone') return { row: { ...row, held: held - due, lost: lost + due }, take: 0n }
  if (place === 'cash') return { row: { ...row, held: held - due }, take: due }
  const taken = balance(place) < due ? balance(place) : due
  const leg: Leg | undefined = taken > 0n ? [place, costOf(kind), taken] : undefined
  return { row: { ...row, held: held - due, lost: lost + due - taken }, take: 0n, ...(leg ? { leg } : {}) }
}
