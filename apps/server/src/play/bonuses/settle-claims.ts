import { calendarWindow } from '@fairhouse/country-rules'
import type { House } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { askToSettleGrants, cashLegs, type Leg, type WalletKey } from '../../money/wallet/index.ts'
import { appliedRules } from '../../settings/index.ts'
import { insertClaim, readClaim, readOpenClaims, updateClaim, type Claim } from './claim.sql.ts'
import { readAwards, writeAwards, type AwardRow } from './grant.sql.ts'
import { costOf } from './wagering-terms.ts'

const dayMs = 86_400_000

/**
 * Keeps that the cashback of a bonus lies in the wallet to be taken, for `validity` days to the end of a day of the
 * player's country; without them for good. Follows what refunds of the deposit leave of it.
 */
export async function keepClaim(
  house: Pick<House, 'clock' | 'settings'>,
  tx: Transaction,
  grant: WalletKey & { deposit: string; country: string },
  awards: readonly AwardRow[],
  validity: number | undefined,
): Promise<void> {
  const held = awards.find(({ kind }) => kind === 'cashBack')?.held ?? 0n
  const { shard, deposit, country } = grant
  const at = house.clock.now()
  const known = await readClaim(tx, shard, deposit)
  if (known) {
    const state = held > 0n ? known.state : 'returned'
    if (known.state === 'open' && known.amount !== held) await updateClaim(tx, shard, { ...known, amount: held, state }, at)
    return
  }
  if (held === 0n) return
  const { timeZone } = appliedRules(house, country)
  const until = validity === undefined ? null : calendarWindow('daily', new Date(at.getTime() + validity * dayMs), timeZone).end
  await insertClaim(tx, grant, { deposit, amount: held, until }, at)
  if (until) await askToSettleGrants(tx, grant, until)
}

/** What the law and the player's state want of what lies there now. */
type Standing = { at: Date; isKeptOut: boolean; isGoneForGood: boolean }

/**
 * Does what is due for the cashback of a wallet, in the caller's transaction, which holds its lock: what nobody took in
 * time goes back, and the time of a player who is kept out stands still. Returns how many are left, and when they end.
 */
export async function settleClaims(house: House, tx: Transaction, wallet: WalletKey, standing: Standing) {
  const { at, isKeptOut, isGoneForGood } = standing
  const ends: Date[] = []
  let open = 0
  for (const claim of await readOpenClaims(tx, wallet)) {
    const paused = claim.paused_at
    if (isGoneForGood || (!paused && claim.until && claim.until <= at)) {
      await giveBack(house, tx, wallet, claim)
      continue
    }
    open += 1
    if (isKeptOut && !paused) await updateClaim(tx, wallet.shard, { ...claim, paused_at: at }, at)
    else if (!isKeptOut && paused) {
      const until = claim.until && new Date(claim.until.getTime() + at.getTime() - paused.getTime())
      await updateClaim(tx, wallet.shard, { ...claim, until, paused_at: null }, at)
      if (until) ends.push(until)
    } else if (!paused && claim.until) ends.push(claim.until)
  }
  return { open, ends }
}

async function giveBack(house: House, tx: Transaction, wallet: WalletKey, claim: Claim): Promise<void> {
  const { deposit, amount } = claim
  await move(house, tx, wallet, `cashback:${deposit}:returned`, deposit, [['cashback', costOf('cashBack'), amount]])
  const awards = await readAwards(tx, wallet.shard, deposit)
  const left = awards.map((row) => (row.kind === 'cashBack' ? { ...row, held: 0n } : row))
  await writeAwards(tx, wallet.shard, deposit, left)
  await updateClaim(tx, wallet.shard, { ...claim, state: 'returned', paused_at: null }, house.clock.now())
}

/** Makes cashback the player's cash, inside the caller's transaction; what exceeds the max balance goes to the reserve. */
export async function takeClaim(house: House, tx: Transaction, wallet: WalletKey, claim: Claim): Promise<void> {
  const { deposit, amount } = claim
  await move(house, tx, wallet, `cashback:${deposit}:taken`, deposit, await cashLegs(tx, wallet, 'cashback', amount))
  await updateClaim(tx, wallet.shard, { ...claim, state: 'taken' }, house.clock.now())
}

async function move(house: House, tx: Transaction, wallet: WalletKey, id: string, reason: string, legs: Leg[]): Promise<void> {
  const [result] = await house.wallet.postInside(tx, [{ op: 'move', wallet, id, kind: 'cashback', reason, legs }])
  if (result?.outcome !== 'posted') throw new Error(`The cashback ${id} ended as ${result?.outcome}`)
}
