import { expect } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { cardNumbers, type Depositor, type TestCashier } from '../deposits/test-cashier.ts'

/** Creates a player with 100.00 and the card that it came from. */
export async function fundedPlayer(
  cashier: TestCashier,
  card: string = cardNumbers.plain,
  wanted: Parameters<TestCashier['depositor']>[0] = {},
) {
  const player = await cashier.depositor(wanted)
  const reference = await player.pay('100.00', card, { saveCard: true })
  await expect.poll(() => player.status(reference), { timeout: 20_000, interval: 30 }).toBe('ok')
  const { destinations } = await player.browser.must('GET /api/payment/withdrawals', {})
  const storedDetailReference = destinations[0]?.storedDetailReference ?? ''
  const ask = (amount: string, key = newKey()) =>
    player.browser.ask('POST /api/payment/initWithdraw', { amount, currency: player.currency, storedDetailReference }, { key })
  const request = async (amount: string) => {
    const { value, error } = await ask(amount)
    if (error) throw new Error(JSON.stringify(error))
    return value.withdrawal
  }
  return { player, storedDetailReference, ask, request }
}

/** Waits until a value reads as wanted. */
export const until = (read: () => Promise<unknown>, wanted: unknown) => expect.poll(read, { timeout: 20_000, interval: 30 }).toEqual(wanted)

/** Returns a player's playable cash and pending withdrawals. */
export async function balance(player: Depositor) {
  const { cash, pending_withdrawal: pending } = await player.wallet()
  return { cash, pending }
}

/** Returns a withdrawal's status as its player sees it. */
export const statusOf = async (player: Depositor, reference: string) =>
  (await player.browser.must('GET /api/payment/withdrawals', {})).withdrawals.find((one) => one.reference === reference)?.status
