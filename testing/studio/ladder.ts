import { canonicalText } from '../../apps/studio/src/engine/fairness/canonical-text.ts'
import { hashOfMaths } from '../../apps/studio/src/engine/fairness/hash-of-maths.ts'
import type { Draw } from '../../apps/studio/src/engine/fairness/fair-draw.ts'
import type { Game, Stage } from '../../apps/studio/src/engine/game.ts'
import { sessionView } from '../../apps/studio/src/engine/play/session-view.ts'
import { stakesFrom } from '../../apps/studio/src/engine/rounds/stakes.ts'
import { coin } from './coin/index.ts'

const maths = { gameId: 'test-ladder', version: 1, rungs: 6 }
const canonical = canonicalText(maths)

/** What a player of the ladder sees: the rung on which they stand, by what they have staked over and over. */
export type LadderSeen = { rung: number; stakes: number; stake: string }

/** Plays the ladder: each step holds with a half and then doubles what all stakes pay; from the chosen rung on it may be left. */
export async function playLadder(draw: Draw, stake: bigint, choice: unknown, acts: readonly unknown[]): Promise<Stage> {
  const holds = await draw(2, maths.rungs)
  let [rung, stakes] = [0, 1]
  for (const act of acts) {
    if (act === 'raise') stakes += 1
    if (act === 'climb') rung += 1
    const fell = act === 'climb' && holds[rung - 1] === 0
    const seen: LadderSeen = { rung, stakes, stake: String(stake) }
    if (fell) return { seen, outcome: { win: '0' } }
    const isOver = rung === maths.rungs || (act === 'leave' && rung >= Number(choice))
    if (isOver) return { seen, outcome: { win: String(stake * BigInt(stakes) * 2n ** BigInt(rung)) } }
  }
  return { seen: { rung, stakes, stake: String(stake) }, outcome: null }
}

/** A game of a test with steps, a choice and a raise, which is on no list. Who does not come back climbs. */
export const ladder: Game = {
  ...coin,
  id: maths.gameId,
  path: 'ladder',
  listing: {
    name: 'Ladder',
    group: 'instant',
    returnPercent: '100.00',
    maths: canonical,
    mathsHash: hashOfMaths(canonical),
    minStake: 10n,
    maxStake: 100n,
  },
  solo: {
    stakesOf: (currency, maxStake) => stakesFrom([10n, 100n], 1n, currency, maxStake),
    stakeUnit: 1n,
    choosing: { read: (asked) => (asked === 1 || asked === 2 ? asked : null) },
    steps: {
      play: playLadder,
      actOf: (asked, seen, free) => {
        const { rung, stake } = seen as LadderSeen // made by playLadder
        if (asked === 'raise' && rung === 0 && !free) return { act: asked, raise: BigInt(stake) }
        return asked === 'climb' || (asked === 'leave' && rung > 0) ? { act: asked, raise: 0n } : null
      },
      actForAbsent: () => 'climb',
    },
  },
  view: sessionView,
}
