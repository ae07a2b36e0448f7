import { cardNumbers, type Depositor } from '../../cashier/deposits/test-cashier.ts'
import { payWithdrawal } from '../../cashier/withdrawals/index.ts'
import { newKey } from '../../base/testing/test-browser.ts'
import { forgetsPayer, readsPayout, readsRefunds, type HouseCopy } from './test-copy.sql.ts'
import { openRestorableHouse, until, type RestorableHouse } from './test-restored.ts'

/** A house with a copy of it, and what happened to its players since. */
export type LostSpan = {
  before: RestorableHouse
  copy: HouseCopy
  ada: Depositor
  ben: Depositor
  /** Of her the acquirer does not say who she is, and her card was never seen before. */
  cleo: Depositor
  /** The payment of somebody who registered in the lost span. */
  nobodys: string
  /** Asks the acquirer as the house does. */
  paymentOf: (reference: string) => Promise<{ id: string }>
}

/** Opens a house, copies it, and lets deposits, a refund, bets, a rollback and payouts happen afterwards. */
export async function openLostSpan(): Promise<LostSpan> {
  const before = await openRestorableHouse()
  const [ada, ben, cleo] = [await before.depositor(), await before.depositor(), await before.depositor()]
  const { paid, paymentOf, refunded, asksFor, sent } = actsIn(before)
  await paid(ada, '100.00')
  const slot = await before.slot(ada)
  await slot.spin()
  const waiting = await asksFor(ada, '20.00')
  const begun = await ada.begin('15.00')
  await before.studioRests()
  const copy = await before.copy()

  await refunded(await paid(ada, '30.00'), '500')
  await paid(ben, '40.00')
  await ada.giveCard(begun)
  await ada.finish(begun)
  await until(() => ada.status(begun.reference), 'ok')
  for (let spins = 0; spins < 5; spins += 1) await slot.spin()
  await slot.spinUnanswered()
  const bens = await before.slot(ben)
  for (let spins = 0; spins < 3; spins += 1) await bens.spin()
  await sent(waiting)
  await sent(await asksFor(ben, '10.00'))
  const nobodys = await paid(await before.depositor(), '25.00')
  const cleos = await paid(cleo, '12.00')
  await before.sql(forgetsPayer(cleos))
  await (await before.slot(cleo)).spin()
  await before.studioRests()
  return { before, copy, ada, ben, cleo, nobodys, paymentOf }
}

function actsIn(before: RestorableHouse) {
  const paid = async (player: Depositor, amount: string): Promise<string> => {
    const reference = await player.pay(amount, cardNumbers.plain, { saveCard: true })
    await until(() => player.status(reference), 'ok')
    return reference
  }
  const askAcquirer = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const headers = {
      authorization: `Bearer ${before.env.acquirer.apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': newKey(),
    }
    const asked = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    return (await (await fetch(`${before.house.settings.get('be.cardAcquirer.url')}${path}`, asked)).json()) as Answer // by its protocol
  }
  const paymentOf = (reference: string) => askAcquirer<{ id: string }>(`/v1/payments?reference=${reference}`)
  return {
    paid,
    paymentOf,
    async refunded(reference: string, amount: string): Promise<void> {
      await askAcquirer(`/v1/payments/${(await paymentOf(reference)).id}/refunds`, { reference: `back-${reference}`, amount })
      await until(async () => (await before.sql(readsRefunds(reference))).length, 1)
    },
    async asksFor(player: Depositor, amount: string): Promise<string> {
      const { destinations } = await player.browser.must('GET /api/payment/withdrawals', {})
      const storedDetailReference = destinations[0]?.storedDetailReference ?? ''
      const wish = { amount, currency: player.currency, storedDetailReference }
      return (await player.browser.must('POST /api/payment/initWithdraw', wish, { key: newKey() })).withdrawal.reference
    },
    async sent(reference: string): Promise<void> {
      await payWithdrawal(before.house, reference, { actor: 'cli:test', reason: 'asked for by a test' })
      await until(async () => (await before.sql(readsPayout(reference)))[0]?.state, 'paid')
    },
  }
}
