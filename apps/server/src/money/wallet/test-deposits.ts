import { writeTestAttempt, writeTestWithdrawal } from './test-deposits.sql.ts'
import type { TestLedger } from './test-ledger.ts'
import type { Leg, Posting, WalletKey } from './posting.ts'

/** Reserves an allowance for a deposit attempt. */
export const allow = (wallet: WalletKey, reference: string, amount: bigint): Posting => ({
  op: 'allow',
  wallet,
  id: `allow:${reference}`,
  kind: 'allowance',
  reason: reference,
  amount,
  hold: `deposit:${reference}`,
  owner: reference,
})

/** Releases the allowance. */
export const release = (wallet: WalletKey, reference: string): Posting => ({
  op: 'release',
  wallet,
  id: `deposit:${reference}:release`,
  kind: 'allowance',
  reason: reference,
  hold: `deposit:${reference}`,
})

/** Credits an attempt to cash or held; `late` if its allowance was already released. */
export function credit(
  wallet: WalletKey,
  reference: string,
  amount: bigint,
  { fee = 0n, to = 'cash', late = false }: { fee?: bigint; to?: 'cash' | 'held'; late?: boolean } = {},
): Posting {
  const legs: Leg[] = [['receivable:test', to, amount], ...(fee > 0n ? [['receivable:test', 'fees', fee] satisfies Leg] : [])]
  const hold = late
    ? { id: `deposit:${reference}:late`, action: 'count' as const }
    : { id: `deposit:${reference}`, action: 'close' as const }
  return {
    op: 'move',
    wallet,
    id: `deposit:${reference}:credit`,
    kind: 'deposit',
    reason: reference,
    legs,
    counted: amount,
    hold: { ...hold, kind: 'deposit', owner: reference },
  }
}

/** Parks received money until it may be credited. */
const keepHeld = (wallet: WalletKey, reference: string, amount: bigint): Posting => ({
  op: 'move',
  wallet,
  id: `deposit:${reference}:hold`,
  kind: 'held',
  reason: reference,
  legs: [],
  hold: { id: `held:${reference}`, kind: 'held', action: 'open', amount, owner: reference },
})

/** Creates deposits in every state, and withdrawals that are pending or being sent. */
export async function bringDeposits(ledger: TestLedger, wallet: WalletKey, name: string): Promise<void> {
  const { db } = ledger.database
  const at = ledger.clock.now()
  const [ok, open, held, failed] = ['ok', 'open', 'held', 'failed'].map((state) => `${name}-${state}`) as [string, string, string, string] // one for each of the four
  const post = async (...postings: Posting[]) => {
    for (const posting of postings) await ledger.wallet.post(posting)
  }
  await post(allow(wallet, ok, 500n), allow(wallet, open, 200n), allow(wallet, held, 300n), allow(wallet, failed, 50n))
  await post(
    credit(wallet, ok, 500n, { fee: 7n }),
    credit(wallet, held, 300n, { to: 'held' }),
    keepHeld(wallet, held, 300n),
    release(wallet, failed),
  )
  await writeTestAttempt(db, wallet, { reference: ok, state: 'ok', amount: 500n, fee: 7n, received: true }, at)
  await writeTestAttempt(db, wallet, { reference: open, state: 'stepping', amount: 200n, job: true }, at)
  await writeTestAttempt(db, wallet, { reference: held, state: 'held', amount: 300n, received: true }, at)
  await writeTestAttempt(db, wallet, { reference: failed, state: 'failed', amount: 50n }, at)
  for (const [reference, state] of [
    [`${name}-asked`, 'pending'],
    [`${name}-sent`, 'sending'],
  ] as const) {
    const hold = { id: `withdrawal:${reference}`, kind: 'withdrawal' as const, owner: reference }
    await post({
      op: 'move',
      wallet,
      id: `withdrawal:${reference}:request`,
      kind: 'withdrawal',
      reason: reference,
      legs: [['cash', 'pending_withdrawal', 40n]],
      hold: { ...hold, action: 'open', amount: 40n },
    })
    await writeTestWithdrawal(db, wallet, reference, 40n, state, at)
    if (state === 'sending')
      await post({
        op: 'move',
        wallet,
        id: `withdrawal:${reference}:sent`,
        kind: 'withdrawal',
        reason: reference,
        legs: [['pending_withdrawal', 'payouts:test', 40n]],
        hold: { ...hold, action: 'close' },
      })
  }
}
