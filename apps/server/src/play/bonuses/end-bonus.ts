import type { Answers } from '@fairhouse/contract/caller.ts'
import { formatAmount } from '@fairhouse/money'
import { writeAudit } from '../../base/audit/audit.sql.ts'
import type { House, PlayerContext } from '../../base/house.ts'
import type { Transaction } from '../../base/database/database.ts'
import { isRefused, refuse, type Refused } from '../../base/http/refusal.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { changeGrant } from './change-grant.ts'
import { addGrantEvent, readGrant, readGrantSums, readRunningGrants, writeQueuePlace, type GrantRow } from './grant.sql.ts'
import { settleGrants } from './settle-grants.ts'

/** Gives up a bonus that is active or paused: its money goes back to the house, and the next one becomes active. */
export async function giveUpBonus(
  { house, player }: PlayerContext,
  { bonus }: { bonus: string },
): Promise<Answers<'POST /api/bonuses/give-up'> | Refused> {
  const done = await house.db.transaction((tx) => giveUpInside(house, tx, player, bonus))
  if (isRefused(done)) return done
  house.wallet.changed(player)
  return { returned: formatAmount(done, player.currency), currency: player.currency }
}

/** Does it inside the caller's transaction; returns what went back in minor units. */
async function giveUpInside(
  house: House,
  tx: Transaction,
  player: Pick<GrantRow, 'shard' | 'player' | 'currency'>,
  bonus: string,
): Promise<bigint | Refused> {
  const grant = await ownGrant(tx, player, bonus)
  if (isRefused(grant)) return grant
  if (grant.wager_state !== 'active' && grant.wager_state !== 'paused') return refuse('campaignInactive')
  const before = await readGrantSums(tx, grant.shard, bonus)
  await changeGrant(house, tx, grant, { action: 'end', as: 'forfeited', actor: `player:${player.player}` })
  const after = await readGrantSums(tx, grant.shard, bonus)
  await settleGrants(house, tx, player)
  await told(house, tx, player, 'bonus.given-up', bonus)
  return after.returned - before.returned
}

/** Declines a bonus that waits. */
export async function declineBonus(
  { house, player }: PlayerContext,
  { bonus }: { bonus: string },
): Promise<Record<string, never> | Refused> {
  return house.db.transaction(async (tx) => {
    const grant = await ownGrant(tx, player, bonus)
    if (isRefused(grant)) return grant
    if (grant.wager_state !== 'waiting') return refuse('campaignInactive')
    await addGrantEvent(tx, grant, { kind: 'declined', at: house.clock.now(), actor: `player:${player.player}` })
    await told(house, tx, player, 'bonus.declined', bonus)
    return {}
  })
}

/** Puts the bonuses that wait into the player's order. Refuses if others wait by now. */
export async function orderBonuses(
  { house, player }: PlayerContext,
  { bonuses }: { bonuses: string[] },
): Promise<Record<string, never> | Refused> {
  return house.db.transaction(async (tx) => {
    await lockWallet(tx, player)
    const waiting = (await readRunningGrants(tx, player)).filter(({ wager_state: state }) => state === 'waiting')
    const isWhole = waiting.length === bonuses.length && waiting.every(({ deposit }) => bonuses.includes(deposit))
    if (!isWhole) return refuse('campaignInactive')
    for (const grant of waiting) await writeQueuePlace(tx, grant, bonuses.indexOf(grant.deposit) + 1)
    return {}
  })
}

/** Returns a grant of the player, with the wallet locked. */
async function ownGrant(tx: Transaction, wallet: Pick<GrantRow, 'shard' | 'player' | 'currency'>, id: string): Promise<GrantRow | Refused> {
  await lockWallet(tx, wallet)
  const grant = await readGrant(tx, wallet.shard, id)
  const isTheirs = grant?.player === wallet.player && grant.currency === wallet.currency && grant.wager_state !== null
  return grant && isTheirs ? grant : refuse('campaignNotFound')
}

async function told(house: House, tx: Transaction, { player }: Pick<GrantRow, 'player'>, action: string, bonus: string): Promise<void> {
  await writeAudit(tx, { at: house.clock.now(), actor: `player:${player}`, action, subject: `player:${player}`, details: { bonus } })
}
