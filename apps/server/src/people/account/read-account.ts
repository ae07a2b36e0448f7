import type { House } from '../../base/house.ts'
import { walletView } from '../../money/wallet/index.ts'
import type { PlayerRow } from '../players/player.sql.ts'
import { profileOf } from '../players/profile.ts'
import { frozenUntil } from './frozen-until.ts'

/** Reads an account for an operator: who it is, masked, how it stands, and its wallet. */
export async function readAccount(house: House, row: PlayerRow) {
  const wallet = await walletView(house, { shard: row.shard, player: row.id, currency: row.currency })
  const { email, fullName } = profileOf(house, row)
  return {
    id: String(row.id),
    shard: row.shard,
    status: row.status,
    country: row.country,
    currency: row.currency,
    email: mask(email),
    name: mask(fullName),
    emailVerifiedAt: row.email_verified_at,
    phoneVerifiedAt: row.phone_verified_at,
    frozenUntil: await frozenUntil(house, row),
    createdAt: row.created_at,
    wallet,
  }
}

/** Masks a text: enough to recognise somebody, too little to learn who it is. */
const mask = (text: string) => text.replace(/(?<=^.)[^@\s](?=.*)|(?<=[@\s].)[^.\s]/gu, '•')
