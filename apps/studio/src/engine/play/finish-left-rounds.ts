import { gameOf } from '../game.ts'
import type { Studio } from '../studio.ts'
import { lockRound, readRoundsLeftAlone } from '../rounds/round.sql.ts'
import { playOn } from './decide-round.ts'
import { keepStage } from './keep-stage.ts'

/** How long a round waits for its player, in hours: less than after which the platform asks a person about it. */
export const hoursOfPatience = 20

/** Finishes the rounds whose players have not come back, as the rules of each game say. */
export async function finishLeftRounds(studio: Studio): Promise<void> {
  const { database, clock } = studio.world
  const now = clock.now()
  for (const id of await readRoundsLeftAlone(database.query, new Date(now.getTime() - hoursOfPatience * 3_600_000))) {
    if (studio.playing.has(id) || studio.closing.aborted) continue
    await database.transaction(async (query) => {
      let round = await lockRound(query, id)
      const solo = round && gameOf(studio.games, round.gameId)?.solo
      if (!solo?.steps || round?.state.status !== 'playing') return
      while (round.state.status === 'playing') {
        const act = solo.steps.actForAbsent(round.state.seen)
        round = await playOn(query, solo, { ...round, acts: [...round.acts, act], actedAt: now })
      }
      await keepStage(query, round, now)
    })
  }
}
