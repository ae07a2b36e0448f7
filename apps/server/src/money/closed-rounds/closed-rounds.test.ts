import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callPost } from '../wallet/post.sql.ts'
import { bet, betWin, openTestLedger, rollback, win, type TestLedger } from '../wallet/test-ledger.ts'
import { lockReader, moveMark, readUnread } from './closed-rounds.sql.ts'
import { takeClosedRounds, type ClosedRound } from './index.ts'

let ledger: TestLedger
let readers = 0
beforeAll(async () => void (ledger = await openTestLedger()))
afterAll(() => ledger.close())

/** A reader of its own that has begun, with its own way to take what is new. */
async function openReader() {
  const name = `test:${(readers += 1)}`
  const take = () => ledger.database.db.transaction(async (tx) => (await takeClosedRounds(tx, ledger.clock, name)).rounds)
  await take()
  return { name, take }
}

async function lookedTo(reader: string): Promise<Date> {
  const { rows } = await ledger.database.db.query<{ looked_to: Date }>({
    text: 'select looked_to from round_reader where reader = $1',
    values: [reader],
  })
  return rows[0]!.looked_to // it has begun
}

const ids = (rounds: readonly ClosedRound[]) => rounds.map(({ id }) => id)

describe('a reader of closed rounds', () => {
  test('takes each once, when it has closed, with its stakes and wins', async () => {
    const { take } = await openReader()
    const key = await ledger.open(1000n)
    const [open, lost, back, instant] = [bet(key, 10n), bet(key, 20n), bet(key, 30n), betWin(key, 40n, 55n)]
    for (const posting of [open, lost, back, instant, win(key, lost.round, 0n), rollback(back)]) await ledger.call(posting)
    const first = await take()
    expect(ids(first).toSorted()).toEqual([lost.round, back.round, instant.round].toSorted())
    expect(first.find(({ id }) => id === instant.round)).toMatchObject({
      ...key,
      game: 1,
      account: 'gaming:slots:test',
      staked: 40n,
      won: 55n,
      bonusStaked: 0n,
      bonusWon: 0n,
    })
    expect(await take()).toEqual([])
    await ledger.call(win(key, open.round, 7n))
    expect(await take()).toMatchObject([{ id: open.round, staked: 10n, won: 7n }])
  })

  test('gets nothing of what was there before it began', async () => {
    const key = await ledger.open(100n)
    await ledger.call(betWin(key, 10n, 0n))
    ledger.clock.advance(60_000)
    const { take } = await openReader()
    const now = betWin(key, 10n, 0n)
    await ledger.call(now)
    expect(ids(await take())).toEqual([now.round])
  })

  test('gets the same again after its transaction was rolled back', async () => {
    const { name, take } = await openReader()
    const key = await ledger.open(100n)
    const played = betWin(key, 10n, 0n)
    await ledger.call(played)
    const broken = ledger.database.db.transaction(async (tx) => {
      expect(ids((await takeClosedRounds(tx, ledger.clock, name)).rounds)).toEqual([played.round])
      throw new Error('broken off')
    })
    await expect(broken).rejects.toThrow('broken off')
    expect(ids(await take())).toEqual([played.round])
  })

  test('misses nothing of a transaction that was open for a minute, while others went on', async () => {
    const { take } = await openReader()
    const [slow, quick] = [await ledger.open(100n), await ledger.open(100n)]
    const [held, meanwhile] = [betWin(slow, 10n, 0n), betWin(quick, 10n, 0n)]
    const client = new pg.Client({ connectionString: ledger.database.app })
    await client.connect()
    try {
      await client.query('begin')
      await callPost(client, [held], ledger.clock.now())
      for (let second = 0; second < 60; second += 1) {
        ledger.clock.advance(1000)
        if (second === 30) await ledger.call(meanwhile)
        expect(ids(await take())).toEqual(second === 30 ? [meanwhile.round] : [])
      }
      await client.query('commit')
    } finally {
      await client.end()
    }
    expect(ids(await take())).toEqual([held.round])
  })

  test('misses nothing that is committed while it reads', async () => {
    const { name, take } = await openReader()
    const key = await ledger.open(100n)
    const held = betWin(key, 10n, 0n)
    const client = new pg.Client({ connectionString: ledger.database.app })
    await client.connect()
    try {
      await client.query('begin')
      await callPost(client, [held], ledger.clock.now())
      ledger.clock.advance(60_000)
      expect(await take()).toEqual([])
      ledger.clock.advance(60_000)
      await ledger.database.db.transaction(async (tx) => {
        const mark = await lockReader(tx, name, ledger.clock.now())
        const reach = { slackMs: 30_000, sweepMs: 3_600_000, mostWallets: 100, mostPostings: 100 }
        expect((await readUnread(tx, name, ledger.clock.now(), mark, reach)).rounds).toEqual([])
        await client.query('commit')
        await moveMark(tx, name, ledger.clock.now(), mark.ended, 3_600_000)
      })
    } finally {
      await client.end()
    }
    expect(ids(await take())).toEqual([held.round])
  })

  test('takes what a node books whose clock is a second behind', async () => {
    const { take } = await openReader()
    const key = await ledger.open(100n)
    ledger.clock.advance(10_000)
    for (let n = 0; n < 5; n += 1) {
      await take()
      const behind = betWin(key, 1n, 0n)
      await callPost(ledger.database.db, [behind], new Date(ledger.clock.now().getTime() - 1000))
      expect(ids(await take())).toEqual([behind.round])
    }
  })

  test('finds within an hour what was booked with a time far behind', async () => {
    const { name, take } = await openReader()
    const key = await ledger.open(100n)
    const before = ledger.clock.now()
    ledger.clock.advance(600_000)
    // Other tests' transactions on the same server may still be open: the mark waits for them.
    for (await take(); (await lookedTo(name)) < ledger.clock.now(); await take()) await wait(20)
    const behind = betWin(key, 1n, 0n)
    await callPost(ledger.database.db, [behind], new Date(before.getTime() + 60_000))
    expect(await take()).toEqual([])
    ledger.clock.advance(3_600_000)
    expect(ids(await take())).toEqual([behind.round])
    expect(await take()).toEqual([])
  })
})

test('two that read for the same reader at once, while rounds are played, take each round once between them, in order', async () => {
  const { take } = await openReader()
  const keys = await Promise.all(Array.from({ length: 6 }, () => ledger.open(10_000n)))
  const played: string[] = []
  const taken: ClosedRound[] = []
  const playing = keys.map(async (key) => {
    for (let n = 0; n < 15; n += 1) {
      const one = bet(key, 3n)
      await ledger.wallet.post(one)
      await ledger.wallet.post(win(key, one.round, BigInt(n)))
      played.push(one.round)
    }
  })
  let over = false
  const reading = [0, 1].map(async () => {
    while (!over) {
      const some = await take()
      expect(some).toEqual(
        some.toSorted(
          (a, b) =>
            a.closedAt.getTime() - b.closedAt.getTime() || a.shard - b.shard || Number(a.player - b.player) || (a.id < b.id ? -1 : 1),
        ),
      )
      taken.push(...some)
    }
  })
  await Promise.all(playing)
  over = true
  await Promise.all(reading)
  taken.push(...(await take()))
  expect(ids(taken).toSorted()).toEqual(played.toSorted())
})
