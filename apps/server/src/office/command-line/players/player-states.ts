import type { House } from '../../../base/house.ts'
import { closers, setAccountStatus } from '../../../people/account/index.ts'
import type { Closure, PlayerStatus } from '../../../people/players/index.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { keepOut } from '../../../knowing/exclusion/index.ts'
import { actorOf } from '../frame/actor.ts'
import { playerIn } from '../frame/player.ts'

const listed = Object.entries(closers)
  .map(([by, name]) => `${by} (${name})`)
  .join(', ')

/** Commands about an account's status: suspend, hold, deactivate, close, delete, reopen, block. */
export const playerStateCommands: Command[] = [
  {
    words: 'player suspend',
    takes: 'PLAYER',
    about: 'suspends a player and ends every session',
    run: (house, args, options) => become(house, args, options, { status: 'suspended', closure: null }, 'is suspended'),
  },
  {
    words: 'player deactivate',
    takes: 'PLAYER',
    about: 'makes an account inactive and ends every session',
    run: (house, args, options) => become(house, args, options, { status: 'inactive', closure: null }, 'is inactive'),
  },
  {
    words: 'player hold',
    takes: 'PLAYER',
    about: 'puts logins on hold while something about the account is looked at, and ends every session',
    run: (house, args, options) => become(house, args, options, { status: 'onHold', closure: null }, 'is on hold'),
  },
  {
    words: 'player delete',
    takes: 'PLAYER',
    about: 'closes an account whose owner has asked for its deletion; what the law wants kept is kept',
    run: (house, args, options) =>
      become(house, args, options, { status: 'closed', closure: { kind: 'deletion', until: null } }, 'is closed, as its owner wished'),
  },
  {
    words: 'player close-by',
    takes: 'PLAYER PROVIDER [HOURS]',
    about: `closes an account and says by whom: ${listed}`,
    run: async (house, args, options) => {
      const by = need(args, 1, 'Who closes it')
      if (!Object.hasOwn(closers, by)) throw new Wrong(`"${by}" closes no account. Give one of ${listed}.`)
      const until = args[2] === undefined ? null : endOf(args[2], house.clock.now())
      const sentence = `is closed${until ? ` until ${until.toISOString()}` : ''}`
      return become(house, args, options, { status: 'closed', closure: { kind: 'provider', until, by: Number(by) } }, sentence)
    },
  },
  {
    words: 'player close',
    takes: 'PLAYER [HOURS|forever]',
    about: 'closes an account: plainly, for a number of hours, or for good',
    run: async (house, args, options) => {
      const closure = closureOf(args[1], house.clock.now())
      const until = closure.until ? ` until ${closure.until.toISOString()}` : closure.kind === 'period' ? ' for good' : ''
      return become(house, args, options, { status: 'closed', closure }, `is closed${until}`)
    },
  },
  {
    words: 'player reopen',
    takes: 'PLAYER',
    about: 'opens an account again that was suspended, on hold, inactive or closed',
    run: (house, args, options) => become(house, args, options, { status: 'active', closure: null }, 'is active'),
  },
  {
    words: 'player block',
    takes: 'PLAYER HOURS|forever',
    about: 'blocks playing, depositing and logging in from now on',
    run: async (house, args, options) => {
      const row = await playerIn(house, args)
      const endsAt = endOf(need(args, 1, 'The number of hours, or "forever"'), house.clock.now())
      await keepOut(house, row, { kind: 'blocked', endsAt }, actorOf(options))
      return { value: { player: String(row.id), blocked: true, endsAt }, lines: [`Player ${row.id} is blocked.`] }
    },
  },
]

type Standing = { status: PlayerStatus; closure: Closure | null }

async function become(house: House, args: string[], options: Record<string, string>, standing: Standing, sentence: string): Promise<Said> {
  const row = await playerIn(house, args)
  await setAccountStatus(house, row, standing, actorOf(options))
  return {
    value: { player: String(row.id), status: standing.status, until: standing.closure?.until ?? null },
    lines: [`Player ${row.id} ${sentence}.`],
  }
}

function closureOf(text: string | undefined, at: Date): Closure {
  return text === undefined ? { kind: 'plain', until: null } : { kind: 'period', until: endOf(text, at) }
}

function endOf(text: string, at: Date): Date | null {
  if (text === 'forever') return null
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Wrong(`"${text}" is no number of hours. Give a whole number, or "forever".`)
  return new Date(at.getTime() + Number(text) * 3_600_000)
}
