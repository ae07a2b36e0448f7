// A restored house asks the outside world, and is killed at one of its steps; started again, it ends as it would have.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomOf } from '@fairhouse/testing/seeded-random.ts'
import { sandboxKey } from '../../cashier/deposits/test-cashier.ts'
import { readWalletRow } from '../../money/wallet/index.ts'
import { verifyLedger } from '../../money/verify-ledger/index.ts'
import { askEverybody, readLeft, readShut } from './index.ts'
import { openLostSpan, type LostSpan } from './test-lost-span.ts'
import type { RestoredHouse } from './test-restored.ts'

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1e9)
/** How many steps are tried, one drawn from each of as many equal stretches. */
const tried = process.env.TEST_ALL ? 40 : 4
const never = 1e9

let span: LostSpan
/** How many steps an asking has that nobody kills, and how it ends. */
let whole: { steps: number; end: Awaited<ReturnType<typeof endOf>> }
beforeAll(async () => {
  span = await openLostSpan()
  await withRestored(async (at) => {
    const { stdout } = await askInProcess(at, never)
    whole = { steps: Number(stdout), end: await endOf(at) }
  })
}, 120_000)
afterAll(() => span.before.close())

async function withRestored(work: (at: RestoredHouse) => Promise<void>): Promise<void> {
  const at = await span.before.restored(span.copy)
  try {
    await work(at)
  } finally {
    await at.close()
  }
}

/** Asks in a process of its own, which kills itself before a step. */
function askInProcess({ env }: RestoredHouse, last: number) {
  const hex = (key: { export: () => Buffer }) => key.export().toString('hex')
  const variables = {
    LAST_STEP: String(last),
    MODE: 'sandbox',
    LOG_LEVEL: 'silent',
    PORT: '1',
    DATABASE_URL: env.databaseUrl,
    PUBLIC_ORIGIN: env.publicOrigin,
    SANDBOX_ORIGIN: env.sandboxOrigin,
    FIELD_KEY: hex(env.fieldKey),
    INDEX_KEY: hex(env.indexKey),
    PLAYER_REF_KEY: hex(env.playerRefKey),
    ACQUIRER_API_KEY: env.acquirer.apiKey,
    ACQUIRER_WEBHOOK_SECRET: env.acquirer.webhookSecret,
    STUDIO_ID: env.studio.id,
    STUDIO_KEY_ID: env.studio.keyId,
    STUDIO_SECRET: env.studio.secret,
    STUDIO_URL: env.studio.url,
    STUDIO_ORIGIN: env.studio.origin,
    SERVICE_SANDBOX_KEY: sandboxKey,
    SMS_API_KEY: env.smsApiKey,
    REGISTERS_API_KEY: env.registersApiKey,
  }
  const file = join(import.meta.dirname, 'test-asking.ts')
  return promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', file], { env: variables })
}

/** Asks once more and returns how it ends: money, who has answered, what is left to be looked at, and what the ledger's checks find. */
async function endOf({ house, clock }: RestoredHouse) {
  const sources = (await askEverybody(house))?.map(({ source, state, listed }) => ({ source, state, listed }))
  const wallets = [span.ada, span.ben, span.cleo].map(({ shard, id: player, currency }) =>
    readWalletRow(house.db, { shard, player, currency }),
  )
  const left = await readLeft(house.db, (await readShut(house.db))!.id, 100) // it is shut
  const verdicts = await verifyLedger(house.db, clock)
  return {
    money: (await Promise.all(wallets)).map((row) => ({ ...row, seq: undefined })),
    sources,
    left: left.map((one) => ({ ...one, happened_at: undefined })),
    faults: verdicts.flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`)),
  }
}

test('an asking that nobody kills has steps, and leaves a debt and suspense to be looked at', () => {
  expect(whole.steps).toBeGreaterThan(50)
  expect(whole.end.faults).toEqual([])
  expect(whole.end.left.map(({ why }) => why).join()).toMatch(/lacked 50 minor units[^]*suspense|suspense[^]*lacked 50 minor units/)
})

test(
  `killed at ${tried} of its steps and started again, it ends as it would have (seed ${seed})`,
  async () => {
    const random = randomOf(seed)
    for (let stretch = 0; stretch < tried; stretch += 1)
      await withRestored(async (at) => {
        // Some askings have a few steps less than others, so that the very last ones may not come.
        const last = 1 + Math.floor(((stretch + random()) / tried) * whole.steps * 0.95)
        await expect(askInProcess(at, last)).rejects.toMatchObject({ signal: 'SIGKILL' })
        // Nor does it matter if the second one is killed, too.
        await expect(askInProcess(at, 1 + Math.floor(random() * 20))).rejects.toMatchObject({ signal: 'SIGKILL' })
        expect({ last, ...(await endOf(at)) }).toEqual({ last, ...whole.end })
      })
  },
  tried * 60_000,
)
