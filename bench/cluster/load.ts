import pg from 'pg'
import type { Posting, PostingResult } from '../../apps/server/src/money/wallet/posting.ts'
import { walletAt, walletCount } from '../wallets.ts'

/** Bets and wins that go on whatever happens; a posting that failed is sent again under its id until it is acknowledged, as studios do. */
export type Load = {
  acknowledged: () => number
  /** Postings that were answered as if what was acknowledged before them were not there. */
  forgotten: () => string[]
  /** The longest time between two acknowledgements since a moment, in milliseconds. */
  longestSilence: (since: number) => number
  /** Waits until something was acknowledged after a silence, and for a while after. */
  untilGoesOn: (since: number, whileMs: number) => Promise<void>
  stop: () => Promise<void>
  /** Looks whether all that was acknowledged is in the database, and whether the wallets hold what it adds up to. */
  check: (ownerUrl: string) => Promise<{ lost: number; cash: { expected: bigint; found: bigint } }>
}

const callers = 16
const againMs = 50
const cashOfWallet = 1_000_000_000_000n
const stake = 100n
const winOf = (round: number): bigint => (round % 3 === 0 ? 250n : 0n)

/** Starts the callers. */
export function openLoad(post: (posting: Posting) => Promise<PostingResult>): Load {
  const at: number[] = []
  const ids: string[] = []
  const forgotten = new Map<string, string>()
  let isOver = false
  let rounds = 0
  const acknowledged = async (posting: Posting): Promise<void> => {
    for (;;) {
      const result = await post(posting).catch(() => undefined)
      if (result?.outcome === 'posted') break
      if (result) forgotten.set(posting.id, result.outcome)
      await new Promise((resolve) => setTimeout(resolve, againMs))
    }
    at.push(performance.now())
    ids.push(posting.id)
  }
  const play = async () => {
    while (!isOver) {
      const number = (rounds += 1)
      const round = `bench:failover:${number}`
      const about = { wallet: walletAt('free', number % walletCount), kind: 'casino', reason: round, round }
      await acknowledged({ ...about, op: 'bet', id: round, amount: stake, owner: 'game:1', account: 'gaming:slots:bench' })
      await acknowledged({ ...about, op: 'win', id: `${round}:win`, amount: winOf(number), close: true })
    }
  }
  const playing = Promise.all(Array.from({ length: callers }, play))
  return {
    acknowledged: () => ids.length,
    forgotten: () => [...forgotten].map(([id, outcome]) => `${id} ended as ${outcome}`),
    longestSilence(since) {
      const times = [since, ...at.filter((time) => time >= since)]
      return Math.max(...times.slice(1).map((time, before) => time - (times[before] ?? time)))
    },
    async untilGoesOn(since, whileMs) {
      for (let last = 0; ;) {
        await new Promise((resolve) => setTimeout(resolve, whileMs))
        const recent = at.filter((time) => time > Math.max(since, performance.now() - whileMs)).length
        if (recent > callers && last > callers) return
        last = recent
      }
    },
    async stop() {
      isOver = true
      await playing
    },
    check: (ownerUrl) => checkBooks(ownerUrl, ids),
  }
}

async function checkBooks(ownerUrl: string, ids: readonly string[]) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(`select id from posting where id like 'bench:failover:%'`)
  const there = new Set(rows.map(({ id }) => id))
  const sums = await client.query<{ found: string }>(
    `select sum($1::numeric - cash) as found from wallet where player >= 2000000 and player < 2000000 + ${walletCount}`,
    [String(cashOfWallet)],
  )
  await client.end()
  const paid = ids.reduce((sum, id) => sum + (id.endsWith(':win') ? -winOf(Number(id.split(':')[2])) : stake), 0n)
  return {
    lost: ids.filter((id) => !there.has(id)).length,
    cash: { expected: paid, found: BigInt(sums.rows[0]?.found ?? '0') },
  }
}
