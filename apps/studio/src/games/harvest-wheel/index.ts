import { z } from 'zod'
import type { Game, PageCall } from '../../engine/game.ts'
import { lockSession } from '../../engine/rounds/session.sql.ts'
import { isOpened } from '../../engine/rounds/session.ts'
import { chipsOf, highestStake } from '../../engine/rounds/chips.ts'
import { canonicalWheel, wheelGameId, wheelReturnPercent } from './play/maths.ts'
import { wheelHash } from './play/maths-hash.ts'
import { checkScript, wheelFairnessPage } from './page/wheel-fairness-page.ts'
import { tableScript, wheelPage } from './page/wheel-page.ts'
import { placeBets } from './play/place-bets.ts'
import { layStake } from './play/settle-stakes.ts'
import { turnWheel, voidWheelRound } from './play/turn-wheel.ts'
import { stakeOfRound, stakeView, wheelFairness, wheelView } from './play/wheel-view.ts'
import { holdWheelRound } from './play/wheel.sql.ts'

const placing = z.object({
  key: z.string().regex(/^[\w-]{8,100}$/),
  round: z.int().min(1),
  bets: z.record(z.string().max(20), z.string().regex(/^[1-9]\d{0,14}$/)),
})

const bets: PageCall = async (studio, session, body) => {
  const round = await placeBets(studio, session, placing.parse(body))
  if (!('id' in round)) return round
  const now = await lockSession(studio.world.database.query, session.id)
  return { round: stakeView(round), state: await wheelView(studio, now && isOpened(now) ? now : session) }
}

/** Harvest Wheel: a wheel of 37 numbers that all players share. */
export const harvestWheel: Game = {
  id: wheelGameId,
  path: 'harvest-wheel',
  listing: {
    name: 'Harvest Wheel',
    group: 'live',
    returnPercent: wheelReturnPercent,
    maths: canonicalWheel(),
    mathsHash: wheelHash,
    minStake: chipsOf('EUR', null)[0] ?? 0n,
    maxStake: highestStake('EUR', null),
  },
  shared: {
    hold: async (query, { sharedRound }) => void (sharedRound !== null && (await holdWheelRound(query, sharedRound))),
    taken: layStake,
    fairnessOf: wheelFairness,
    tell: (round) => ({ wheel: stakeOfRound(round) }),
  },
  view: wheelView,
  calls: { bets },
  beat: turnWheel,
  deskActs: {
    void: {
      label: 'Void the wheel’s round',
      run: async (studio) => {
        const voided = await voidWheelRound(studio, 'void, as asked for at the desk')
        if (!voided) return { done: false, sentence: 'The wheel is not turning and takes no bets now.' }
        return { done: true, sentence: `Round ${voided.number} is void: every stake goes back.` }
      },
    },
  },
  drawPage: wheelPage,
  drawCheckPage: wheelFairnessPage,
  scripts: [tableScript, checkScript],
}
