import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { password } from './calls.ts'
import { joinWithoutLoss, payByCard, type Joined } from './calls-without-loss.ts'
import { randomOf } from '@fairhouse/testing/seeded-random.ts'
import { newFolder } from './npm-start.ts'
import { expectCreditedOnce, expectLedgerRight, expectRoundsStand, settleDeposits } from './nothing-was-lost.ts'
import { roomyBudgets } from './roomy-budgets.ts'
import { play, type Ended } from './studio-without-loss.ts'
import { endings, startWholeHouse, type Ending, type WholeHouse } from './whole-house.ts'

// `npm run outages -- --seconds=1200 --seed=7`; in `npm run test:all` a shorter one, in `npm test` the first alone.
const seconds = Number(process.env.OUTAGE_SECONDS ?? 150)
const seed = Number(process.env.TEST_SEED ?? Date.now() % 1e9)
const longTest = process.env.OUTAGE_SECONDS || process.env.TEST_ALL ? test : test.skip
const everyMs = 15_000
const backWithinMs = 5000
// Among other tests a server begins more slowly: nine tenths of the time are asked of a run of its own.
const mostNotReady = process.env.OUTAGE_SECONDS ? 0.1 : 0.25

const settings = {
  ...roomyBudgets,
  'be.captcha.afterRegistrations': 0,
  'be.captcha.afterFailedLogins': 0,
  'be.sessionIdleMinutes': 1440,
  'be.sessionMaxHours': 168,
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Players who deposit, bet and log in until they are told to stop, and what must then hold. */
async function openBusiness(house: WholeHouse, players: number) {
  const people = await Promise.all(Array.from({ length: players }, () => joinWithoutLoss(house)))
  // Of many logins of one account the oldest end: nobody who plays may be among them.
  const visitor = await joinWithoutLoss(house)
  for (const one of people) await payByCard(house, one)
  let over = false
  const begun: string[] = []
  let logins = 0
  const playing = people.map((one, n) => play(house, one, randomOf(seed + n + 1), () => over, 20))
  const paying = people.map(async (one) => {
    for (; !over; await wait(700)) begun.push(await payByCard(house, one))
  })
  const entering = (async () => {
    for (; !over; await wait(300)) {
      await logIn(visitor)
      logins += 1
    }
  })()
  return async () => {
    over = true
    await Promise.all([...paying, entering])
    const rounds = (await Promise.all(playing)).flat()
    return expectNothingLost(house, begun, rounds, logins)
  }
}

async function expectNothingLost(house: WholeHouse, begun: readonly string[], rounds: readonly Ended[], logins: number): Promise<string> {
  await house.control('/clock')
  const database = new pg.Client({ connectionString: house.ownerUrl })
  await database.connect()
  try {
    const attempts = await database.query<{ reference: string }>('select reference from deposit_attempt')
    const kept = new Set(attempts.rows.map(({ reference }) => reference))
    expect(begun.filter((reference) => reference !== '' && !kept.has(reference))).toEqual([])
    await settleDeposits(house, database)
    const credited = await expectCreditedOnce(house, database)
    await expectRoundsStand(database, rounds)
    await expectLedgerRight(house, 8)
    expect(Math.min(credited.length, rounds.length, logins)).toBeGreaterThan(0)
    return `${credited.length} payments, ${rounds.length} rounds, ${logins} logins`
  } finally {
    await database.end()
  }
}

/** A login that was answered is one: its session is there. */
async function logIn({ email, post, ask }: Joined): Promise<void> {
  const { body, cookies } = await post('/api/login', { login: email, password })
  expect(body).toMatchObject({ profile: expect.anything() })
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  expect((await ask('/api/session', cookie)).body.profile).not.toBeNull()
}

/** Ends something, and answers how long it took from the database's return until the house said that it is ready. */
async function endOne(house: WholeHouse, what: Ending, random: () => number): Promise<number> {
  await house.end(what, random)
  const deadline = Date.now() + 60_000
  while (!(await house.isDatabaseThere())) {
    if (Date.now() > deadline) throw new Error(`The database did not come back after ${what} ended: ${house.log()}`)
    await wait(20)
  }
  const there = performance.now()
  while (!(await house.isReady())) {
    if (Date.now() > deadline) throw new Error(`The house did not come back after ${what} ended: ${house.log()}`)
    await wait(20)
  }
  return performance.now() - there
}

/** Looks ten times a second until it is told to stop; answers for which part of the time it was not ready. */
function watchReadiness(house: WholeHouse): () => Promise<number> {
  let over = false
  const [looks, not] = [[] as boolean[], (ready: boolean) => !ready]
  const looking = (async () => {
    for (; !over; await wait(100)) looks.push(await house.isReady())
  })()
  return async () => {
    over = true
    await looking
    return looks.filter(not).length / looks.length
  }
}

test('a backend, all of them, the database server, the server, the sandbox and the studio end once each under deposits, bets and logins: it comes back by itself each time, and nothing acknowledged is lost', async () => {
  console.log(`seed ${seed}`)
  const house = await startWholeHouse(settings)
  const closeBusiness = await openBusiness(house, 2)
  for (const what of endings) await endOne(house, what, randomOf(seed))
  console.log(await closeBusiness())
}, 240_000)

/** A server that is killed has to begin anew; nothing else may take it that long. */
const isSoonAfter = (what: Ending) => (ms: number) => ms < (what === 'the server' ? 4 * backWithinMs : backWithinMs)

longTest(
  `for ${seconds} seconds something ends every ${everyMs / 1000}, and once the disk is full: nothing acknowledged is lost, and it is ready ${100 - mostNotReady * 100} % of the time`,
  async () => {
    console.log(`seed ${seed}`)
    const random = randomOf(seed)
    const disk = boundedDisk()
    const house = await startWholeHouse(settings, disk?.folder)
    const closeBusiness = await openBusiness(house, 4)
    const stopWatching = watchReadiness(house)
    const began = Date.now()
    const slow: unknown[] = []
    const ended: Record<string, number> = {}
    for (let n = 1; (Date.now() - began) / 1000 < seconds; n += 1) {
      const what = endings[Math.floor(random() * endings.length)]! // a place within
      const backMs = await endOne(house, what, random)
      if (!isSoonAfter(what)(backMs)) slow.push([what, backMs])
      ended[what] = (ended[what] ?? 0) + 1
      await wait(Math.max(0, began + n * everyMs - Date.now()))
    }
    const notReady = await stopWatching()
    if (disk) await disk.fillFor(10_000, house)
    const told = await closeBusiness()
    console.log(
      `${told}; ended ${JSON.stringify(ended)}; not ready ${(notReady * 100).toFixed(1)} %; disk ${disk ? 'was full once' : 'was not filled'}`,
    )
    expect(slow).toEqual([])
    expect(notReady).toBeLessThan(mostNotReady)
  },
  seconds * 1000 + 600_000,
)

/** A small disk of memory for a data folder; none where mounting is not allowed. */
function boundedDisk() {
  const folder = newFolder()
  if (process.getuid?.() !== 0 || spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1g', 'tmpfs', folder]).status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
  const filler = join(folder, 'filler')
  return {
    folder,
    async fillFor(ms: number, house: WholeHouse): Promise<void> {
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'])
      for (const until = Date.now() + ms; Date.now() < until; await wait(200))
        spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k', 'oflag=append', 'conv=notrunc'])
      rmSync(filler)
      await expect.poll(() => house.isReady(), { timeout: 60_000, interval: 50 }).toBe(true)
    },
  }
}
