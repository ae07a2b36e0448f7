import { setTimeout as wait } from 'node:timers/promises'
import type { JobRow } from '../../base/jobs/jobs.sql.ts'
import { openTestHouse, type TestHouse, type TestPlayer } from '../../base/testing/test-house.ts'
import { readWalletRow, settleGrantsJob, type Posting, type WalletKey } from '../../money/wallet/index.ts'
import { bet, rollback, win } from '../../money/wallet/test-ledger.ts'
import { settleGrantsWorker } from '../bonuses/index.ts'
import { makers } from '../games/makers.ts'
import { firstGames } from '../games/own-games.ts'
import { seedGames, seedProviders } from '../games/game.sql.ts'
import { loyaltyPoints } from '../loyalty/index.ts'
import { playDaysWorker, readPlayDaysUntil } from '../play-days/index.ts'
import { cashbackWorker } from './index.ts'
import { allowMoves, openGate } from './test-cashback.sql.ts'

/** A house with players who play, and the work that days of play, cashback and points are made by. */
export type TestCashback = TestHouse & {
  /** Creates a player with cash, with no browser of their own. */
  playing: (cash?: bigint, wanted?: Partial<TestPlayer>) => Promise<WalletKey & { country: string }>
  post: (...postings: Posting[]) => Promise<void>
  /** Plays a round that is closed at once. */
  round: (wallet: WalletKey, staked: bigint, won: bigint, game?: number) => Promise<void>
  /** Reads the rounds that have closed. */
  readRounds: () => Promise<void>
  /** Moves the clock, and does what is due then: days, cashback, and what lies there. */
  moveTo: (moment: string) => Promise<void>
  money: (wallet: WalletKey) => Promise<{ cash: bigint; cashback: bigint }>
}

const job = (kind: string, key = 'all'): JobRow => ({ id: 1n, kind, key, payload: {}, tries: 1 })
let count = 0

export async function openTestCashback(): Promise<TestCashback> {
  const at = await openTestHouse()
  const { house, clock } = at
  await at.sql(allowMoves)
  const days = playDaysWorker(house, loyaltyPoints(house))
  const wallets: WalletKey[] = []
  const post = async (...postings: Posting[]) => {
    for (const posting of postings) {
      const result = await house.wallet.post(posting)
      if (result.outcome !== 'posted')
        throw new Error(`${posting.id}: ${JSON.stringify('refusal' in result ? result.refusal : result.outcome)}`)
    }
  }
  await seedProviders(house.db, makers)
  await seedGames(house.db, firstGames)
  await days(job('play-days'))
  return {
    ...at,
    post,
    async playing(cash = 100_000n, wanted = {}) {
      const { shard, id: player, currency, country } = await at.player({ status: 'notActivated', ...wanted })
      const wallet = { shard, player, currency }
      wallets.push(wallet)
      if (cash > 0n) await post(deposit(wallet, cash))
      await at.sql(openGate(player))
      return { ...wallet, country }
    },
    async round(wallet, staked, won, game = 1) {
      const one = bet(wallet, staked, { owner: `game:${game}` })
      await post(one, win(wallet, one.round, won))
    },
    readRounds: async () => void (await days(job('play-days'))),
    async moveTo(moment) {
      clock.advance(new Date(moment).getTime() - clock.now().getTime())
      // The mark moves on only as no other transaction of the server is older.
      const known = new Date(clock.now().getTime() - 61_000)
      for (await days(job('play-days')); (await readPlayDaysUntil(house.db)) < known; await days(job('play-days'))) await wait(100)
      await cashbackWorker(house)(job('cashback'))
      for (const wallet of wallets) await settleGrantsWorker(house)(job(settleGrantsJob, Object.values(wallet).join('/')))
    },
    async money(wallet) {
      const row = await readWalletRow(house.db, wallet)
      return { cash: row?.cash ?? 0n, cashback: row?.cashback ?? 0n }
    },
  }
}

/** A deposit by card. */
export function deposit(wallet: WalletKey, amount: bigint): Posting {
  const id = `deposit:${(count += 1)}`
  return { op: 'move', wallet, id, kind: 'test', reason: id, legs: [['receivable:test', 'cash', amount]] }
}

/** A withdrawal that is asked for and paid. */
export function withdrawal(wallet: WalletKey, amount: bigint): Posting[] {
  const id = `withdrawal:${(count += 1)}`
  const about = { op: 'move', wallet, kind: 'test', reason: id } as const
  return [
    { ...about, id, legs: [['cash', 'pending_withdrawal', amount]] },
    { ...about, id: `${id}:paid`, legs: [['pending_withdrawal', 'payouts:test', amount]] },
  ]
}

/** A round whose stake came back. */
export function undone(wallet: WalletKey, staked: bigint): Posting[] {
  const one = bet(wallet, staked)
  return [one, rollback(one)]
}
