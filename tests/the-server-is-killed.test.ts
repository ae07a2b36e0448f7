import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinWithoutLoss, payByCard } from './calls-without-loss.ts'
import { randomOf } from '@fairhouse/testing/seeded-random.ts'
import { expectCreditedOnce, expectLedgerRight, expectRoundsStand, settleDeposits } from './nothing-was-lost.ts'
import { startHouse, type RunningHouse } from './running-house.ts'
import { play, type Ended } from './studio-without-loss.ts'

const kills = process.env.TEST_ALL ? 60 : 6
const players = 4
const seed = Number(process.env.TEST_SEED ?? Date.now() % 1e9)

let house: RunningHouse
let database: pg.Client
beforeAll(async () => {
  house = await startHouse({ 'be.captcha.afterRegistrations': 0, 'be.captcha.afterFailedLogins': 0 }, { processes: true })
  database = new pg.Client({ connectionString: house.ownerUrl })
  await database.connect()
})
afterAll(async () => {
  await database?.end()
  await house?.close()
})

let over = false
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test(
  `the server is killed ${kills} times at random moments while players deposit and play: every payment is credited once, every stake and win stands, and the ledger is right`,
  async () => {
    console.log(`seed ${seed}`)
    const random = randomOf(seed)
    const people = await Promise.all(Array.from({ length: players }, () => joinWithoutLoss(house)))
    for (const one of people) await payByCard(house, one)
    const rounds: Ended[] = []
    const playing = people.map((one, n) => play(house, one, randomOf(seed + n + 1), () => over, 0, rounds))
    const paying = people.map(async (one) => {
      for (let n = 0; n < 60 && !over; n += 1) {
        await payByCard(house, one)
        await wait(100)
      }
    })
    for (let n = 0; n < kills; n += 1) {
      // A slow machine may need longer for a round than passes until the next kill.
      for (const before = rounds.length; rounds.length === before;) await wait(20)
      await wait(random() * 900)
      await house.killServer()
    }
    over = true
    await Promise.all(paying)
    await Promise.all(playing)

    await settleDeposits(house, database)
    const captured = await expectCreditedOnce(house, database)
    expect(captured.length).toBeGreaterThan(players)
    await expectRoundsStand(database, rounds)
    console.log(
      `${captured.length} payments, ${rounds.length} rounds: ${[...Map.groupBy(rounds, ({ end }) => end)].map(([end, those]) => `${those.length} ${end}`).join(', ')}`,
    )
    await expectLedgerRight(house, 8)
  },
  kills * 40_000,
)
