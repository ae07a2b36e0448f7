import type { Actor } from '../../base/actor.ts'
import type { House } from '../../base/house.ts'
import { endPlayersGames } from '../../play/game-sessions/index.ts'
import { excludePlayer } from '../../money/limit-enforcement/index.ts'
import type { PlayerRow } from '../../people/players/index.ts'
import { endSessionsOf } from '../../people/sessions/index.ts'

const actions = { excluded: 'player.exclude', blocked: 'player.block' } as const

/**
 * Excludes a player from now on by an operator's decision: closes the gates and ends logins and games in one
 * transaction. Rows are only ever added, so nothing in force is shortened.
 */
export async function keepOut(
  house: House,
  row: PlayerRow,
  { kind, endsAt }: { kind: keyof typeof actions; endsAt: Date | null },
  actor: Actor,
): Promise<void> {
  const { shard, id: player } = row
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    await excludePlayer(
      house,
      tx,
      { shard, player, currency: row.currency },
      { kind, source: 'operator', reason: 'operator', startsAt: at, endsAt },
      { actor, action: actions[kind], details: { until: endsAt } },
    )
    await endSessionsOf(tx, shard, player, at, kind)
  })
  await endPlayersGames(house, { shard, player }, kind === 'excluded' ? 'excluded' : 'operator')
  house.tell(player, { about: 'session', ended: 'excluded' })
}
