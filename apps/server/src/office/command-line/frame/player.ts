import { formatAmount } from '@fairhouse/money'
import type { House } from '../../../base/house.ts'
import { findPlayer, type PlayerRow } from '../../../people/players/index.ts'
import { need, Wrong } from './command.ts'

/** Finds the player named by an argument, by id or e-mail address; throws a sentence if there is none. */
export async function playerIn(house: House, args: string[], place = 0): Promise<PlayerRow> {
  const who = need(args, place, 'The player')
  const row = await findPlayer(house, who)
  if (!row) throw new Wrong(`There is no player "${who}". Name a player by id or e-mail address.`)
  return row
}

export const walletOf = ({ shard, id, currency }: PlayerRow) => ({ shard, player: id, currency })

export const ownerOf = ({ shard, id }: PlayerRow) => ({ shard, player: id })

export const shownMoney = (minor: bigint, currency: string) => `${formatAmount(minor, currency)} ${currency}`
