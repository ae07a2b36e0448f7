import type { House } from '../../../base/house.ts'
import { isRefused, type Refused } from '../../../base/http/refusal.ts'
import {
  payWithdrawal,
  rejectWithdrawal,
  readPendingWithdrawals,
  requestPayout,
  type PayoutAsked,
} from '../../../cashier/withdrawals/index.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { actorOf, deciderOf } from '../frame/actor.ts'
import { ownerOf, playerIn, shownMoney } from '../frame/player.ts'

export const withdrawalCommands: Command[] = [
  {
    words: 'withdrawals list',
    takes: '',
    about: 'requests that wait for a decision, oldest first',
    run: async ({ db }) => {
      const rows = await readPendingWithdrawals(db)
      const value = rows.map((row) => ({
        reference: row.reference,
        player: String(row.player),
        amount: shownMoney(row.amount, row.currency),
        to: row.description,
        requestedAt: row.requested_at,
      }))
      return {
        value,
        lines:
          value.length === 0
            ? ['Nothing waits.']
            : value.map((row) => `${row.reference}  ${row.amount}  player ${row.player}  to ${row.to}  ${row.requestedAt.toISOString()}`),
      }
    },
  },
  {
    words: 'withdrawals request',
    takes: 'PLAYER [CARD OR ACCOUNT] --reason TEXT [--by WHO]',
    about: 'asks for the whole balance for a player who cannot sign in; "withdrawals pay" lets it go like any other',
    run: requestFor,
  },
  {
    words: 'withdrawals pay',
    takes: 'REFERENCE',
    about: 'lets a request go: it is handed to the payment provider',
    run: async (house, args, options) =>
      decided(await payWithdrawal(house, need(args, 0, 'The reference'), { actor: actorOf(options), reason: '' }), 'is on its way'),
  },
  {
    words: 'withdrawals reject',
    takes: 'REFERENCE REASON',
    about: "refuses a request; the money is the player's again",
    run: async (house, args, options) => {
      const [reference, reason] = [need(args, 0, 'The reference'), need(args, 1, 'The reason')]
      return decided(await rejectWithdrawal(house, reference, { actor: actorOf(options), reason }), 'is refused')
    },
  },
]

async function requestFor(house: House, args: string[], options: Record<string, string>): Promise<Said> {
  const row = await playerIn(house, args)
  const { id: player, country, currency } = row
  const asked = await requestPayout(house, { ...ownerOf(row), country, currency }, args[1], deciderOf(options))
  if (isRefused(asked)) throw new Wrong(whyNot(asked, String(player)))
  const { reference, to, amount, fee, above, bound } = asked
  const money = (minor: bigint) => shownMoney(minor, currency)
  return {
    value: { reference, player: String(player), to, amount: money(amount), fee: money(fee), above: money(above), bound: money(bound) },
    lines: [
      `The withdrawal ${reference} of ${money(amount)} to ${to} is asked for. "fairhouse withdrawals pay ${reference}" lets it go.`,
      ...staysOf(asked, money),
    ],
  }
}

function staysOf({ fee, above, bound }: PayoutAsked, money: (minor: bigint) => string): string[] {
  return [
    ...(fee > 0n ? [`${money(fee)} of it is the fee.`] : []),
    ...(above > 0n ? [`${money(above)} more than the largest withdrawal stays: ask again for it.`] : []),
    ...(bound > 0n ? [`${money(bound)} stays: it is of a bonus that is still to be wagered.`] : []),
  ]
}

/** Explains why nothing was requested, and what to do about it. */
function whyNot({ refused, details, until }: Refused, player: string): string {
  const stated = Array.isArray(details?.['destinations']) ? details['destinations'].map(String) : undefined
  if (stated?.length === 0)
    return `Player ${player} has no card or account that money can go to. "fairhouse details list" shows what is known.`
  if (stated) return `Say to which card or account: ${stated.join(', ')}.`
  if (refused === 'insufficientBalance') return `There is no money of player ${player} that may leave.`
  if (refused === 'paymentMethodLimit') return 'The fee would be as large as the amount.'
  if (refused === 'notValidated') return `It must be known first who player ${player} is: "fairhouse player validate".`
  return `The withdrawal is refused (${refused}${until ? ` until ${until.toISOString()}` : ''}); what holds it must end first.`
}

function decided(row: { reference: string } | string, what: string) {
  if (typeof row === 'string') throw new Wrong(row)
  return { value: { reference: row.reference }, lines: [`The withdrawal ${row.reference} ${what}.`] }
}
