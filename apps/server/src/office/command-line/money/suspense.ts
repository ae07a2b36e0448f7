import { need } from '../frame/command.ts'
import { saidOf, type OfficeCommand } from '../client/office-command.ts'
import { everyRow } from '../client/player.ts'

/** Commands about money in suspense: list it, credit it to its player, record its return. */
export const suspenseCommands: OfficeCommand[] = [
  {
    words: 'suspense list',
    takes: '',
    about: 'money that waits for a decision, oldest first',
    ask: async ({ read }) => {
      const rows = await everyRow(async (after) => {
        const { items, next } = await read('GET /office/suspense', { after })
        return { rows: items, next }
      })
      const value = rows.map(({ item, reference, provider, player, amount, left, currency, since }) => ({
        arrival: item,
        reference,
        provider,
        player,
        amount: `${amount} ${currency}`,
        left: `${left} ${currency}`,
        wentBackTwice: left.startsWith('-'),
        since,
      }))
      const lines = value.map(
        (row) =>
          `${row.arrival}  ${row.amount}  ${row.player ? `player ${row.player}` : `"${row.reference}"`}  by ${row.provider}  ${row.since}  ${
            row.wentBackTwice ? `went back more than once: ${row.left}. Ask the provider.` : `left: ${row.left}`
          }`,
      )
      return { value, lines: lines.length > 0 ? lines : ['Nothing waits.'] }
    },
  },
  {
    words: 'suspense credit',
    takes: 'ARRIVAL PLAYER --reason TEXT',
    about: "gives such money to a player, within the player's limits",
    ask: async (office, args, { reason }) => {
      const [item, player] = [need(args, 0, 'The arrival'), need(args, 1, 'The player')]
      const acted = await office.act('POST /office/suspense/credit', { item, player }, { reason, missing: unknown(item) })
      return saidOf(acted, { value: { arrival: item, kind: 'credit', player }, lines: [`The money of ${item} is with player ${player}.`] })
    },
  },
  {
    words: 'suspense return',
    takes: 'ARRIVAL --reason TEXT',
    about: 'keeps that such money was sent back; send it back at the bank or the provider yourself',
    ask: async (office, args, { reason }) => {
      const item = need(args, 0, 'The arrival')
      const acted = await office.act('POST /office/suspense/return', { item }, { reason, missing: unknown(item) })
      return saidOf(acted, { value: { arrival: item, kind: 'return' }, lines: [`That the money of ${item} went back is kept.`] })
    },
  },
]

const unknown = (arrival: string) => `No money waits as ${arrival}. "fairhouse suspense list" shows what does.`
