import { readWalletRow } from '../../money/wallet/index.ts'
import { fresh, openTestStudio, type Playing, type TestStudio, type Wallet } from '../games/test-studio.ts'
import { gameOutcomesWorker } from '../studios/index.ts'
import { jackpotsWorker, moveJackpot, readPotMoney, setJackpot, startJackpot } from './index.ts'
import { readPaid } from './test-reels.sql.ts'

const job = { id: 1n, kind: 'jackpots', key: 'all', payload: {}, tries: 1 }
let last = 100

/** A house with pots that the studio's slot wins by `fullHouse`. */
export type TestReels = TestStudio & {
  count: () => Promise<unknown>
  /** Starts a pot of 10.00 with 10 % and 5 % of stakes, of which a stake of 2.00 takes all; returns its number. */
  pot: (more?: object) => Promise<number>
  inPot: (id: number) => Promise<{ meter: bigint; reserve: bigint }>
  /** Plays a round of a bet and a win that closes it; `outcome` is what the studio says that it gave. */
  round: (player: Playing, stake: number, outcome?: string, win?: number) => Promise<Wallet>
  cashOf: (player: Playing) => Promise<bigint>
  /** What each ended draw of a pot paid, the oldest first. */
  paid: (id: number) => Promise<bigint[]>
  /** Moves a pot away, so that it takes part in no other test. */
  moveAway: (id: number) => Promise<void>
}

/** Opens it, with what the studio lists learnt. */
export async function openTestReels(): Promise<TestReels> {
  const studio = await openTestStudio()
  const { house } = studio
  const count = () => jackpotsWorker(house)(job)
  await gameOutcomesWorker(house)(job)
  await count()
  const pot: TestReels['pot'] = async (more = {}) => {
    const id = (last += 1)
    const base = { names: { en: `Pot ${id}`, fi: `Potti ${id}` }, currency: 'EUR', kind: 'reels', outcome: 'fullHouse', fullStake: '2.00' }
    const data = await setJackpot(
      house,
      { ...base, seed: '10.00', meterPpm: 100_000, reservePpm: 50_000, games: ['orchard'], id, ...more },
      'cli:test',
    )
    if (Array.isArray(data)) throw new Error(data.join(' '))
    const refusal = await startJackpot(house, id, 'cli:test')
    if (refusal !== undefined) throw new Error(refusal)
    return id
  }
  let sink: number | undefined
  return {
    ...studio,
    count,
    pot,
    async inPot(id) {
      const { meter = 0n, reserve = 0n } = (await readPotMoney(house.db)).find((one) => one.id === id) ?? {}
      return { meter, reserve }
    },
    async round(player, stake, outcome, win = 0) {
      const roundId = fresh('r')
      await player.wallet('bet', { transactionId: fresh('t'), roundId, amount: String(stake) })
      const jackpot = outcome === undefined ? {} : { jackpot: { outcome } }
      return player.wallet('win', { transactionId: fresh('t'), roundId, amount: String(win), ...jackpot })
    },
    cashOf: async ({ shard, id: player, currency }) => (await readWalletRow(house.db, { shard, player, currency }))?.cash ?? 0n,
    paid: (id) => readPaid(studio, id),
    async moveAway(id) {
      sink ??= await pot({ kind: 'random', outcome: undefined, fullStake: undefined, oneIn: '900000000.00', games: ['poker'] })
      const refusal = await moveJackpot(house, id, sink, 'cli:test')
      if (refusal !== undefined) throw new Error(refusal)
    },
  }
}
