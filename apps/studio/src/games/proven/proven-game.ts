import type { Draw } from '../../engine/fairness/fair-draw.ts'
import type { Rational } from '../../engine/fairness/rational.ts'
import type { blocksOf } from '../../engine/fairness/seeds.ts'
import type { Game, SoloPlay } from '../../engine/game.ts'
import type { SharedRound } from '../../engine/shared/shared-round.ts'
import type { SharedTable } from '../../engine/shared/shared-table.ts'

/** One round in minor units: the stake that it began with, all that was staked, and what was won. */
export type Played = { first: bigint; staked: bigint; won: bigint }

/** Gives the blocks of a round, as `blocksOf` of its seeds does. */
export type BlocksOf = typeof blocksOf

/**
 * One way to play a game, such as a number of marks or a spot: plays a round by the code that is shipped, which draws by
 * `blocks` what it has further seeds for. A round with several tickets is as many bets, each settled by itself.
 */
export type Way = { name: string; tickets?: number; play: (draw: Draw, blocks?: BlocksOf) => Promise<Played> }

/**
 * What an enumerator has proven of a way: its return of the stake that rounds begin with, as a span where it depends on
 * what players do; what the rules print for it, in percent; and where a pay is so rare that a
 * simulation may not see it, the least standard deviation of a round, in first stakes.
 */
export type Proven = { least: Rational; most: Rational; printed: string; deviation?: number | undefined }

/** A game with its ways to play; `prove` enumerates what each returns, by its name. */
export type ProvenGame = { game: Game; ways: readonly Way[]; prove: () => Readonly<Record<string, Proven>> }

/** A return that does not depend on players. */
export const exactly = (one: Rational, printed: string, deviation?: number): Proven => ({ least: one, most: one, printed, deviation })

/** A way to play a game in which the bet decides everything. */
export function atOnce(name: string, { solo }: Game, stake: bigint, choice: unknown = null): Way {
  const decide = soloOf(solo).decide
  if (!decide) throw new Error('The game has steps.')
  return { name, play: async (draw) => ({ first: stake, staked: stake, won: BigInt((await decide(draw, stake, choice)).win) }) }
}

/** A way to play a game of several steps: `next` says what the player asks for at each. */
export function inSteps(name: string, { solo }: Game, stake: bigint, choice: unknown, next: (seen: unknown) => unknown): Way {
  const { steps } = soloOf(solo)
  if (!steps) throw new Error('The game has no steps.')
  const play = async (draw: Draw): Promise<Played> => {
    // The numbers of a round come once; what was drawn is given again to each further step.
    const again = replaying(draw)
    const acts: unknown[] = []
    let staked = stake
    for (;;) {
      const { seen, outcome } = await steps.play(again(), stake, choice, acts)
      if (outcome) return { first: stake, staked, won: BigInt(outcome.win) }
      const act = steps.actOf(next(seen), seen, false)
      if (!act) throw new Error('The way to play asks for what cannot be done.')
      acts.push(act.act)
      staked += act.raise
    }
  }
  return { name, play }
}

/** A way to bet at a table where every bet is settled by itself; a plan is drawn before the result. */
export function atTable<Bet, Plan, Result>(name: string, table: SharedTable<Bet, Plan, Result>, bet: Bet): Way {
  const { each } = table.settling
  if (!each) throw new Error('The bets of the table are settled together.')
  const stake = table.stakeOf(bet)
  const laid = { id: name, owner: name, type: 'demo', currency: 'EUR', stake, bet } as const
  const play = async (draw: Draw): Promise<Played> => {
    const plan = table.planOf ? await table.planOf(draw, firstRound.number) : (null as Plan) // a table without plans has this type
    const round = { ...firstRound, plan, result: null }
    const result = await table.decide(draw, round, { bets: [], blocksOf: () => () => new Uint8Array() })
    return { first: stake, staked: stake, won: each(laid, { ...round, result }).win }
  }
  return { name, play }
}

const epoch = new Date(0)
const firstRound: Omit<SharedRound, 'plan' | 'result'> = {
  gameId: '',
  number: 1,
  chainId: '',
  place: 1,
  seed: '',
  clientSeed: '',
  openedAt: epoch,
  closesAt: epoch,
  settlesAt: epoch,
  endsAt: epoch,
  status: 'open',
}

function soloOf(solo: SoloPlay | undefined): SoloPlay {
  if (!solo) throw new Error('The game is not played alone.')
  return solo
}

/** Opens a round's numbers again and again from the first; each is drawn but once. */
function replaying(draw: Draw): () => Draw {
  const known: { range: number; count: number; numbers: number[] }[] = []
  return () => {
    let at = 0
    return async (range, count) => {
      const before = known[at]
      at += 1
      if (before) return before.numbers
      const numbers = await draw(range, count)
      known.push({ range, count, numbers })
      return numbers
    }
  }
}
