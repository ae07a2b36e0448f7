import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { winLegs } from '../../money/limits/index.ts'
import { readWalletRow, type Leg, type Posting, type WalletKey } from '../../money/wallet/index.ts'
import { costOf, passingOf, potWallet, type JackpotRow } from './jackpot.ts'

type Pot = Pick<JackpotRow, 'id' | 'currency'>

/** What is in a pot and in its reserve, in minor units. */
export type InPot = { meter: bigint; reserve: bigint }

/** Reads what is in a pot. */
export async function readPot(tx: Transaction, pot: Pot): Promise<InPot> {
  const row = await readWalletRow(tx, potWallet(pot))
  return { meter: row?.cash ?? 0n, reserve: row?.reserve ?? 0n }
}

/** Posts what rounds brought to a pot and its reserve; `batch` is what the posting is about. */
export async function postShares(house: House, tx: Transaction, pot: Pot, batch: bigint, { meter, reserve }: InPot): Promise<void> {
  const legs = legsOf([
    [costOf(pot.id), 'cash', meter],
    [costOf(pot.id), 'reserve', reserve],
  ])
  await post(house, tx, [moving('jackpotShare', potWallet(pot), `jackpot:${pot.id}:batch:${batch}`, legs)])
}

/**
 * Begins a pot with its seed: out of its reserve, and what is missing there from the house. What the last win has left in it counts, so that
 * the pot is never below its seed.
 */
export async function postSeed(house: House, tx: Transaction, pot: Pot, draw: number, seed: bigint): Promise<void> {
  const { meter, reserve } = await readPot(tx, pot)
  const missing = meter < seed ? seed - meter : 0n
  const own = reserve < missing ? reserve : missing
  const legs = legsOf([
    ['reserve', 'cash', own],
    [costOf(pot.id), 'cash', missing - own],
  ])
  await post(house, tx, [moving('jackpotSeed', potWallet(pot), `jackpot:${pot.id}:draw:${draw}:seed`, legs)])
}

/** Pays a pot to who won it; above the max balance into the reserve, as any win. */
export async function postWin(house: House, tx: Transaction, pot: Pot, draw: number, paid: InPot, winner: WalletKey): Promise<void> {
  const [passing, id, amount] = [passingOf(pot.id), `jackpot:${pot.id}:draw:${draw}`, paid.meter + paid.reserve]
  const out = legsOf([
    ['cash', passing, paid.meter],
    ['reserve', passing, paid.reserve],
  ])
  await post(house, tx, [
    moving('jackpotWin', potWallet(pot), `${id}:out`, out),
    moving('jackpotWin', winner, `${id}:won`, await winLegs(tx, winner, passing, amount)),
  ])
}

/** Moves a pot whole into another: pot into pot, reserve into reserve. */
export async function postMove(house: House, tx: Transaction, pot: Pot, to: Pot): Promise<InPot> {
  const inPot = await readPot(tx, pot)
  const passing = passingOf(pot.id)
  const out = legsOf([
    ['cash', passing, inPot.meter],
    ['reserve', passing, inPot.reserve],
  ])
  const into = legsOf([
    [passing, 'cash', inPot.meter],
    [passing, 'reserve', inPot.reserve],
  ])
  await post(house, tx, [
    moving('jackpotMoved', potWallet(pot), `jackpot:${pot.id}:moved:out`, out),
    moving('jackpotMoved', potWallet(to), `jackpot:${pot.id}:moved:in`, into),
  ])
  return inPot
}

const legsOf = (legs: Leg[]): Leg[] => legs.filter(([, , amount]) => amount > 0n)

type Move = Extract<Posting, { op: 'move' }>

const moving = (kind: string, wallet: WalletKey, id: string, legs: Leg[]): Move => ({
  op: 'move',
  wallet,
  id,
  kind,
  reason: id,
  legs,
})

async function post(house: House, tx: Transaction, postings: Move[]): Promise<void> {
  const wanted = postings.filter(({ legs }) => legs.length > 0)
  const results = wanted.length > 0 ? await house.wallet.postInside(tx, wanted) : []
  results.forEach(({ outcome }, place) => {
    if (outcome !== 'posted') throw new Error(`The posting ${wanted[place]?.id} of a jackpot ended as ${outcome}`)
  })
}
