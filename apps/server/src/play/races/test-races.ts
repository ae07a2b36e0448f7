import { verifyLedger } from '../../money/verify-ledger/verify.ts'
import { readWalletRow } from '../../money/wallet/index.ts'
import { testPassword } from '../../base/testing/test-house.ts'
import { fresh, openTestStudio, type Playing, type TestStudio } from '../games/test-studio.ts'
import { openRace, racesWorker, setRace } from './index.ts'

const hourMs = 3_600_000
let last = 0

/** A house with races: what tests of races do again and again. */
export type TestRaces = TestStudio & {
  count: () => Promise<unknown>
  /** Writes and opens a race that begins in an hour and runs for one; returns its number. */
  race: (more?: object) => Promise<number>
  begin: () => Promise<void>
  /** Moves on to when the places of a race that runs have been reckoned and paid. */
  finish: () => Promise<void>
  play: (player: Playing, stake: number, win?: number) => Promise<unknown>
  enter: (player: Playing, id: number) => Promise<unknown>
  cashOf: (player: Playing) => Promise<bigint | undefined>
  told: (id: number, as?: Playing) => ReturnType<typeof tell>
  faults: () => Promise<string[]>
}

/** Logs a player in again whose login ended as the clock moved on. */
async function awake({ browser, email }: Playing): Promise<void> {
  if ((await browser.ask('GET /api/transactions', { type: 'all' })).status === 200) return
  browser.cookies.clear()
  await browser.must('POST /api/login', { login: email, password: testPassword })
}

const tell = (studio: TestStudio, id: number, as?: Playing) =>
  (as?.browser ?? studio.browser()).must('GET /api/races/one', { id: String(id) })

/** Opens a house for tests of races. */
export async function openTestRaces(): Promise<TestRaces> {
  const studio = await openTestStudio()
  await studio.set('fe.tournaments.blocked', false)
  const count = () => racesWorker(studio.house)({ id: 1n, kind: 'races', key: 'all', payload: {}, tries: 1 })
  await count()
  const move = async (ms: number) => {
    studio.clock.advance(ms)
    await count()
  }
  return {
    ...studio,
    count,
    begin: () => move(hourMs + 1),
    async finish() {
      await move(hourMs)
      await move(25 * hourMs)
    },
    race: (more = {}) => opened(studio, more),
    play: (player, stake, win = 0) =>
      player.wallet('betWin', {
        roundId: fresh('r'),
        bet: { transactionId: fresh('t'), amount: String(stake) },
        win: { transactionId: fresh('t'), amount: String(win) },
      }),
    async enter(player, id) {
      const { race } = await tell(studio, id, player)
      return player.browser.must('POST /api/races/enter', { id: String(id), version: race.version })
    },
    cashOf: async ({ shard, id: player, currency }) => (await readWalletRow(studio.house.db, { shard, player, currency }))?.cash,
    async told(id, as) {
      if (as) await awake(as)
      return tell(studio, id, as)
    },
    faults: async () =>
      (await verifyLedger(studio.house.db, studio.clock)).flatMap(({ check, faults }) => faults.map((fault) => `${check}: ${fault}`)),
  }
}

async function opened(studio: TestStudio, more: object): Promise<number> {
  last += 1
  const at = studio.clock.now().getTime()
  const base = {
    id: last,
    names: { en: `Race ${last}`, fi: `Kisa ${last}` },
    format: 'bestMultiplier',
    games: ['orchard'],
    currency: 'EUR',
  }
  const times = { from: new Date(at + hourMs).toISOString(), until: new Date(at + 2 * hourMs).toISOString() }
  const data = await setRace(
    studio.house,
    { ...base, ...times, minStake: '0.10', maxStake: '10', prizes: ['50', '30', '20'], ...more },
    'cli:test',
  )
  if (Array.isArray(data)) throw new Error(data.join(' '))
  const refusal = await openRace(studio.house, last, 'cli:test')
  if (refusal !== undefined) throw new Error(refusal)
  return last
}
