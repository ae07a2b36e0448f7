import type { Permission } from '@fairhouse/contract/office/base/permissions.ts'
import { shardOf } from '../../base/ids.ts'
import { lockWallet } from '../../money/wallet/index.ts'
import { lockPlayer, readPlayer, type PlayerRow } from '../../people/players/index.ts'
import type { ActContext, StaffContext } from '../base/office-context.ts'
import { no, type OfficeRefused } from '../base/office-refusal.ts'
import { countriesOf, outOfReach } from '../base/reach.ts'

/**
 * Finds the player that a call reads about. Players of countries that the permission does not reach are answered as if
 * they did not exist; one's own account and household are out of reach.
 */
export async function playerToRead(
  asking: Pick<StaffContext, 'house' | 'colleague'>,
  permission: Permission,
  id: string,
): Promise<PlayerRow | OfficeRefused> {
  const row = await readPlayer(asking.house.db, shardOf(BigInt(id)), BigInt(id))
  if (!row || !reaches(asking, permission, row.country)) return no('notFound')
  return (await outOfReach(asking, permission, { player: row.id, country: row.country })) ?? row
}

/** Locks the player whom an act is about, and names the version that it is decided on. */
export async function playerToActOn(asking: ActContext, permission: Permission, id: string): Promise<PlayerRow | OfficeRefused> {
  const shard = shardOf(BigInt(id))
  const known = await readPlayer(asking.sql, shard, BigInt(id))
  if (!known || !reaches(asking, permission, known.country)) return no('notFound')
  // Whoever locks both takes the wallet first.
  await lockWallet(asking.sql, { shard, player: known.id, currency: known.currency })
  const row = (await lockPlayer(asking.sql, shard, known.id)) ?? known
  const refused = await outOfReach(asking, permission, { player: row.id, country: row.country })
  if (refused) return refused
  asking.looksAt(`player:${row.id}`, versionOf(row))
  return row
}

/** Returns whether a permission of whoever asks reaches players of a country. */
export function reaches(asking: Pick<StaffContext, 'house' | 'colleague'>, permission: Permission, country: string): boolean {
  const countries = countriesOf(asking, permission)
  return countries === undefined || countries.includes(country)
}

/** The version of how an account stands: everything that acts of the office change. */
export const versionOf = (row: PlayerRow): string =>
  [
    row.status,
    row.closure ?? '-',
    row.closed_until?.getTime() ?? 0,
    row.frozen_until?.getTime() ?? 0,
    row.validated_at?.getTime() ?? 0,
    row.potential_minor ? 'minor' : '-',
  ].join(' ')
