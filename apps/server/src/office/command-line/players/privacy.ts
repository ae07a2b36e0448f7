import { saidOf, type OfficeCommand } from '../client/office-command.ts'
import { noPlayer, playerAt } from '../client/player.ts'
import { erasureLine, inArchiveLine, notSearchedLine } from './left-over.ts'

/** Commands about erasing people, and how long what is kept. */
export const privacyCommands: OfficeCommand[] = [
  {
    words: 'player erase',
    takes: 'PLAYER --reason TEXT',
    about: 'erases a person: destroys their key, files and sign-ins; refused with the reason while the law or money stands against it',
    ask: async (office, args, { reason }) => {
      const player = await playerAt(office, args)
      const acted = await office.act('POST /office/players/erase', { player }, { reason, missing: noPlayer(player) })
      return saidOf(acted, {
        value: { player },
        lines: [`Player ${player} is erased. "fairhouse erasures list" says what a search of all tables finds of them.`],
      })
    },
  },
  {
    words: 'erasures list',
    takes: '',
    about: 'who was erased, and what a search has found of them afterwards; --json is what "erasures again" takes',
    ask: async ({ read }) => {
      const { erasures, archived } = await read('GET /office/erasures', {})
      const lines = erasures.length > 0 ? erasures.map(erasureLine) : ['Nobody was erased.']
      return { value: erasures, lines: [...lines, ...archived.map(notSearchedLine)] }
    },
  },
  {
    words: 'retention explain',
    takes: '[COUNTRY]',
    about: 'what is kept of players, how long and why; of players of a country, in three letters',
    ask: async ({ read }, [country]) => {
      const { kept: value, archived } = await read('GET /office/retention', country === undefined ? {} : { country })
      const lines = value.flatMap(({ what, kept, why, basis, tables }) => [
        what,
        `  ${kept}`,
        `  why: ${why}`,
        `  by: ${basis}`,
        `  tables: ${tables.join(', ')}`,
      ])
      return { value, lines: [...lines, ...archived.map(inArchiveLine)] }
    },
  },
]
