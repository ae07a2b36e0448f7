import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeJob } from './base/jobs/jobs.sql.ts'
import { freePort, openTestHouse, type TestHouse } from './base/testing/test-house.ts'
import { readEnvironment } from './base/environment.ts'
import { openServer } from './open-server.ts'

let at: TestHouse
beforeAll(async () => {
  at = await openTestHouse()
})
afterAll(() => at.close())

const job = 'roll-up' // a job that every installation has
const isDue = async () =>
  (await at.sql(`select count(*)::int as due from job where kind = '${job}' and key = 'apart' and due_at <= now()`)).map(
    ({ due }) => due,
  )[0] === 1
const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ status }) => status,
    () => 'nobody',
  )

test('the site listens and leaves what is due; a worker does it and listens nowhere', async () => {
  const [webPort, workerPort] = [await freePort(), await freePort()]
  const web = await openServer({ ...at.env, port: webPort, role: 'web' })
  try {
    await writeJob(at.house.db, job, 'apart', new Date())
    expect(await answers(webPort)).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 1500)) // longer than a worker takes to look for work
    expect(await isDue()).toBe(true)
    const worker = await openServer({ ...at.env, port: workerPort, role: 'worker' })
    try {
      await expect.poll(isDue, { timeout: 20_000, interval: 50 }).toBe(false)
      expect(await answers(workerPort)).toBe('nobody')
    } finally {
      await worker.close()
    }
  } finally {
    await web.close()
  }
})

test('nodes that start at once on a new database all start', async () => {
  const fresh = await openTestHouse()
  const nodes = await Promise.allSettled(
    Array.from({ length: 4 }, async () => openServer({ ...fresh.env, port: await freePort(), role: 'web' })),
  )
  await Promise.all(nodes.map(async (node) => node.status === 'fulfilled' && node.value.close()))
  await fresh.close()
  expect(nodes.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'))
})

test('a server that ends says that it is not ready, and still answers until proxies have seen it', async () => {
  const port = await freePort()
  let pass = (): void => undefined
  const waited: number[] = []
  const wait = (ms: number) => (waited.push(ms), new Promise<void>((resolve) => (pass = resolve)))
  const web = await openServer({ ...at.env, port, role: 'web', drainSeconds: 5 }, undefined, wait)
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: answer.status, body: (await answer.json()) as { status: string } } // ours
  }
  expect((await ask('/readyz')).status).toBe(200)
  const closed = web.close()
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { status: 'ending' } })
  expect((await ask('/healthz')).status).toBe(200)
  expect(waited).toEqual([5000])
  pass()
  await closed
  expect(await answers(port)).toBe('nobody')
})

test('a role that is none keeps the server from starting, with one sentence', () => {
  expect(() => readEnvironment({ ...process.env, PUBLIC_ORIGIN: 'http://localhost:3000', PORT: '3000', SERVER_ROLE: 'both' })).toThrow(
    /SERVER_ROLE is "both": give web or worker/,
  )
})
