import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { openStudioTest, type StudioTest } from '@fairhouse/testing/studio/platform.ts'
import { measureWaiting } from './measure-waiting.ts'
import { openMetrics } from './metrics.ts'

let studio: StudioTest
afterEach(() => studio?.close())

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const status = async (authorization?: string) =>
  (await studio.test.app.inject({ url: '/metrics', ...(authorization ? { headers: { authorization } } : {}) })).statusCode

test.each(['alerts.yml', 'dashboard.json'])('every metric of the studio in %s is one that it tells', async (file) => {
  const told = (await openMetrics().registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  const named = [...new Set([...read(`deploy/monitoring/${file}`).matchAll(/\bstudio_\w+/g)].map(([name]) => name))]
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !told.includes(name))).toEqual([])
})

test('metrics are read with the token, without one beside an open desk alone', async () => {
  studio = await openStudioTest(undefined, { desk: 'closed' })
  expect([await status(), await status('Bearer ')]).toEqual([404, 404])
  await studio.close()
  studio = await openStudioTest(undefined, { metricsToken: 'a-token-of-some-length' })
  expect([await status(), await status('Bearer wrong')]).toEqual([404, 404])
  expect(await status('Bearer a-token-of-some-length')).toBe(200)
  await studio.close()
  studio = await openStudioTest()
  expect(await status()).toBe(200)
})

test('a round is told by the answers of the wallet, and one whose win does not arrive by what waits and for how long', async () => {
  studio = await openStudioTest()
  const { world } = studio.test.studio
  const value = async (name: string, labels: string) =>
    Number(new RegExp(`^${name}\\{${labels}\\} (\\S+)$`, 'm').exec(await world.metrics.registry.metrics())?.[1])
  const game = await studio.open()
  await game.spin()
  expect(await value('studio_wallet_call_seconds_count', 'call="bet",code="OK"')).toBe(1)
  await measureWaiting(world)
  expect(await value('studio_outbox_waiting', 'call="win"')).toBeNaN()
  const created = new Date(world.clock.now().getTime() - 700_000)
  await world.database.query(
    `insert into outbox (transaction_id, round_id, call, body, created_at, next_at) select 'late', id, 'win', '{}', $1, $2 from rounds limit 1`,
    [created, new Date(world.clock.now().getTime() + 3_600_000)],
  )
  await measureWaiting(world)
  expect(await value('studio_outbox_waiting', 'call="win"')).toBe(1)
  expect(await value('studio_outbox_oldest_seconds', 'call="win"')).toBeGreaterThanOrEqual(700)
  expect(await value('studio_outbox_late_seconds', 'call="win"')).toBe(0)
})
