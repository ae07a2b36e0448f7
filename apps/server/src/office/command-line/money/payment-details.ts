import type { House } from '../../../base/house.ts'
import { blockStoredDetail, confirmStoredDetail, openHolder, readStoredDetails } from '../../../cashier/stored-details/index.ts'
import { readWaitingDetails } from '../../../cashier/payment-details/index.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { act, ownerOf } from '../players/player-money.ts'
import { findPlayer } from '../players/players.ts'

/** Commands about stored cards and accounts: list, confirm, block. */
export const paymentDetailCommands: Command[] = [
  {
    words: 'details waiting',
    takes: '',
    about: 'accounts that players have given and that nobody has confirmed, oldest first',
    run: async ({ db }) => {
      const rows = await readWaitingDetails(db)
      const value = rows.map((row) => ({
        player: String(row.player),
        reference: row.reference,
        account: row.description,
        since: row.since.toISOString(),
      }))
      const lines = value.map((row) => `${row.reference}  ${row.account}  player ${row.player}  ${row.since}`)
      return { value, lines: lines.length > 0 ? lines : ['Nothing waits.'] }
    },
  },
  {
    words: 'details list',
    takes: 'PLAYER',
    about: 'the stored cards and accounts of a player; whose each is, as its bank says',
    run: listOf,
  },
  change('verify', 'confirms a stored card or account', 'is confirmed', confirmStoredDetail, true),
  change('refuse', 'takes that back, or leaves it so', 'is not confirmed', confirmStoredDetail, false),
  change('block', 'closes one to paying in and out', 'is blocked', blockStoredDetail, true),
  change('unblock', 'opens it again', 'is open', blockStoredDetail, false),
]

function change(word: string, about: string, sentence: string, mark: typeof blockStoredDetail, marked: boolean): Command {
  return {
    words: `details ${word}`,
    takes: 'PLAYER REFERENCE --reason TEXT [--by WHO]',
    about,
    run: (house, args, options) => {
      const reference = need(args, 1, 'The reference')
      return act(house, args, options, `paymentDetails.${word}`, `${reference} ${sentence}`, { reference }, async (tx, row) => {
        if (!(await mark(tx, ownerOf(row), reference, marked))) throw new Wrong(`Player ${row.id} has no card or account ${reference}.`)
      })
    },
  }
}

async function listOf(house: House, args: string[]): Promise<Said> {
  const row = await findPlayer(house, need(args, 0, 'The player'))
  const value = (await readStoredDetails(house.db, row.shard, row.id)).map((one) => ({
    reference: one.reference,
    method: one.method,
    description: one.description,
    holder: openHolder(house, one),
    blocked: one.blocked,
    verified: one.verified,
    fundedAt: one.funded_at?.toISOString() ?? null,
  }))
  const lines = value.map(
    (one) =>
      `${one.reference}  ${one.description}  ${one.holder ?? ''}  ${one.verified ? 'confirmed' : 'not confirmed'}${one.blocked ? ', blocked' : ''}`,
  )
  return { value, lines: lines.length > 0 ? lines : ['Nothing is stored.'] }
}
