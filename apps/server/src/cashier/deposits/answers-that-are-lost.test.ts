import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newKey } from '../../base/testing/test-browser.ts'
import { openCuttableWay } from '../../base/testing/test-cuttable-way.ts'
import { openTestCashier, type TestCashier } from './test-cashier.ts'
import { balance, fundedPlayer } from '../withdrawals/test-withdrawal.ts'

const way = openCuttableWay()
let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier(way.to)
})
afterAll(async () => {
  await cashier.close()
  way.close()
})
afterEach(async () => expect(await cashier.faults()).toEqual([]))

test('a withdrawal whose commit is done and never answered says 503; asked again with its key it is the same one, and the money went once', async () => {
  const { player, ask } = await fundedPlayer(cashier)
  const key = newKey()
  const cut = way.cutAfter('insert into withdrawal', 'commit')
  const lost = await ask('40.00', key)
  await cut
  expect([lost.status, lost.error.errorCode, lost.response.headers['retry-after']]).toEqual([503, 100, '1'])
  const { value } = await ask('40.00', key)
  expect(value.withdrawal).toMatchObject({ amount: '40.00' })
  expect(await balance(player)).toEqual({ cash: 6000n, pending: 4000n })
})

test('a deposit whose commit is done and never answered is begun once', async () => {
  const { player } = await fundedPlayer(cashier)
  const key = newKey()
  const wish = { method: 1140001, amount: '30.00', currency: player.currency }
  const cut = way.cutAfter('insert into deposit_attempt', 'commit')
  const lost = await player.browser.ask('POST /api/deposits', wish, { key })
  await cut
  expect([lost.status, lost.error.errorCode, lost.response.headers['retry-after']]).toEqual([503, 100, '1'])
  const again = await player.browser.must('POST /api/deposits', wish, { key })
  expect(again.reference).not.toBe('')
  expect(await cashier.sql(`select reference from deposit_attempt where amount = 3000`)).toEqual([{ reference: again.reference }])
})

test('a posting that was booked before its connection was lost is sent again by itself and counts once', async () => {
  const { player } = await fundedPlayer(cashier)
  const cut = way.cutAfter('ledger_post')
  const result = await cashier.house.wallet.post({
    wallet: { shard: player.shard, player: player.id, currency: player.currency },
    id: 'lost:1',
    op: 'move',
    kind: 'correction',
    reason: 'test',
    legs: [['float:test', 'cash', 500n]],
  })
  await cut
  expect([result.outcome, result.replayed]).toEqual(['posted', true])
  expect((await balance(player)).cash).toBe(10_500n)
})
