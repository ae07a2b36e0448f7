import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playerRefOf } from '../apps/server/src/games/studio.ts'
import type { House } from '../apps/server/src/base/context.ts'
import { joinWithoutLoss, payByCard, randomOf, type Joined } from './calls-without-loss.ts'
import { fairhouse } from './command-line.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

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

/** One call of the studio; undefined where its answer is not known. */
async function studio(name: string, input: Record<string, unknown>): Promise<string | undefined> {
  const raw = JSON.stringify({ requestId: randomBytes(6).toString('hex'), ...input })
  const path = `/wallet/v1/${name}`
  const time = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', house.secrets.studio!).update(`${time}\n${path}\n${raw}`).digest('hex')
  try {
    const headers = {
      'content-type': 'application/json',
      'x-provider': 'orchard',
      'x-key': 'k1',
      'x-timestamp': time,
      'x-signature': signature,
    }
    const response = await fetch(house.origin + path, { method: 'POST', headers, body: raw, signal: AbortSignal.timeout(10_000) })
    const { code } = (await response.json()) as { code: string }
    return code === 'TRY_LATER' ? undefined : code
  } catch {
    return undefined
  }
}

async function untilTold(name: string, input: Record<string, unknown>): Promise<string> {
  for (;;) {
    const code = await studio(name, input)
    if (code !== undefined) return code
    await wait(20)
  }
}

type Ended = { round: string; stake: bigint; won: bigint; end: 'closed' | 'rolledBack' | 'refused' | 'open' }

/** Plays as the protocol says: a bet whose answer is not known is rolled back until OK, a win is told until OK. */
async function play(player: Joined, random: () => number): Promise<Ended[]> {
  const rounds: Ended[] = []
  const playerRef = playerRefOf({ env: { playerRefKey: createSecretKey(house.secrets.playerRef!, 'hex') } } as House, 'orchard', {
    shard: player.shard,
    player: player.id,
    currency: 'EUR',
  })
  const { body } = await player.post('/api/game/launch', { game: 'orchard', type: 'real', language: 'en' })
  const common = { playerRef, gameId: 'orchard-slot', currency: 'EUR' }
  for (let n = 0; !over; n += 1) {
    const [roundId, transactionId] = [`r${player.id}-${n}`, `t${player.id}-${n}`]
    const stake = BigInt(1 + Math.floor(random() * 50))
    const won = random() < 0.5 ? 0n : BigInt(Math.floor(random() * 90))
    const code = await studio('bet', {
      ...common,
      sessionToken: body.sessionId,
      transactionId,
      roundId,
      amount: String(stake),
      roundStart: true,
    })
    if (code === undefined) {
      expect(
        await untilTold('rollback', {
          playerRef,
          transactionId: `${transactionId}-back`,
          targetTransactionId: transactionId,
          roundId,
          reason: 'no answer',
        }),
      ).toBe('OK')
      rounds.push({ round: roundId, stake, won: 0n, end: 'rolledBack' })
    } else if (code !== 'OK') {
      rounds.push({ round: roundId, stake, won: 0n, end: 'refused' })
      expect(code).toBe('INSUFFICIENT_FUNDS')
      await wait(50)
    } else if (random() < 0.05) {
      rounds.push({ round: roundId, stake, won: 0n, end: 'open' })
    } else {
      expect(
        await untilTold('win', {
          ...common,
          transactionId: `${transactionId}-win`,
          roundId,
          betTransactionId: transactionId,
          amount: String(won),
          roundClosed: true,
        }),
      ).toBe('OK')
      rounds.push({ round: roundId, stake, won, end: 'closed' })
    }
  }
  return rounds
}

test(
  `the server is killed ${kills} times at random moments while players deposit and play: every payment is credited once, every stake and win stands, and the ledger is right`,
  async () => {
    console.log(`seed ${seed}`)
    const random = randomOf(seed)
    const people = await Promise.all(Array.from({ length: players }, () => joinWithoutLoss(house)))
    for (const one of people) await payByCard(house, one)
    const playing = people.map((one, n) => play(one, randomOf(seed + n + 1)))
    const paying = people.map(async (one) => {
      for (let n = 0; n < 60 && !over; n += 1) {
        await payByCard(house, one)
        await wait(100)
      }
    })
    for (let n = 0; n < kills; n += 1) {
      await wait(random() * 900)
      await house.killServer()
    }
    over = true
    await Promise.all(paying)
    const rounds = (await Promise.all(playing)).flat()

    // The dust settles: what was lost is asked for, what is waited for in vain runs out.
    const open = async () =>
      (await database.query(`select from deposit_attempt where state in ('created', 'stepping', 'pending', 'unknown')`)).rowCount
    for (let n = 0; n < 12 && (await open()) !== 0; n += 1) {
      await house.control('/clock', { advanceSeconds: 400 })
      await expect
        .poll(
          async () =>
            (
              await database.query(
                `select from job where kind = 'deposit-check' and due_at <= clock_timestamp() + (select offset_ms from clock) * interval '1 millisecond'`,
              )
            ).rowCount,
          { timeout: 20_000 },
        )
        .toBe(0)
    }
    expect(await open()).toBe(0)

    const { payments } = await house.control<{ payments: { reference: string; status: string; amount: string }[] }>('/payments?limit=500')
    const captured = payments.filter(({ status }) => status === 'captured')
    expect(captured.length).toBeGreaterThan(players)
    const credits = new Map(
      (
        await database.query<{ reason_ref: string; n: string }>(
          `select reason_ref, count(*) as n from posting where kind = 'deposit' and outcome = 'posted' group by 1`,
        )
      ).rows.map(({ reason_ref: reference, n }) => [reference, Number(n)]),
    )
    expect(captured.map(({ reference }) => [reference, credits.get(reference)])).toEqual(captured.map(({ reference }) => [reference, 1]))
    expect(credits.size).toBe(captured.length)

    // How many there are is the machine's affair; between two kills there is one at least.
    expect(rounds.length).toBeGreaterThan(kills)
    const holds = new Map(
      (
        await database.query<{ id: string; state: string; staked: string; won: string; amount: string }>(
          `select id, state, staked, won, amount from hold where kind = 'round'`,
        )
      ).rows.map((hold) => [hold.id.replace('orchard:round:', ''), hold]),
    )
    for (const { round, stake, won, end } of rounds) {
      const hold = holds.get(round)
      const stands = { state: hold?.state, staked: hold?.staked, won: hold?.won, amount: hold?.amount }
      if (end === 'closed')
        expect([round, stands]).toEqual([round, { state: 'closed', staked: String(stake), won: String(won), amount: '0' }])
      if (end === 'open') expect([round, stands]).toMatchObject([round, { state: 'open', amount: String(stake) }])
      if (end === 'refused') expect([round, hold]).toEqual([round, undefined])
      if (end === 'rolledBack') expect([round, hold === undefined || hold.amount === '0']).toEqual([round, true])
    }
    console.log(
      `${captured.length} payments, ${rounds.length} rounds: ${[...Map.groupBy(rounds, ({ end }) => end)].map(([end, those]) => `${those.length} ${end}`).join(', ')}`,
    )
    const verdicts = await fairhouse<{ check: string; looked: number; faults: string[] }[]>(house, 'ledger', 'verify')
    expect(verdicts.filter(({ looked }) => looked > 0).length).toBeGreaterThan(8)
    expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
  },
  kills * 12_000,
)
