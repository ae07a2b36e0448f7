import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

const read = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')
const [rules, board] = [read('deploy/monitoring/alerts.yml'), read('deploy/monitoring/dashboard.json')]
const runbook = read('docs/operate/runbook.md')
const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name)

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

test.each([
  ['rules', rules],
  ['dashboard', board],
])('every metric of the %s is one that the house tells', async (_, text) => {
  const told = (await at.house.metrics.registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  const named = [...new Set([...text.matchAll(/\bfairhouse_\w+/g)].map(([name]) => name))]
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !told.includes(name))).toEqual([])
})

test('every alert has its section in the runbook, to which it leads, and there is no other', () => {
  const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(sections).toEqual(alerts)
  const led = [...rules.matchAll(/runbook: docs\/operate\/runbook\.md#(\w+)$/gm)].map(([, name]) => name)
  expect(led).toEqual(alerts.map((name) => name.toLowerCase()))
})
