import type { Actor } from '../../base/actor.ts'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { Transaction } from '../../base/database/database.ts'
import type { House } from '../../base/house.ts'
import { lockWallet, readDebt, readWalletRow, type Leg, type WalletKey } from '../../money/wallet/index.ts'
import { writeDebtDecision } from './debt.sql.ts'

/** What became of a debt, in minor units. */
export type DebtDecided = { amount: bigint; left: bigint }

/** Takes what a player owes from their cash, as far as that goes. Returns why not. */
export const recoverDebt = (house: House, wallet: WalletKey, actor: Actor): Promise<DebtDecided | string> =>
  decide(house, wallet, actor, 'recovered', (debt, cash) => {
    if (cash === 0n) return 'There is no cash to take it from.'
    const amount = cash < debt ? cash : debt
    return { amount, kind: 'debtRecovery', leg: ['cash', 'debt', amount] }
  })

/** Writes a debt off: nobody collects it any more. Returns why not. */
export const writeOffDebt = (house: House, wallet: WalletKey, actor: Actor): Promise<DebtDecided | string> =>
  decide(house, wallet, actor, 'writtenOff', (debt) => ({ amount: debt, kind: 'debtWrittenOff', leg: ['written-off', 'debt', debt] }))

type Move = { amount: bigint; kind: string; leg: Leg }

function decide(
  house: House,
  wallet: WalletKey,
  actor: Actor,
  what: 'recovered' | 'writtenOff',
  moveOf: (debt: bigint, cash: bigint) => Move | string,
): Promise<DebtDecided | string> {
  const at = house.clock.now()
  return house.db.transaction(async (tx) => {
    await lockWallet(tx, wallet)
    const [debt, row] = [await readDebt(tx, wallet), await readWalletRow(tx, wallet)]
    if (debt <= 0n || !row) return 'Nothing is owed any more.'
    const move = moveOf(debt, row.cash)
    if (typeof move === 'string') return move
    const posting = await postDebt(house, tx, wallet, { ...move, seq: row.seq })
    await writeDebtDecision(tx, wallet, { posting, kind: what, amount: move.amount, at, actor })
    const details = { amount: String(move.amount), currency: wallet.currency, left: String(debt - move.amount) }
    await writeAudit(tx, { at, actor, action: `debt.${what}`, subject: `player:${wallet.player}`, details })
    house.wallet.changed(wallet)
    return { amount: move.amount, left: debt - move.amount }
  })
}

/** Posts what lowers a debt; the wallet's step before it makes its id. Returns the id. */
async function postDebt(
  house: Pick<House, 'wallet'>,
  tx: Transaction,
  wallet: WalletKey,
  { kind, leg, seq }: Omit<Move, 'amount'> & { seq: bigint },
): Promise<string> {
  const id = `debt:${wallet.player}:${wallet.currency}:${seq}`
  const [result] = await house.wallet.postInside(tx, [{ op: 'move', wallet, id, kind, reason: `player:${wallet.player}`, legs: [leg] }])
  if (result?.outcome !== 'posted') throw new Error(`The debt of player ${wallet.player} was not moved: ${result?.outcome}`)
  return id
}
