import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestCashier, type TestCashier } from '../../cashier/deposits/test-cashier.ts'
import { fundedPlayer } from '../../cashier/withdrawals/test-withdrawal.ts'
import { changeSetting } from '../../settings/index.ts'
import { openOfficeOf, type OfficeBeside, type TestColleague } from '../testing/test-office.ts'
import { askFor } from './test-pending.ts'

let at: TestCashier
let office: OfficeBeside
let ann: TestColleague
beforeAll(async () => {
  at = await openTestCashier()
  office = await openOfficeOf(at.house)
  ann = await office.colleague('payments')
}, 120_000)
afterAll(async () => {
  expect(await at.faults()).toEqual([])
  await office.office.close()
  await at.close()
})

const reason = 'Destination and name agree.'

/** Turns the loyalty programme on or off, and waits until the house has it. */
async function set(isOn: boolean): Promise<void> {
  const { db, clock, settings } = at.house
  await changeSetting(db, 'fe.loyalty.enabled', isOn, clock.now(), 'cli:test')
  await vi.waitFor(() => expect(settings.get('fe.loyalty.enabled')).toBe(isOn), { timeout: 20_000 })
}

test('the queue of withdrawals goes ahead for a level of the loyalty programme by the hours that it promises, and not by more', async () => {
  await set(true)
  const [early, silver, bronze] = [await fundedPlayer(at), await fundedPlayer(at), await fundedPlayer(at)]
  for (const [level, { player }] of [
    [1, bronze],
    [2, silver],
  ] as const)
    await at.sql(`with reached as (
        insert into loyalty (shard, player, currency, earned, level, level_since, looked_at)
        values (${player.shard}, ${player.id}, 'EUR', 0, ${level}, now(), now()) returning *
      ) insert into loyalty_event (shard, player, currency, n, kind, level, points, amount, at)
        select shard, player, currency, 1, 'rose', level, 0, 0, now() from reached`)
  const hoursAgo = (item: string, hours: number) =>
    at.sql(`update withdrawal set requested_at = requested_at - interval '${hours} hours' where reference = '${item}'`)
  const [first = ''] = await askFor(at, early, 1000n)
  await hoursAgo(first, 23)
  const [second = ''] = await askFor(at, silver, 1000n)
  const [third = ''] = await askFor(at, bronze, 1000n)
  const listed = async () => (await ann.must('listWithdrawals', {})).items.map(({ item, isAhead }) => [item, isAhead])
  expect(await listed()).toEqual([
    [second, true],
    [first, false],
    [third, false],
  ])
  expect(await ann.must('nextWithdrawal', {})).toEqual({ item: second })
  await ann.must('payWithdrawal', { item: second }, { reason })
  for (const item of [first, third]) await hoursAgo(item, 2)
  const [fourth = ''] = await askFor(at, silver, 1000n)
  expect(await listed()).toEqual([
    [first, false],
    [fourth, true],
    [third, false],
  ])
  expect(await ann.must('nextWithdrawal', {})).toEqual({ item: first })
  await ann.must('leaveWithdrawal', { item: first })
  await set(false)
  expect((await listed()).map(([item]) => item)).toEqual([first, third, fourth])
})
