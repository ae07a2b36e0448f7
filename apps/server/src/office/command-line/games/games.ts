import type { GameReturn } from '@fairhouse/contract/office/queues/game-returns.ts'
import { returnPeriods, type ReturnPeriod } from '@fairhouse/contract/office/queues/return-parts.ts'
import type { GameWords } from '@fairhouse/contract/office/games.ts'
import { saidOf, type OfficeCommand } from '../client/office-command.ts'
import { need, Wrong } from '../frame/command.ts'
import { textOf } from '../frame/file.ts'
import { allPages, turnCommand, whereText } from './turn-command.ts'

/** Commands about games. */
export const gameCommands: OfficeCommand[] = [
  {
    words: 'games list',
    takes: '[WORD]',
    about: 'the games by name; with a word those whose name, number or provider has it',
    ask: async ({ read }, [word]) => {
      const rows = await allPages(async (after) => {
        const asked = { ...(word === undefined ? {} : { words: word }), ...(after === undefined ? {} : { after }) }
        const { games, next } = await read('GET /office/games', asked)
        return { rows: games, next }
      })
      return {
        value: rows,
        lines: rows.map(
          ({ id, name, provider, where, state }) =>
            `${id}  ${name}  by ${provider?.name ?? '–'}  ${whereText(where)}${state === 'off' || state === 'stopped' ? `  (${state})` : ''}`,
        ),
      }
    },
  },
  {
    words: 'games get',
    takes: 'ID',
    about: 'a game with all that is said of it, as `games set` reads it',
    ask: async ({ read }, args) => {
      const id = idIn(args)
      const { words } = await read('GET /office/games/one', { id }, { missing: unknown(id) })
      return { value: words, lines: JSON.stringify(words, null, 2).split('\n') }
    },
  },
  {
    words: 'games set',
    takes: 'ID FILE --reason TEXT',
    about: 'changes a game from a JSON file; players see it at once',
    ask: async (office, args, { reason }) => {
      const id = idIn(args)
      const words = wordsIn(await textOf(need(args, 1, 'The file')))
      const acted = await office.act('POST /office/games/set', { id, words }, { reason, missing: unknown(id) })
      return saidOf(acted, { value: { id: Number(id), name: words.name }, lines: [`The game ${id} ${words.name} is as the file says.`] })
    },
  },
  {
    words: 'games returns',
    takes: '[7|30|90|all]',
    about: 'what games have returned in so many days (30), held against what they are to return; the furthest outside first',
    ask: async ({ read }, [period = '30']) => {
      const wanted = periodIn(period)
      const rows = await allPages(async (after) => {
        const { games, next } = await read('GET /office/game-returns', { period: wanted, ...(after === undefined ? {} : { after }) })
        return { rows: games, next }
      })
      return { value: rows, lines: rows.map(returnLine) }
    },
  },
  turnCommand('games', 'off', 'switches a game off; open rounds are finished', idIn, unknown),
  turnCommand('games', 'on', 'switches a game on', idIn, unknown),
]

const gradeWords = {
  proposal: 'outside of 99.99 %',
  alarm: 'outside of 99 %',
  within: 'within',
  few: 'too few rounds',
  unknown: 'nothing is stated',
} as const satisfies Record<GameReturn['grade'], string>

function returnLine({ id, name, rounds, actual, stated, band, grade }: GameReturn): string {
  const span = ({ from, to }: { from: string; to: string }) => (from === to ? `${from} %` : `${from} to ${to} %`)
  const against = `${stated ? `  of ${span(stated)}` : ''}${band ? `, band ${span(band)}` : ''}`
  return `${id}  ${name}  ${rounds} rounds  ${actual ?? '–'} %${against}  (${gradeWords[grade]})`
}

function periodIn(text: string): ReturnPeriod {
  const period = returnPeriods.find((one) => one === text)
  if (!period) throw new Wrong(`"${text}" is no number of days: write ${returnPeriods.join(', ')}.`)
  return period
}

function unknown(id: string): string {
  return `There is no game ${id}. "fairhouse games list" shows those that are there.`
}

function idIn(args: string[]): string {
  const id = need(args, 0, 'The id')
  if (!/^\d{1,9}$/.test(id)) throw new Wrong(`"${id}" is no number of a game.`)
  return id
}

function wordsIn(text: string): GameWords {
  try {
    return JSON.parse(text) as GameWords // the office looks at what it is given
  } catch (error) {
    throw new Wrong(`The file is no JSON: ${(error as Error).message}`) // JSON.parse throws Errors
  }
}
