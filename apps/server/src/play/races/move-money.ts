import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { winLegs } from '../../money/limits/index.ts'
import type { Leg, Posting, PostingResult, WalletKey } from '../../money/wallet/index.ts'
import { costOf, passingOf, raceWallet, type RaceRow } from './race.ts'

type Race = Pick<RaceRow, 'id' | 'currency'>

/** Names the hold by which a buy-in counts against the player's limits. */
const buyInHold = (race: number, player: bigint, n: number): string => `race:${race}:${player}:${n}`

/** Takes a buy-in from the player's cash into the race, if a bet of that amount would be allowed now; returns how that ended. */
export async function postBuyIn(
  house: House,
  tx: Transaction,
  race: Race,
  of: WalletKey,
  n: number,
  amount: bigint,
): Promise<PostingResult> {
  const id = buyInHold(race.id, of.player, n)
  const to = passingOf(race.id)
  const [result] = await house.wallet.postInside(tx, [{ op: 'buyIn', wallet: of, id, kind: 'raceBuyIn', reason: id, amount, hold: id, to }])
  if (!result) throw new Error(`The posting ${id} has no result`)
  if (result.outcome === 'posted') await post(house, tx, [moving('raceBuyIn', raceWallet(race), `${id}:in`, [[to, 'cash', amount]])])
  return result
}

/** Gives a buy-in back; above the max balance into the reserve. It counts against no limit any more. */
export async function postRefund(house: House, tx: Transaction, race: Race, of: WalletKey, n: number, amount: bigint): Promise<void> {
  const [hold, passing] = [buyInHold(race.id, of.player, n), passingOf(race.id)]
  const legs = await winLegs(tx, of, passing, amount)
  const undone = { hold: { id: hold, kind: 'race', action: 'undo', owner: passing } } as const
  await post(house, tx, [
    { ...moving('raceRefund', of, `${hold}:back`, legs), reason: hold, ...undone },
    moving('raceRefund', raceWallet(race), `${hold}:out`, [['cash', passing, amount]]),
  ])
}

/** Puts the house's part of the prizes in, or takes back what nobody won: `amount` is below zero then. `about` names why. */
export async function postHousePart(house: House, tx: Transaction, race: Race, about: string, amount: bigint): Promise<void> {
  const legs: Leg[] = amount > 0n ? [[costOf(race.id), 'cash', amount]] : [['cash', costOf(race.id), -amount]]
  if (amount !== 0n) await post(house, tx, [moving('raceHouse', raceWallet(race), `race:${race.id}:house:${about}`, legs)])
}

/** Pays a prize as cash; above the max balance into the reserve, as any win. */
export async function postPrize(house: House, tx: Transaction, race: Race, of: WalletKey, amount: bigint): Promise<void> {
  const [id, passing] = [`race:${race.id}:prize:${of.player}`, passingOf(race.id)]
  const legs = await winLegs(tx, of, passing, amount)
  await post(house, tx, [
    moving('racePrize', of, id, legs),
    moving('racePrize', raceWallet(race), `${id}:out`, [['cash', passing, amount]]),
  ])
}

type Move = Extract<Posting, { op: 'move' }>

const moving = (kind: string, wallet: WalletKey, id: string, legs: Leg[]): Move => ({ op: 'move', wallet, id, kind, reason: id, legs })

async function post(house: House, tx: Transaction, postings: Move[]): Promise<void> {
  const results = await house.wallet.postInside(tx, postings)
  results.forEach(({ outcome }, place) => {
    if (outcome !== 'posted') throw new Error(`The posting ${postings[place]?.id} of a race ended as ${outcome}`)
  })
}
