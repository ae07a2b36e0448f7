import { formatAmount } from '@fairhouse/money'
import type { House } from '../../../base/house.ts'
import { shardOf } from '../../../base/ids.ts'
import { profileOf, readPlayer, readPlayerByLogin, type PlayerRow } from '../../../people/players/index.ts'
import { walletView } from '../../../money/wallet/index.ts'
import { need, Wrong, type Command } from '../frame/command.ts'
import { keepOut } from '../../../knowing/exclusion/index.ts'
import { frozenUntil, markPotentialMinor } from '../../../people/account/index.ts'

/** Finds a player by id or e-mail address; throws a sentence if there is none. */
export async function findPlayer(house: House, who: string): Promise<PlayerRow> {
  const row = /^\d+$/.test(who)
    ? await readPlayer(house.db, shardOf(BigInt(who)), BigInt(who))
    : await readPlayerByLogin(house.db, house.personal.indexOf('login', who))
  if (!row) throw new Wrong(`There is no player "${who}". Name a player by id or e-mail address.`)
  return row
}

export const walletOf = ({ shard, id, currency }: PlayerRow) => ({ shard, player: id, currency })

export const playerCommands: Command[] = [
  {
    words: 'player show',
    takes: 'PLAYER',
    about: 'who a player is (masked), and the wallet',
    run: async (house, args) => {
      const row = await findPlayer(house, need(args, 0, 'The player'))
      const wallet = await walletView(house, walletOf(row))
      const { email, fullName } = profileOf(house, row)
      const value = {
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
      return {
        value,
        lines: Object.entries(value).map(([name, part]) => `${name}: ${typeof part === 'object' ? JSON.stringify(part) : part}`),
      }
    },
  },
  {
    words: 'player potential-minor',
    takes: 'PLAYER on|off',
    about: 'marks a player as possibly under age, or takes the mark away',
    run: async (house, args) => {
      const row = await findPlayer(house, need(args, 0, 'The player'))
      const mark = need(args, 1, '"on" or "off"')
      if (mark !== 'on' && mark !== 'off') throw new Wrong(`"${mark}" is neither "on" nor "off".`)
      await markPotentialMinor(house, row, mark)
      return {
        value: { player: String(row.id), potentialMinor: mark === 'on' },
        lines: [`Player ${row.id}: possibly under age is ${mark}.`],
      }
    },
  },
  {
    words: 'player exclude',
    takes: 'PLAYER HOURS|forever',
    about: 'excludes a player from gambling from now on; it cannot be shortened',
    run: async (house, args) => {
      const row = await findPlayer(house, need(args, 0, 'The player'))
      const text = need(args, 1, 'The number of hours, or "forever"')
      if (text !== 'forever' && !/^[1-9]\d{0,6}$/.test(text))
        throw new Wrong(`"${text}" is no number of hours. Give a whole number, or "forever".`)
      const at = house.clock.now()
      const endsAt = text === 'forever' ? null : new Date(at.getTime() + Number(text) * 3_600_000)
      await keepOut(house, row, 'excluded', endsAt)
      return {
        value: { player: String(row.id), until: endsAt },
        lines: [`Player ${row.id} is excluded ${endsAt ? `until ${endsAt.toISOString()}` : 'for good'}.`],
      }
    },
  },
]

/** Masks a text: enough to recognise somebody, too little to learn who it is. */
const mask = (text: string) => text.replace(/(?<=^.)[^@\s](?=.*)|(?<=[@\s].)[^.\s]/gu, '•')

export const shownMoney = (minor: bigint, currency: string) => `${formatAmount(minor, currency)} ${currency}`
