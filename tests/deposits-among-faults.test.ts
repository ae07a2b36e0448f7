import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { joinWithoutLoss, payByCard, type Joined } from './calls-without-loss.ts'
import { randomOf } from '@fairhouse/testing/seeded-random.ts'
import { fairhouse } from './command-line.ts'
import { startHouse, type RunningHouse } from './running-house.ts'

// `npm run faults -- --deposits=3000 --seed=7`; in `npm run test:all` a shorter one.
const deposits = Number(process.env.FAULT_DEPOSITS ?? 100)
const seed = Number(process.env.TEST_SEED ?? Date.now() % 1e9)
const payers = Math.min(12, Math.ceil(deposits / 10))

let house: RunningHouse
let database: pg.Client
beforeAll(async () => {
  const settings = {
    'be.captcha.afterRegistrations': 0,
    'be.captcha.afterFailedLogins': 0,
    'be.sessionIdleMinutes': 1440,
    'be.sessionMaxHours': 168,
    'country.trustedProxies': ['127.0.0.1'],
  }
  house = await startHouse(settings, { processes: true })
  database = new pg.Client({ connectionString: house.ownerUrl })
  await database.connect()
})
afterAll(async () => {
  await database?.end()
  await house?.close()
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const one = <Value>(random: () => number, among: readonly Value[]): Value => among[Math.floor(random() * among.length)]! // a place within
const count = async (sql: string) => (await database.query(sql)).rowCount ?? 0
const open = `state in ('created', 'stepping', 'pending', 'unknown')`

/** Cards by what happens with them: all is well, told twice, told late, told later still, refused. */
const cards = ['4242424242424242', '4000000000000093', '4000000000000077', '4000000000000044', '4000000000009995']
/** What is answered at the providers whose payments are orders; the first list pays, the second does not. */
const orders = [
  { method: 950001, pays: ['pay', 'payTwice', 'payLate', 'paySilently'], not: ['reject', 'cancel', 'expire'], late: 'payAfterAll' },
  { method: 910002, pays: ['pay', 'seen', 'payTwice', 'paySilently'], not: ['invalid', 'expire'], late: 'payLate' },
  { method: 390001, pays: ['approve', 'pending', 'twice', 'silently', 'swapped'], not: ['decline'], late: 'late' },
] as const

type Told = { paid: Set<string>; begun: number }

/** Begins a payment at one of them; it is paid, refused, given up, or given up and paid after all. */
async function payByOrder({ post }: Joined, random: () => number, told: Told): Promise<void> {
  const { method, pays, not, late } = one(random, orders)
  const { body: step } = await post('/api/deposits', { method, amount: '40.00', currency: 'EUR' })
  const { reference } = step
  if (method === 390001 && step.url)
    await fetch(step.url, { method: 'POST', body: new URLSearchParams((step.params ?? []).map(({ name, value }) => [name, value])) })
  const listed = await house.control<{ orders: { id: string; reference: string }[] }>('/orders')
  const id = listed.orders.find((order) => order.reference === reference)?.id
  if (!id) return
  const chance = random()
  const answer = chance < 0.7 ? one<string>(random, pays) : chance < 0.85 ? one<string>(random, not) : chance < 0.93 ? late : undefined
  if (answer === late || answer === undefined) await post('/api/deposits/cancel', { reference })
  if (answer === undefined) return
  const answered = await house.control(`/orders/${id}/answer`, { answer }).then(
    () => true,
    () => false,
  )
  if (answered && (answer === late || (pays as readonly string[]).includes(answer))) told.paid.add(reference)
}

/** Pays again and again, one deposit after the other. */
async function keepPaying(payer: Joined, random: () => number, told: Told): Promise<void> {
  while (told.begun < deposits) {
    told.begun += 1
    if (random() < 0.5) await payByCard(house, payer, one(random, cards))
    else await payByOrder(payer, random, told)
  }
}

/** Notices are dropped, doubled and held back, so that later ones overtake them; calls fail or answer too late; time passes; the server is killed. */
async function makeFaults(random: () => number, isOver: () => boolean): Promise<number> {
  let kills = 0
  for (let n = 0; !isOver(); n += 1) {
    await wait(100 + random() * 300)
    await house.control('/defaults', {
      webhookDelayMs: one(random, [0, 0, 2000, 20_000, 120_000]),
      dropNotices: random() < 0.4 ? 1 + Math.floor(random() * 4) : 0,
      duplicateNotices: random() < 0.4 ? 1 + Math.floor(random() * 4) : 0,
      failCalls: random() < 0.2 ? 1 : 0,
      hangCalls: random() < 0.1 ? 1 : 0,
      hangSeconds: random() < 0.1 ? 11 : 0.3,
    })
    if (random() < 0.3) await house.control('/clock', { advanceSeconds: 1 + Math.floor(random() * 20) })
    if (n % 5 !== 4) continue
    await house.killServer()
    kills += 1
  }
  return kills
}

/** The dust settles: no faults any more, and the time that is needed passes. */
async function settle(): Promise<void> {
  await house.control('/defaults/reset', {})
  const due = `select from job where kind = 'deposit-check' and due_at <= clock_timestamp() + (select offset_ms from clock) * interval '1 millisecond'`
  for (let n = 0; n < 24 && (n < 2 || (await count(`select from deposit_attempt where ${open}`)) > 0); n += 1) {
    // First the hour after which some is told, then minutes, then days: the longest that anybody may take to pay is three of them.
    await house.control('/clock', { advanceSeconds: n === 0 ? 4000 : n < 8 ? 700 : 86_400 })
    await expect.poll(() => count(due), { timeout: 60_000 }).toBe(0)
  }
}

/** What the acquirer says that it has captured. */
async function captured(): Promise<string[]> {
  const query = new URLSearchParams({ from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' })
  const headers = { authorization: `Bearer ${house.secrets.acquirerKey}` }
  const answer = await fetch(`${house.sandbox}/acquirer/v1/statement?${query}`, { headers })
  const { lines } = (await answer.json()) as { lines: { type: string; reference: string }[] } // the protocol's
  return lines.flatMap(({ type, reference }) => (type === 'payment' ? [reference] : []))
}

test(
  `${deposits} deposits while notices are lost, doubled, late and out of order, calls fail, and the server is killed again and again: each payment is credited once, and none is forgotten`,
  async () => {
    console.log(`seed ${seed}`)
    const began = Date.now()
    const random = randomOf(seed)
    const told: Told = { paid: new Set(), begun: 0 }
    const people = await Promise.all(Array.from({ length: payers }, (_, n) => joinWithoutLoss(house, `10.0.0.${n + 1}`)))
    let over = false
    onTestFinished(() => void (over = true))
    const faults = makeFaults(random, () => over)
    faults.catch(() => undefined) // told where it is awaited
    await Promise.all(people.map((payer, n) => keepPaying(payer, randomOf(seed + n + 1), told)))
    over = true
    const kills = await faults
    expect(
      await count(`select from deposit_attempt a where ${open} and not exists
        (select from job j where j.kind = 'deposit-check' and j.key = a.shard || ':' || a.reference)`),
    ).toBe(0)
    await settle()
    expect(await count(`select from deposit_attempt where ${open}`)).toBe(0)

    const paid = [...(await captured()), ...told.paid].toSorted()
    const { rows } = await database.query<{ reason_ref: string }>(
      `select reason_ref from posting where kind = 'deposit' and outcome = 'posted'`,
    )
    expect(rows.map(({ reason_ref: reference }) => reference).toSorted()).toEqual(paid)
    expect(paid.length).toBeGreaterThan(deposits / 3)
    const states = await database.query<{ state: string; n: string }>(
      'select state, count(*) as n from deposit_attempt group by 1 order by 1',
    )
    const verdicts = await fairhouse<{ check: string; looked: number; faults: string[] }[]>(house, 'ledger', 'verify')
    console.log(
      `${told.begun} deposits (${states.rows.map(({ state, n }) => `${n} ${state}`).join(', ')}), ${paid.length} paid, ${kills} kills, ${Math.round((Date.now() - began) / 1000)} s`,
    )
    expect(verdicts.filter(({ looked }) => looked > 0).length).toBeGreaterThan(5)
    expect(verdicts.filter((verdict) => verdict.faults.length > 0)).toEqual([])
  },
  600_000 + deposits * 1500,
)
