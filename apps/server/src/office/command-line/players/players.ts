import { need, Wrong } from '../frame/command.ts'
import { actOn, endOf } from './act-on-player.ts'
import type { OfficeCommand } from '../client/office-command.ts'
import { noPlayer, playerAt } from '../client/player.ts'

/** Commands that show a player and keep one away. */
export const playerCommands: OfficeCommand[] = [
  {
    words: 'player show',
    takes: 'PLAYER',
    about: 'who a player is (masked), and the wallet',
    ask: async (office, args) => {
      const player = await playerAt(office, args)
      const missing = noPlayer(player)
      const [head, identity] = await Promise.all([
        office.read('GET /office/players/one', { player }, { missing }),
        office.read('GET /office/players/identity', { player }, { missing }),
      ])
      const value = { ...head.player, identity }
      return {
        value,
        lines: Object.entries(value).map(([name, part]) => `${name}: ${typeof part === 'object' ? JSON.stringify(part) : part}`),
      }
    },
  },
  {
    words: 'player reveal',
    takes: 'PLAYER FIELD,… --reason TEXT',
    about: `what is masked in "player show", which is kept as a look: name, birthDate, email, phone, address, nationalId, userName`,
    ask: async (office, args, { reason }) => {
      const player = await playerAt(office, args)
      const fields = need(args, 1, 'The fields').split(',') as 'name'[] // the office checks them
      const acted = await office.act('POST /office/players/reveal', { player, fields }, { reason, missing: noPlayer(player) })
      if (acted.state !== 'done') throw new Wrong('What was revealed is shown in the office alone.')
      return { value: acted.answer, lines: Object.entries(acted.answer.values).map(([name, text]) => `${name}: ${text}`) }
    },
  },
  {
    words: 'player potential-minor',
    takes: 'PLAYER on|off --reason TEXT',
    about: 'marks a player as possibly under age, or takes the mark away',
    ask: async (office, args, { reason }) => {
      const mark = need(args, 1, '"on" or "off"')
      if (mark !== 'on' && mark !== 'off') throw new Wrong(`"${mark}" is neither "on" nor "off".`)
      return actOn(office, args, 'POST /office/players/minor', { isMarked: mark === 'on' }, reason, (player) => ({
        value: { player, potentialMinor: mark === 'on' },
        lines: [`Player ${player}: possibly under age is ${mark}.`],
      }))
    },
  },
  keepOut('exclude', 'excluded', 'excludes a player from gambling from now on; it cannot be shortened'),
  keepOut('block', 'blocked', 'blocks playing, depositing and logging in from now on'),
  {
    words: 'player mark',
    takes: 'PLAYER on|off REASON',
    about: 'marks a player for signs of harm: no bonuses, and theirs pause; or lifts the mark',
    ask: async (office, args, options) => {
      const wish = need(args, 1, '"on" or "off"')
      if (wish !== 'on' && wish !== 'off') throw new Wrong(`"${wish}" is neither "on" nor "off".`)
      const at = wish === 'on' ? 'POST /office/players/mark' : 'POST /office/players/unmark'
      return actOn(office, args, at, {}, args[2] ?? options['reason'], (player) => ({
        value: { player, marked: wish === 'on' },
        lines: [`The mark of player ${player} is ${wish}.`],
      }))
    },
  },
  {
    words: 'player bonuses',
    takes: 'PLAYER off|on REASON',
    about: 'keeps a player from every bonus (off), or no longer (on)',
    ask: async (office, args, options) => {
      const wish = need(args, 1, '"off" or "on"')
      if (wish !== 'off' && wish !== 'on') throw new Wrong(`"${wish}" is neither "off" nor "on".`)
      const at = wish === 'off' ? 'POST /office/players/bonuses/bar' : 'POST /office/players/bonuses/allow'
      return actOn(office, args, at, {}, args[2] ?? options['reason'], (player) => ({
        value: { player, bonuses: wish },
        lines: [`Bonuses of player ${player} are ${wish}.`],
      }))
    },
  },
]

function keepOut(word: 'exclude' | 'block', kind: 'excluded' | 'blocked', about: string): OfficeCommand {
  return {
    words: `player ${word}`,
    takes: 'PLAYER HOURS|forever --reason TEXT',
    about,
    ask: async (office, args, { reason }) => {
      const until = await endOf(office, need(args, 1, 'The number of hours, or "forever"'))
      return actOn(office, args, 'POST /office/players/exclude', { kind, until }, reason, (player) => ({
        value: { player, [kind]: true, until },
        lines: [`Player ${player} is ${kind} ${until ? `until ${until}` : 'for good'}.`],
      }))
    },
  }
}
