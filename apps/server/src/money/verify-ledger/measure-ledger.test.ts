import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../base/testing/test-house.ts'
import { measureLedger } from './measure-ledger.ts'
import { verifyDaily, verifyInFull } from './verify.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

/** Returns a metric as Prometheus is told it: a value for each set of labels. */
async function told(name: string): Promise<Record<string, number>> {
  await measureLedger(at.house)
  const text = await at.house.metrics.registry.getSingleMetricAsString(`fairhouse_ledger_${name}`)
  return Object.fromEntries([...text.matchAll(/^\w+(\S*) (\S+)$/gm)].map(([, labels = '', value]) => [labels, Number(value)]))
}
const age = async () => (await told('verified_age_seconds'))['']!
const daily = () => verifyDaily(at.house.db, at.house.clock)
const full = () => verifyInFull(at.house.db, at.house.clock)
const hoursPass = (hours: number) =>
  at.sql(`update ledger_walk set at = at - interval '${hours} hours', good_at = good_at - interval '${hours} hours'`)

test('a ledger that was never verified counts from when the house could tell it, and the refused daily walk is told', async () => {
  await at.sql(`update migration set applied_at = applied_at - interval '30 hours' where name like '0426-%'`)
  expect([await told('faults'), await told('verified_up_to_timestamp_seconds')]).toEqual([{}, { '': 0 }])
  await daily()
  expect(await told('faults')).toEqual({ '{walk="daily"}': 1 })
  expect(await age()).toBeGreaterThanOrEqual(30 * 3600)
})

test('a walk that finds nothing is told with its moment; one that finds something changes the count alone', async () => {
  await full()
  await daily()
  expect(await told('faults')).toEqual({ '{walk="daily"}': 0, '{walk="full"}': 0 })
  expect(await age()).toBeLessThan(3600)
  expect(await told('verified_up_to_timestamp_seconds')).toEqual({ '': at.clock.now().getTime() / 1000 - 3600 })
  await hoursPass(27)
  await at.sql(`update account set code = 'fees:other' where code = 'fees'`)
  await daily()
  const after = await told('faults')
  expect([after['{walk="daily"}']! > 0, after['{walk="full"}']]).toEqual([true, 0])
  expect(await age()).toBeGreaterThanOrEqual(27 * 3600)
})
