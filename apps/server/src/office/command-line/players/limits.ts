import { formatAmount } from '@fairhouse/money'
import { explainLimits, type ExplainedEnd, type ExplainedLimit } from '../../../money/limit-changes/index.ts'
import { readInReview, type LimitChange } from '../../../money/limits/index.ts'
import { Wrong, type Command } from '../frame/command.ts'
import { limitDecisionCommands } from './limit-decisions.ts'
import { momentOf } from '../frame/moment.ts'
import { playerIn, walletOf } from '../frame/player.ts'

type Shown = { type: string; amount: bigint | null }

/** Formats an amount with its unit: a currency, or hours for session limits. */
const shownLimit = ({ type, amount }: Shown, currency: string): string => {
  if (amount === null) return 'no limit'
  return type === 'session' ? `${(Number(amount) / 3600).toFixed(2)} h` : `${formatAmount(amount, currency)} ${currency}`
}

export const limitCommands: Command[] = [
  {
    words: 'limits explain',
    takes: 'PLAYER [--at TIME]',
    about: 'which limits held at a moment, from which source and why',
    run: async (house, args, options) => {
      const row = await playerIn(house, args)
      const at = options.at ? momentOf(options.at) : house.clock.now()
      if (at < row.created_at)
        throw new Wrong(`Player ${row.id} was not there yet: the account was opened at ${row.created_at.toISOString()}.`)
      const explained = await explainLimits(house, walletOf(row), at)
      if (!explained) throw new Wrong(`Player ${row.id} has no wallet.`)
      const { rules, limits, pending, ends, raisesBlocked, missing, gates, sources } = explained
      return {
        value: { player: String(row.id), at, ...explained },
        lines: [
          `Player ${row.id} at ${at.toISOString()}: rules of ${rules.code} in force since ${rules.validFrom}${rules.verified ? '' : ', not verified'}, counted in ${rules.timeZone}.`,
          ...limits.flatMap((limit) => linesOf(limit, row.currency)),
          ...pending.map(
            (one) =>
              `${one.type} ${one.period}: ${one.amount === null ? 'removal' : `raise to ${shownLimit(one, row.currency)}`} asked for at ${one.requestedAt.toISOString()}, ` +
              (one.review === 'waiting'
                ? 'waits for an operator'
                : `${one.dueAt && one.dueAt <= at ? 'due' : 'will be due'} at ${(one.dueAt ?? one.effectiveAt).toISOString()}`) +
              (one.confirmHours === null ? '' : ', to be confirmed by the player') +
              (one.asked?.rules ? `; decided by ${one.asked.rules}` : ''),
          ),
          ...ends.map(endLine),
          ...(raisesBlocked ? [`raises: blocked ${byWhom(raisesBlocked)}`] : []),
          ...missing.map(({ type, period }) => `${type} ${period}: must be set before play and is not`),
          `bets: ${gates.bet ?? 'allowed'}; deposits: ${gates.deposit ?? 'allowed'}${gates.until ? `; known until ${gates.until.toISOString()}` : ''}`,
          ...sources.map(
            ({ type, delayHours, waitPeriodEnd, url, grade }) =>
              `${type}: a raise waits ${delayHours} h${waitPeriodEnd ? ' and for the end of the window' : ''} (${url || 'no source'}, grade ${grade})`,
          ),
        ],
      }
    },
  },
  {
    words: 'limits waiting',
    takes: '',
    about: 'requests that wait for an operator, and high limits whose player is to be spoken with',
    run: async (house) => {
      const rows = await readInReview(house.db, house.clock.now())
      return {
        value: rows,
        lines: rows.length === 0 ? ['Nothing waits for an operator.'] : rows.map(waitingLine),
      }
    },
  },
  ...limitDecisionCommands,
]

type Waiting = Awaited<ReturnType<typeof readInReview>>[number]

const waitingLine = ({ player, type, period, amount, currency, requested_at: asked, review }: Waiting): string =>
  `${player} ${type} ${period} ${shownLimit({ type, amount }, currency)} since ${asked.toISOString()}: ${review ? 'approve or reject' : 'contact the player'}`

const byWhom = ({ actor, requested_at: asked, reason }: LimitChange): string =>
  `by ${actor} at ${asked.toISOString()}${reason ? ` (${reason})` : ''}`

const endLine = ({ type, period, endsAt, asked }: ExplainedEnd): string =>
  `${type} ${period}: not to renew, ends at ${endsAt.toISOString()}${asked ? `; switched off ${byWhom(asked)}` : ''}`

function linesOf(
  { type, period, amount, used, available, source, said, window, because, approved }: ExplainedLimit,
  currency: string,
): string[] {
  const others = said
    .filter((one) => one.source !== source)
    .map((one) => `${one.source} ${shownLimit({ type, amount: one.amount }, currency)}`)
  const why = because
    ? `${because.act} by ${because.actor} at ${because.requested_at.toISOString()}${because.reason ? ` (${because.reason})` : ''}${because.rules ? `, decided by ${because.rules}` : ''}`
    : 'the rule set itself'
  const approval = approved ? `, approved by ${approved.actor} at ${approved.requested_at.toISOString()} (${approved.reason})` : ''
  return [
    `${type} ${period}: ${shownLimit({ type, amount }, currency)}, set by ${source}: ${why}${approval}` +
      (used === null
        ? ''
        : `; used ${shownLimit({ type, amount: used }, currency)}, available ${shownLimit({ type, amount: available }, currency)}`) +
      (window ? `; window ${window.start.toISOString()} to ${window.end.toISOString()}` : '') +
      (others.length > 0 ? `; also said: ${others.join(', ')}` : ''),
  ]
}
