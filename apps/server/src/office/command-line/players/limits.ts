import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { momentOf } from '../frame/moment.ts'
import type { OfficeCommand } from '../client/office-command.ts'
import { noPlayer, playerAt } from '../client/player.ts'
import { limitDecisionCommands, limitsInReview } from './limit-decisions.ts'

type Explained = OfficeAnswers<'GET /office/players/limits/explain'>
type Row = NonNullable<Explained['raisesBlocked']>

/** Commands about limits. */
export const limitCommands: OfficeCommand[] = [
  {
    words: 'limits explain',
    takes: 'PLAYER [--at TIME]',
    about: 'which limits held at a moment, from which source and why',
    ask: async (office, args, options) => {
      const player = await playerAt(office, args)
      const at = options['at'] === undefined ? {} : { at: momentOf(options['at']).toISOString() }
      const explained = await office.read('GET /office/players/limits/explain', { player, ...at }, { missing: noPlayer(player) })
      return { value: { player, ...explained }, lines: linesOf(player, explained) }
    },
  },
  {
    words: 'limits waiting',
    takes: '',
    about: 'requests that wait for an operator, and high limits whose player is to be spoken with',
    ask: async (office) => {
      const value = await limitsInReview(office)
      const lines = value.map(
        ({ player, type, period, amount, unit, since, wants }) =>
          `${player} ${type} ${period} ${amount === null ? 'no limit' : `${amount} ${unit}`} since ${since}: ${wants === 'decision' ? 'approve or reject' : 'contact the player'}`,
      )
      return { value, lines: lines.length > 0 ? lines : ['Nothing waits for an operator.'] }
    },
  },
  ...limitDecisionCommands,
]

function linesOf(player: string, { at, rules, limits, pending, ends, raisesBlocked, missing, gates, sources }: Explained): string[] {
  return [
    `Player ${player} at ${at}: rules of ${rules.code} in force since ${rules.validFrom}${rules.verified ? '' : ', not verified'}, counted in ${rules.timeZone}.`,
    ...limits.map(limitLine),
    ...pending.map((one) => pendingLine(one, at)),
    ...ends.map(
      ({ type, period, endsAt, asked }) =>
        `${type} ${period}: not to renew, ends at ${endsAt}${asked ? `; switched off ${byWhom(asked)}` : ''}`,
    ),
    ...(raisesBlocked ? [`raises: blocked ${byWhom(raisesBlocked)}`] : []),
    ...missing.map(({ type, period }) => `${type} ${period}: must be set before play and is not`),
    `bets: ${gates.bet ?? 'allowed'}; deposits: ${gates.deposit ?? 'allowed'}${gates.until ? `; known until ${gates.until}` : ''}`,
    ...sources.map(
      ({ type, delayHours, waitPeriodEnd, url, grade }) =>
        `${type}: a raise waits ${delayHours} h${waitPeriodEnd ? ' and for the end of the window' : ''} (${url || 'no source'}, grade ${grade})`,
    ),
  ]
}

const byWhom = ({ actor, at, reason }: Row): string => `by ${actor} at ${at}${reason ? ` (${reason})` : ''}`

function pendingLine(one: Explained['pending'][number], at: string): string {
  const { type, period, amount, requestedAt, dueAt, review, confirmHours, rules } = one
  return (
    `${type} ${period}: ${amount === null ? 'removal' : `raise to ${amount}`} asked for at ${requestedAt}, ` +
    (review === 'waiting' ? 'waits for an operator' : `${dueAt <= at ? 'due' : 'will be due'} at ${dueAt}`) +
    (confirmHours === null ? '' : ', to be confirmed by the player') +
    (rules ? `; decided by ${rules}` : '')
  )
}

function limitLine({
  type,
  period,
  amount,
  used,
  available,
  source,
  said,
  window,
  because,
  approved,
}: Explained['limits'][number]): string {
  const others = said.filter((one) => one.source !== source).map((one) => `${one.source} ${one.amount}`)
  const why = because
    ? `${because.act} by ${because.actor} at ${because.at}${because.reason ? ` (${because.reason})` : ''}${because.rules ? `, decided by ${because.rules}` : ''}`
    : 'the rule set itself'
  const approval = approved ? `, approved by ${approved.actor} at ${approved.at} (${approved.reason})` : ''
  return (
    `${type} ${period}: ${amount}, set by ${source}: ${why}${approval}` +
    (used === null ? '' : `; used ${used}, available ${available}`) +
    (window ? `; window ${window.start} to ${window.end}` : '') +
    (others.length > 0 ? `; also said: ${others.join(', ')}` : '')
  )
}
