import { randomBytes } from 'node:crypto'
import { openDraw, type Draw } from '../../apps/studio/src/engine/fairness/fair-draw.ts'
import { blocksOf } from '../../apps/studio/src/engine/fairness/seeds.ts'
import { until, type StudioTest } from './platform.ts'

/** A round of several steps as its page is told it. */
export type SteppedRound = {
  roundId: string
  status: string
  stake: string
  raised: string
  choice: unknown
  acts: unknown[]
  seen: unknown
  win: string | null
  outcome: { win: string } | null
  fairness: { clientSeed: string; nonce: number }
}

type Told = { code?: string; details?: Record<string, unknown>; round: SteppedRound; state: { net: string; balance: { cash: string } } }
type Game = Awaited<ReturnType<StudioTest['open']>>

/** What a player does in rounds of several steps. */
export function steppedRounds(game: Game) {
  const told = ({ body }: { body: unknown }) => body as Told // as serve-play.ts answers
  const current = async () => ((await game.play('rounds')).body as unknown as { rounds: SteppedRound[] }).rounds[0]! // a test has begun one
  return {
    begin: async (stake: string, choice?: unknown) =>
      told(await game.play('spin', { key: randomBytes(8).toString('hex'), stake, ...(choice === undefined ? {} : { choice }) })),
    act: async ({ roundId, acts }: SteppedRound, does: unknown) => told(await game.play('act', { roundId, at: acts.length, act: does })),
    current,
    /** Waits until nothing is on its way to the wallet or back. */
    settled: () => until(current, ({ status }) => !['betting', 'raising', 'lowering', 'paying', 'rollingBack'].includes(status)),
    /** Waits until a round is over. */
    over: () => until(current, ({ status }) => status === 'closed'),
    /** Reveals the seeds of a round that is over; returns how its numbers are drawn. */
    reveal: async ({ fairness: { clientSeed, nonce } }: SteppedRound): Promise<() => Draw> => {
      const { serverSeed } = (await game.play('rotate')).body.revealed
      return () => openDraw(blocksOf(serverSeed, clientSeed, nonce))
    },
  }
}

/** Gives the player a seed by which the next round is as wanted, from the numbers that it draws. */
export async function fate(studio: StudioTest, game: Game, isWanted: (draw: Draw) => Promise<boolean>): Promise<void> {
  const { query } = studio.test.studio.world.database
  const [pair] = await query<{ seed: string; nonce: number }>(`select server_seed as seed, nonce from seeds where revealed_at is null`)
  for (let tries = 0; ; tries += 1) {
    const draw = openDraw(blocksOf(pair!.seed, `fate-${tries}`, pair!.nonce)) // opening the game has made them
    if (!(await isWanted(draw))) continue
    await game.play('client-seed', { clientSeed: `fate-${tries}` })
    return
  }
}

/** Ends a studio's process in the middle of the next bet: the wallet has booked it, but its answer is never stored. */
export async function dieInBet(studio: StudioTest, bets: () => Promise<unknown>): Promise<void> {
  let reached = () => {}
  const came = new Promise<void>((resolve) => (reached = resolve))
  studio.platform.state.whim = ({ call }) => {
    if (call !== 'bet') return undefined
    reached()
    return 'hangAfter'
  }
  const asked = bets().catch(() => null)
  await came
  await studio.test.restart()
  await asked
  studio.platform.state.whim = undefined
}
