import { payWithdrawal, readPendingWithdrawals, rejectWithdrawal } from '../cashier/index.ts'
import { need, Wrong, type Command } from './command.ts'
import { shownMoney } from './players.ts'

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
    words: 'withdrawals pay',
    takes: 'REFERENCE',
    about: 'lets a request go: it is handed to the payment provider',
    run: async (house, args) => decided(await payWithdrawal(house, need(args, 0, 'The reference'), 'command line'), 'is on its way'),
  },
  {
    words: 'withdrawals reject',
    takes: 'REFERENCE REASON',
    about: "refuses a request; the money is the player's again",
    run: async (house, args) =>
      decided(await rejectWithdrawal(house, need(args, 0, 'The reference'), 'command line', need(args, 1, 'The reason')), 'is refused'),
  },
]

function decided(row: { reference: string } | string, what: string) {
  if (typeof row === 'string') throw new Wrong(row)
  return { value: { reference: row.reference }, lines: [`The withdrawal ${row.reference} ${what}.`] }
}
