import { documentTypes } from '@fairhouse/fields/lists/document-types.ts'
import { holdKinds, holdMoney, isHoldKind, releaseMoney, type HoldKind } from '../../../cashier/holds/index.ts'
import { settleKnown } from '../../../people/account/index.ts'
import type { PlayerRow } from '../../../people/players/index.ts'
import { deciderOf } from '../frame/actor.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { ownerOf, playerIn } from '../frame/player.ts'

const kinds = Object.entries(holdKinds).map(([name, { about }]) => `${name}: ${about}`)

/** Commands that hold and release a player's money. Each takes a reason, which is kept. */
export const playerMoneyCommands: Command[] = [
  {
    words: 'player hold-money',
    takes: 'PLAYER KIND [DOCUMENT,…] --reason TEXT [--by WHO]',
    about: `holds a player's money: ${kinds.join('; ')}`,
    run: async (house, args, options) => {
      const [row, kind, documents] = [await playerIn(house, args), kindIn(args), documentsIn(args[2])]
      await holdMoney(house, ownerOf(row), { kind, documents }, deciderOf(options))
      return said(row, `player.hold-money.${kind}`, `is held (${kind})`)
    },
  },
  {
    words: 'player release-money',
    takes: 'PLAYER KIND --reason TEXT [--by WHO]',
    about: "ends such a hold on a player's money",
    run: async (house, args, options) => {
      const [row, kind] = [await playerIn(house, args), kindIn(args)]
      if (!(await releaseMoney(house, ownerOf(row), kind, deciderOf(options))))
        throw new Wrong(`Nothing holds the money of player ${row.id} (${kind}).`)
      return said(row, `player.release-money.${kind}`, `is no longer held (${kind})`)
    },
  },
  {
    words: 'player validate',
    takes: 'PLAYER --reason TEXT [--by WHO]',
    about: 'keeps that you have seen who a player is and where they live: the document limit and what waits for it end',
    run: async (house, args, options) => {
      const row = await playerIn(house, args)
      await settleKnown(house, row, true, deciderOf(options))
      return said(row, 'player.validate', 'is known')
    },
  },
  {
    words: 'player invalidate',
    takes: 'PLAYER --reason TEXT [--by WHO]',
    about: 'takes that back',
    run: async (house, args, options) => {
      const row = await playerIn(house, args)
      await settleKnown(house, row, false, deciderOf(options))
      return said(row, 'player.invalidate', 'is no longer known')
    },
  },
]

const said = ({ id }: PlayerRow, action: string, sentence: string): Said => ({
  value: { player: String(id), action },
  lines: [`Player ${id}: ${sentence}.`],
})

function kindIn(args: string[]): HoldKind {
  const kind = need(args, 1, 'The kind of hold')
  if (!isHoldKind(kind)) throw new Wrong(`"${kind}" holds nothing. Give one of ${Object.keys(holdKinds).join(', ')}.`)
  return kind
}

function documentsIn(list: string | undefined): string[] {
  const wanted = list?.split(',').filter(Boolean) ?? []
  const unknown = wanted.find((one) => !(documentTypes as readonly string[]).includes(one)) // widened to string for the search
  if (unknown !== undefined) throw new Wrong(`"${unknown}" is no type of document. Give some of ${documentTypes.join(', ')}.`)
  return wanted
}
