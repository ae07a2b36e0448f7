import { need } from '../frame/command.ts'
import { answerOf, saidOf, type OfficeCommand } from '../client/office-command.ts'
import { everyRow, noPlayer, playerAt } from '../client/player.ts'

/** Commands about withdrawals: list, request, pay, reject. */
export const withdrawalCommands: OfficeCommand[] = [
  {
    words: 'withdrawals list',
    takes: '',
    about: 'requests that wait for a decision, oldest first',
    ask: async ({ read }) => {
      const rows = await everyRow(async (after) => {
        const { items, next } = await read('GET /office/withdrawals', { after })
        return { rows: items, next }
      })
      const value = rows.map(({ item, player, amount, currency, destination, since }) => ({
        reference: item,
        player,
        amount: `${amount} ${currency}`,
        to: destination,
        requestedAt: since,
      }))
      const lines = value.map((row) => `${row.reference}  ${row.amount}  player ${row.player}  to ${row.to}  ${row.requestedAt}`)
      return { value, lines: lines.length > 0 ? lines : ['Nothing waits.'] }
    },
  },
  {
    words: 'withdrawals request',
    takes: 'PLAYER [CARD OR ACCOUNT] --reason TEXT',
    about: 'asks for the whole balance for a player who cannot sign in; "withdrawals pay" lets it go like any other',
    ask: async (office, args, { reason }) => {
      const player = await playerAt(office, args)
      const input = { player, ...(args[1] === undefined ? {} : { to: args[1] }) }
      const acted = await office.act('POST /office/withdrawals/request', input, { reason, missing: noPlayer(player) })
      const answer = answerOf(acted)
      if (!answer) return saidOf(acted, { value: { player }, lines: [] })
      const { reference, to, currency, ...sums } = answer
      const money = (amount: string) => `${amount} ${currency}`
      const [amount, fee, above, bound] = [sums.amount, sums.fee, sums.above, sums.bound].map(money)
      return {
        value: { reference, player, to, amount, fee, above, bound },
        lines: [
          `The withdrawal ${reference} of ${amount} to ${to} is asked for. "fairhouse withdrawals pay ${reference}" lets it go.`,
          ...(isSome(sums.fee) ? [`${fee} of it is the fee.`] : []),
          ...(isSome(sums.above) ? [`${above} more than the largest withdrawal stays: ask again for it.`] : []),
          ...(isSome(sums.bound) ? [`${bound} stays: it is of a bonus that is still to be wagered.`] : []),
        ],
      }
    },
  },
  {
    words: 'withdrawals pay',
    takes: 'REFERENCE --reason TEXT',
    about: 'lets a request go: it is handed to the payment provider',
    ask: async (office, args, { reason }) => {
      const item = need(args, 0, 'The reference')
      const acted = await office.act('POST /office/withdrawals/pay', { item }, { reason, missing: unknown(item) })
      return saidOf(acted, { value: { reference: item }, lines: [`The withdrawal ${item} is on its way.`] })
    },
  },
  {
    words: 'withdrawals reject',
    takes: 'REFERENCE REASON',
    about: "refuses a request; the money is the player's again",
    ask: async (office, args, options) => {
      const item = need(args, 0, 'The reference')
      const reason = args[1] ?? options['reason']
      const acted = await office.act('POST /office/withdrawals/reject', { item }, { reason, missing: unknown(item) })
      return saidOf(acted, { value: { reference: item }, lines: [`The withdrawal ${item} is refused.`] })
    },
  },
]

const isSome = (amount: string): boolean => /[1-9]/.test(amount)
const unknown = (reference: string) => `No withdrawal ${reference} waits. "fairhouse withdrawals list" shows those that do.`
