import { newKey } from '../../base/testing/test-browser.ts'
import { methodIds } from '../method-catalogue/method-ids.ts'
import { openTestCashier, type Depositor, type TestCashier } from '../deposits/test-cashier.ts'

let accounts = 0

/** Opens a cashier whose bank takes payment orders, and which asks for the password before an account is changed. */
export async function openTestBank(): Promise<TestCashier> {
  const cashier = await openTestCashier()
  await cashier.set('be.bankTransfer.payoutUrl', `${cashier.env.sandboxOrigin}/bank/payments`)
  await cashier.set('be.bankTransfer.iban', 'EE382200221020145685')
  await cashier.set('be.stepUpMinutes', 0)
  return cashier
}

/** Returns an Estonian IBAN with valid check digits, unique among tests. */
export function newIban(): string {
  accounts += 1
  const account = `2200${String(accounts).padStart(12, '0')}`
  // E is 14, and the check digits count as 00.
  const rest = BigInt(`${account}141400`) % 97n
  return `EE${String(98n - rest).padStart(2, '0')}${account}`
}

/** Sets a player's payout account. */
export const give = ({ browser }: Depositor, ibanNumber: string, abbreviatedName = 'A. Example') =>
  browser.ask('POST /api/payment/details', { methodId: methodIds.detailUpdate, fields: { abbreviatedName, ibanNumber } })

/** Deposits 100.00 by transfer from an account. */
export async function transferFrom(cashier: TestCashier, player: Depositor, iban: string, name = 'Ada Example') {
  const wish = { method: methodIds.offlineTransfer, amount: '100.00', currency: 'EUR' }
  const step = await player.browser.must('POST /api/deposits', wish, { key: newKey() })
  await cashier.control('/bank/transfers', { reference: step.details?.reference, amount: '100.00', currency: 'EUR', name, iban })
  return async () => player.browser.must('GET /api/deposits/status', { token: step.token })
}

/** Returns the player's payout destinations and pending withdrawals. */
export const offerOf = ({ browser }: Depositor) => browser.must('GET /api/payment/withdrawals', {})

/** Requests a payout to a destination. */
export const withdraw = ({ browser, currency }: Depositor, storedDetailReference: string, amount = '40.00') =>
  browser.ask('POST /api/payment/initWithdraw', { amount, currency, storedDetailReference }, { key: newKey() })
