import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeJob } from '../../../base/jobs/jobs.sql.ts'
import { openTestHouse, type TestHouse } from '../../../base/testing/test-house.ts'
import { operatorOf } from '../../testing/test-operator.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const run = operatorOf(() => house)

test('work that was given up is listed with its reason, stands in the metrics, and is tried again when an operator says so', async () => {
  await writeJob(house.house.db, 'payout', 'given-up', house.clock.now())
  await writeJob(house.house.db, 'mail', 'waits', house.clock.now())
  await house.sql(`update job set dead_at = now(), failures = 30, last_error = 'Error: no bank' where key = 'given-up'`)
  house.clock.advance(90_000)
  const { body: metrics } = await house.app.inject({ url: '/metrics' })
  expect(metrics).toContain('fairhouse_jobs{kind="payout",state="dead"} 1')
  expect(metrics).toContain('fairhouse_jobs{kind="mail",state="due"} 1')
  expect(metrics).toContain('fairhouse_jobs_oldest_due_seconds{kind="mail"} 90')

  const { dead } = await run.ask<{ dead: { id: string }[] }>('jobs list')
  const lines = await run('jobs list')
  expect(dead).toMatchObject([{ kind: 'payout', key: 'given-up', failures: 30, reason: 'Error: no bank' }])
  expect(lines).toContain('mail: 0 running, 1 due since ' + new Date(house.clock.now().getTime() - 90_000).toISOString() + ', 0 dead')

  await expect(run('jobs retry', '123456789')).rejects.toThrow('Job 123456789 was not given up')
  await expect(run('jobs retry', 'x')).rejects.toThrow('no number of a job')
  expect(await run('jobs retry', dead[0]!.id)).toEqual(['1 tried again.'])
  expect((await run('jobs list')).at(-1)).toBe('Nothing was given up.')
  await expect(run('jobs retry', 'all')).rejects.toThrow('Nothing was given up.')
  expect(await house.sql(`select actor, subject from audit where action = 'jobs.retry'`)).toEqual([
    { actor: await run.actor(), subject: dead[0]!.id },
  ])
})
