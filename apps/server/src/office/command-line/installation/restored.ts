import type { House } from '../../../base/house.ts'
import { markRestoredAsOwner } from '../../../base/installation/restored.ts'
import { formatAmount } from '@fairhouse/money'
import {
  askEverybody,
  readLeftCount,
  everySource,
  openRestored,
  readLeft,
  readShut,
  readSources,
  type LeftRow,
  type SourceRow,
} from '../../restored/index.ts'
import { deciderOf } from '../frame/actor.ts'
import { Wrong, type Command, type Said } from '../frame/command.ts'
import { momentOf } from '../frame/moment.ts'

/** Commands about a house that was put back to a moment: how far the asking is, asking now, and opening it. */
export const restoredCommands: Command[] = [
  {
    words: 'restored mark',
    takes: 'TIME',
    about: 'shuts the house after its database was put back to a moment by other tools than `fairhouse restore`, before it is started',
    run: async ({ clock }, [time = ''], __, { owner }) => {
      const at = momentOf(time)
      if (at > clock.now()) throw new Wrong(`${time} is in the future. Give the moment that the database was put back to.`)
      await markRestoredAsOwner(owner, at)
      return {
        value: { moment: at },
        lines: [
          `The house is shut since ${at.toISOString()}. Start it: it asks providers and studios; "fairhouse restored" says how far it is.`,
        ],
      }
    },
  },
  {
    words: 'restored ask',
    takes: '[--without NAME,…]',
    about: 'asks every provider and studio for what happened since the house was put back to a moment, and books it',
    run: async (house, _, { without }) => {
      if (!(await askEverybody(house, namesIn(without)))) throw new Wrong(notShut)
      return tell(house)
    },
  },
  {
    words: 'restored open',
    takes: '--reason TEXT [--without NAME,…]',
    about: 'opens the house again once everybody has answered; without those who are named',
    run: async (house, _, options) => {
      const opened = await openRestored(house, namesIn(options.without), deciderOf(options))
      if (typeof opened === 'string') throw new Wrong(opened)
      const { unanswered, left } = opened
      return {
        value: opened,
        lines: [
          'The house is open.',
          ...(unanswered.length > 0 ? [`Without an answer of ${unanswered.join(', ')}: compare their own reports with the ledger.`] : []),
          `${left} things are left to be looked at; the incident stays open for them. Next: "fairhouse ledger verify".`,
        ],
      }
    },
  },
  {
    words: 'restored',
    takes: '',
    about: 'whether the house is shut after a restore, who has answered, and what could not be booked',
    run: tell,
  },
]

const notShut = 'The house is not shut by a restore: there is nothing to ask for.'
const namesIn = (without = ''): string[] => without.split(',').flatMap((name) => name.trim() || [])
const mostLeft = 10_000

async function tell(house: House): Promise<Said> {
  const shut = await readShut(house.db)
  if (!shut) return { value: { shut: false }, lines: ['The house is not shut by a restore.'] }
  const sources = await readSources(house.db, shut.id)
  const waiting = (await everySource(house)).filter((name) => !sources.some(({ source }) => source === name))
  const left = await readLeft(house.db, shut.id, mostLeft)
  const count = await readLeftCount(house.db, shut.id)
  return {
    value: { shut: true, moment: shut.moment, sources, waiting, left, count },
    wrong: waiting.length > 0 || sources.some(({ state }) => state === 'silent'),
    lines: [
      `The house was put back to ${shut.moment.toISOString()} (the database's time) and is shut.`,
      ...sources.map(sourceLine),
      ...waiting.map((name) => `${name}: not asked yet`),
      ...(count > 0 ? [`${count} things could not be booked, or are to be looked at:`, ...left.map(leftLine)] : []),
      ...lost,
    ],
  }
}

function sourceLine({ source, state, listed, booked, error }: SourceRow): string {
  const says = `${listed} looked at, ${booked} booked`
  if (state === 'silent') return `${source}: does not answer (${error ?? ''})`
  if (state === 'unlisted') return `${source}: has no list; ${says}. Compare its own report with the ledger.`
  return `${source}: ${state === 'asked' ? 'answered' : 'is being asked'}; ${says}`
}

const leftLine = ({ source, subject, why, amount, currency, happened_at: at }: LeftRow): string =>
  `  ${source}  ${subject}${amount === null || currency === null ? '' : `  ${formatAmount(amount, currency)} ${currency}`}${at ? `  ${at.toISOString()}` : ''}: ${why}`

/** What nobody outside can be asked for. */
const lost = [
  'Nobody outside knows what else happened since. Lost are: registrations; limits, breaks and self-exclusions; changes of passwords,',
  'second factors and profiles; documents; bonuses, points and prizes that the house itself gave; and every decision of the office.',
  'Before you open: set exclusions again from the mails that were sent since; lowered limits left none (docs/operate/restored.md).',
]
