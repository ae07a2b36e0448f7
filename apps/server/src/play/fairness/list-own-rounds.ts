import { formatAmount } from '@fairhouse/money'
import type { PlayerContext } from '../../base/house.ts'
import { studioNamed } from '../studio-contract/studio.ts'
import { doorOf } from '../studios/registry.ts'
import { readOwnRounds } from './own-round.sql.ts'

const mostRounds = 30

/** Lists the last rounds of a player that a page can recompute. */
export async function listOwnRounds({ house, player }: PlayerContext) {
  const { currency } = player
  const rounds = await readOwnRounds(house.db, player, mostRounds)
  return {
    rounds: rounds
      .filter(({ studio: id }) => {
        const studio = studioNamed(house, id)
        return studio !== undefined && doorOf(studio).readCheck !== undefined
      })
      .map(({ id, game, name, at, staked, won }) => ({
        round: id,
        game,
        name,
        at: at.toISOString(),
        staked: formatAmount(staked, currency),
        won: formatAmount(won, currency),
        currency,
      })),
  }
}
