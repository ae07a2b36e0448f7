import { documentTypes } from '@fairhouse/fields/lists/document-types.ts'
import { writeAudit } from '../../../base/audit/audit.sql.ts'
import type { House } from '../../../base/house.ts'
import type { Transaction } from '../../../base/database/database.ts'
import { holdKinds, holdMoney, isHoldKind, releaseMoney, type HoldKind } from '../../../cashier/holds/index.ts'
import { validatePlayer, type PlayerRow } from '../../../people/players/index.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { findPlayer } from './players.ts'

type Options = Record<string, string>
const kinds = Object.entries(holdKinds).map(([name, { about }]) => `${name}: ${about}`)

/** Commands that hold and release a player's money. Each takes a reason, which is kept. */
export const playerMoneyCommands: Command[] = [
  {
    words: 'player hold-money',
    takes: 'PLAYER KIND [DOCUMENT,…] --reason TEXT [--by WHO]',
    about: `holds a player's money: ${kinds.join('; ')}`,
    run: async (house, args, options) => {
      const [kind, documents] = [kindIn(args), documentsIn(args[2])]
      return act(house, args, options, `player.hold-money.${kind}`, `is held (${kind})`, { documents }, (tx, row, at) =>
        holdMoney(tx, ownerOf(row), { kind, documents, reason: options['reason'] ?? '', since: at }),
      )
    },
  },
  {
    words: 'player release-money',
    takes: 'PLAYER KIND --reason TEXT [--by WHO]',
    about: "ends such a hold on a player's money",
    run: async (house, args, options) => {
      const kind = kindIn(args)
      return act(house, args, options, `player.release-money.${kind}`, `is no longer held (${kind})`, {}, async (tx, row, at) => {
        if (!(await releaseMoney(tx, ownerOf(row), kind, at))) throw new Wrong(`Nothing holds the money of player ${row.id} (${kind}).`)
      })
    },
  },
  {
    words: 'player validate',
    takes: 'PLAYER --reason TEXT [--by WHO]',
    about: 'keeps that you have seen who a player is and where they live: the document limit and what waits for it end',
    run: (house, args, options) =>
      act(house, args, options, 'player.validate', 'is known', {}, (tx, row, at) => validatePlayer(tx, ownerOf(row), at)),
  },
  {
    words: 'player invalidate',
    takes: 'PLAYER --reason TEXT [--by WHO]',
    about: 'takes that back',
    run: (house, args, options) =>
      act(house, args, options, 'player.invalidate', 'is no longer known', {}, (tx, row) => validatePlayer(tx, ownerOf(row), null)),
  },
]

export const ownerOf = (row: PlayerRow) => ({ shard: row.shard, player: row.id })

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

/** Runs an operator's act on a player and audits it with its reason, in one transaction. */
export async function act(
  house: House,
  args: string[],
  { reason, by = 'command line' }: Options,
  action: string,
  sentence: string,
  details: Record<string, unknown>,
  write: (tx: Transaction, row: PlayerRow, at: Date) => Promise<void>,
): Promise<Said> {
  const row = await findPlayer(house, need(args, 0, 'The player'))
  if (!reason) throw new Wrong('Give a reason: --reason "…". It is kept.')
  const at = house.clock.now()
  await house.db.transaction(async (tx) => {
    await write(tx, row, at)
    await writeAudit(tx, { at, actor: `operator:${by}`, action, subject: `player:${row.id}`, details, reason: { words: reason, house } })
  })
  return { value: { player: String(row.id), action }, lines: [`Player ${row.id}: ${sentence}.`] }
}
