import type { House } from '../../base/house.ts'
import { endPlayersGames } from '../../play/game-sessions/index.ts'
import { excludePlayer } from '../../money/limit-enforcement/index.ts'
import type { PlayerRow } from '../../people/players/index.ts'
import { endSessionsOf } from '../../people/sessions/index.ts'

const actions = { excluded: 'player.exclude', blocked: 'player.block' } as const

/**
 * Keeps a player out from now on, by word of an operator: the gates close and every login ends in one transaction, the
 * games with them. A row is only ever added, so that nothing that holds is shortened.
 */
export async function keepOut(house: House, row: PlayerRow, kind: keyof typeof actions, endsAt: Date | null): Promise<void> {
  const { shard, id: player } = row
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    await excludePlayer(
      house,
      tx,
      { shard, player, currency: row.currency },
      { kind, source: 'operator', reason: 'command line', startsAt: at, endsAt },
      { actor: 'command line', action: actions[kind], details: { until: endsAt } },
    )
    await endSessionsOf(tx, shard, player, at, kind)
  })
  await endPlayersGames(house, { shard, player }, kind === 'excluded' ? 'excluded' : 'operator')
  house.tell(player, { about: 'session', ended: 'excluded' })
}
