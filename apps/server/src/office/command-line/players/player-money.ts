import { documentTypes } from '@fairhouse/fields/lists/document-types.ts'
import { holdKinds, isHoldKind, type HoldKind } from '../../../cashier/holds/index.ts'
import { need, Wrong } from '../frame/command.ts'
import type { OfficeCommand } from '../client/office-command.ts'
import { actOn, type PlayerActAt } from './act-on-player.ts'

const kinds = Object.entries(holdKinds).map(([name, { about }]) => `${name}: ${about}`)

/** Commands that hold and release a player's money, and keep who a player is. */
export const playerMoneyCommands: OfficeCommand[] = [
  {
    words: 'player hold-money',
    takes: 'PLAYER KIND [DOCUMENT,…] --reason TEXT',
    about: `holds a player's money: ${kinds.join('; ')}`,
    ask: (office, args, { reason }) => {
      const [kind, documents] = [kindIn(args), documentsIn(args[2])]
      return actOn(office, args, 'POST /office/players/money/hold', { kind, documents }, reason, (player) =>
        said(player, `player.hold-money.${kind}`, `is held (${kind})`),
      )
    },
  },
  {
    words: 'player release-money',
    takes: 'PLAYER KIND --reason TEXT',
    about: "ends such a hold on a player's money",
    ask: (office, args, { reason }) => {
      const kind = kindIn(args)
      return actOn(office, args, 'POST /office/players/money/release', { kind }, reason, (player) =>
        said(player, `player.release-money.${kind}`, `is no longer held (${kind})`),
      )
    },
  },
  known(
    'validate',
    'POST /office/players/validate',
    'keeps that you have seen who a player is and where they live: the document limit and what waits for it end',
    'is known',
  ),
  known('invalidate', 'POST /office/players/invalidate', 'takes that back', 'is no longer known'),
]

function known(word: string, at: Extract<PlayerActAt, `${string}validate`>, about: string, sentence: string): OfficeCommand {
  return {
    words: `player ${word}`,
    takes: 'PLAYER --reason TEXT',
    about,
    ask: (office, args, { reason }) => actOn(office, args, at, {}, reason, (player) => said(player, `player.${word}`, sentence)),
  }
}

const said = (player: string, action: string, sentence: string) => ({
  value: { player, action },
  lines: [`Player ${player}: ${sentence}.`],
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
