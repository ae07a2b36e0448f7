// Asked for by an operator: what a player who cannot sign in has on the account.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testPassword } from '../../base/testing/test-house.ts'
import { operatorOf } from '../../office/testing/test-operator.ts'
import { decideForPlayer } from '../../money/limit-changes/decide-for-player.ts'
import { isRefused } from '../../base/http/refusal.ts'
import { readPlayer } from '../../people/players/player.sql.ts'
import { requestPayout, type PayoutAsked } from './request-payout.ts'
import { openTestCashier, type Depositor, type TestCashier } from '../deposits/test-cashier.ts'
import { balance, fundedPlayer, until } from './test-withdrawal.ts'
import { reasonsAbout } from '../../base/testing/test-reasons.sql.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterAll(() => cashier.close())
afterEach(async () => {
  cashier.registers.excluded.clear()
  expect(await cashier.faults()).toEqual([])
})

const fairhouse = operatorOf(() => cashier)
const who = { actor: 'cli:test', reason: 'closed by a register' } as const
const request = async ({ shard, id, currency }: Depositor): Promise<PayoutAsked> => {
  const row = await readPlayer(cashier.house.db, shard, id)
  const asked = await requestPayout(cashier.house, { shard, player: id, country: row?.country ?? '', currency }, undefined, who)
  if (isRefused(asked)) throw new Error(asked.refused)
  return asked
}
/** The same through the office, where a second person agrees. */
const ask = ({ id }: Depositor, ...more: string[]) => fairhouse('withdrawals request', String(id), ...more)
const stateOf = async (reference: string) => (await cashier.sql(`select state from withdrawal where reference = '${reference}'`))[0]?.state

test('whom a register keeps from signing in is paid the whole balance, by the flow of every withdrawal, with the reason kept', async () => {
  const { player } = await fundedPlayer(cashier, undefined, { country: 'GBR' })
  cashier.registers.excluded.add('Example')
  expect((await cashier.browser().ask('POST /api/login', { login: player.email, password: testPassword })).error.errorCode).toBe(120)
  const { reference, amount } = await request(player)
  expect(amount).toBe(10_000n)
  expect(await balance(player)).toEqual({ cash: 0n, pending: 10_000n })
  const [audit] = await cashier.sql(`select actor, action from audit where subject = '${reference}'`)
  expect(audit).toEqual({ actor: 'cli:test', action: 'withdrawal.request' })
  expect(await reasonsAbout(cashier, reference)).toEqual(['closed by a register'])
  await fairhouse('withdrawals pay', reference)
  await until(() => stateOf(reference), 'paid')
  expect(await balance(player)).toEqual({ cash: 0n, pending: 0n })
  await expect(ask(player)).rejects.toThrow('no money')
})

test('it needs a reason, a player and a card or account; without them nothing moves', async () => {
  const { player } = await fundedPlayer(cashier)
  await expect(ask(player, '--reason', 'short')).rejects.toThrow('A reason is missing')
  await expect(ask(player, 'nowhere')).rejects.toThrow(/^Say to which card or account: \S+ \(.+\)/)
  await cashier.sql(`update stored_detail set blocked = true where player = ${player.id}`)
  await expect(ask(player)).rejects.toThrow('has no card or account')
  expect(await balance(player)).toEqual({ cash: 10_000n, pending: 0n })
})

test('what an operator holds stays held', async () => {
  const { player } = await fundedPlayer(cashier)
  await cashier.sql(
    `insert into money_hold (shard, player, kind, documents, reason, since) values (${player.shard}, ${player.id}, 'checks', '{}', 'test', '2026-01-01')`,
  )
  await expect(ask(player)).rejects.toThrow('what holds it must end first')
  expect(await balance(player)).toEqual({ cash: 10_000n, pending: 0n })
})

test('what lies above the max balance goes as well; an amount below the least goes, one above the largest goes in parts', async () => {
  const { player } = await fundedPlayer(cashier)
  const name = { type: 'maxBalance', period: 'permanent' } as const
  const wallet = { shard: player.shard, player: player.id, currency: player.currency }
  await decideForPlayer(cashier.house, wallet, { act: 'set', name, amount: 4000n, source: 'operator' }, who)
  expect(await player.wallet()).toMatchObject({ cash: 4000n, reserve: 6000n })
  await cashier.set('withdrawal.maxAmount', { EUR: '95.00' })
  expect(await request(player)).toMatchObject({ amount: 9500n, above: 500n })
  await cashier.set('withdrawal.maxAmount', {})
  expect(await request(player)).toMatchObject({ amount: 500n })
  expect(await player.wallet()).toMatchObject({ cash: 0n, reserve: 0n, pending_withdrawal: 10_000n })
})

test('two operators who ask at the same time take it once', async () => {
  const { player } = await fundedPlayer(cashier)
  const outcomes = await Promise.allSettled([request(player), request(player)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await balance(player)).toEqual({ cash: 0n, pending: 10_000n })
})
