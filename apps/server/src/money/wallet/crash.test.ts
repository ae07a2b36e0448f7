import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callPost } from './post.sql.ts'
import { bet, openTestLedger, rollback, win, type TestLedger } from './test-ledger.ts'
import { asOwner } from './test-ledger.sql.ts'
import { verifyLedger } from '../verify-ledger/verify.ts'
import { readWalletRow } from './wallet.sql.ts'
import type { Posting, WalletKey } from './posting.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(async () => {
  const verdicts = await verifyLedger(ledger.database.db, ledger.clock)
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([])
  await ledger.close()
})

/** A connection of ours that the server cuts off, as a crash of either side does. */
async function openVictim() {
  const client = new pg.Client({ connectionString: ledger.database.app })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const cut = async () => {
    await asOwner(ledger.database.owner, `select pg_terminate_backend(${rows[0]!.pid}, 5000)`)
  }
  return { client, cut, pid: rows[0]!.pid }
}

const steps = (key: WalletKey): Posting[] => {
  const [one, two] = [bet(key, 10n), bet(key, 20n)]
  return [one, two, win(key, one.round, 25n), rollback(two)]
}
const settled = { cash: 115n, in_play_cash: 0n, seq: 5n }

describe('a connection that is cut off in a transaction', () => {
  test.each([0, 1, 2, 3, 4])('after %i of four postings leaves nothing; sent again they happen exactly once', async (sent) => {
    const key = await ledger.open(100n)
    const postings = steps(key)
    const { client, cut } = await openVictim()
    await client.query('begin')
    for (const posting of postings.slice(0, sent)) await callPost(client, [posting], ledger.clock.now())
    await cut()
    await expect(client.query('commit')).rejects.toThrow(/terminat|closed|not queryable/i)
    expect(await readWalletRow(ledger.database.db, key)).toMatchObject({ cash: 100n, seq: 1n })
    for (const posting of postings) expect(await ledger.wallet.post(posting)).toMatchObject({ outcome: 'posted', replayed: false })
    expect(await readWalletRow(ledger.database.db, key)).toMatchObject(settled)
  })

  test.each([1, 2, 3, 4])('after %i of four postings were committed goes on where they ended', async (sent) => {
    const key = await ledger.open(100n)
    const postings = steps(key)
    const { client, cut } = await openVictim()
    for (const posting of postings.slice(0, sent)) await callPost(client, [posting], ledger.clock.now())
    await cut()
    const results = []
    for (const posting of postings) results.push(await ledger.wallet.post(posting))
    expect(results.map(({ replayed }) => replayed)).toEqual(postings.map((_, index) => index < sent))
    expect(await readWalletRow(ledger.database.db, key)).toMatchObject(settled)
  })
})

test('a call that is cut off while it waits for the wallet has no effect, and the same id has it once afterwards', async () => {
  const key = await ledger.open(100n)
  const posting = bet(key, 10n)
  const [holder, victim] = [await openVictim(), await openVictim()]
  await holder.client.query('begin')
  await holder.client.query('select wallet_lock($1::smallint, $2, $3)', [key.shard, key.player, key.currency])
  const waiting = callPost(victim.client, [posting], ledger.clock.now()).then(
    () => 'done',
    () => 'cut off',
  )
  await untilWaiting(victim.pid)
  await victim.cut()
  expect(await waiting).toBe('cut off')
  await holder.client.query('rollback')
  await holder.client.end()
  expect([await ledger.wallet.post(posting), await ledger.wallet.post(posting)]).toMatchObject([{ replayed: false }, { replayed: true }])
  expect(await readWalletRow(ledger.database.db, key)).toMatchObject({ cash: 90n, seq: 2n })
})

test('batches whose connections are cut off again and again lose nothing and double nothing', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => ledger.open(1000n)))
  const postings = Array.from({ length: 400 }, (_, index) => bet(keys[index % keys.length]!, 1n, { id: `storm:${index}` }))
  let over = false
  const cutting = (async () => {
    while (!over)
      await asOwner(
        ledger.database.owner,
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and application_name = 'fairhouse' and state = 'active'`,
      )
  })()
  const until = async (posting: Posting) => {
    for (;;) {
      const result = await ledger.wallet.post(posting).catch(() => undefined)
      if (result) return result
    }
  }
  const results = await Promise.all(postings.map(until))
  over = true
  await cutting
  expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['posted']))
  for (const key of keys) expect(await readWalletRow(ledger.database.db, key)).toMatchObject({ cash: 950n, in_play_cash: 50n, seq: 51n })
}, 120_000)

async function untilWaiting(pid: number): Promise<void> {
  for (;;) {
    const rows = await asOwner(
      ledger.database.owner,
      `select 1 as one from pg_stat_activity where pid = ${pid} and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
  }
}
