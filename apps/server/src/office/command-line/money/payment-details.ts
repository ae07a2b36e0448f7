import type { House } from '../../../base/house.ts'
import { judgeStoredDetail, readHolders, type DetailVerdict } from '../../../cashier/stored-details/index.ts'
import { readWaitingDetails } from '../../../cashier/payment-details/index.ts'
import { need, Wrong, type Command, type Said } from '../frame/command.ts'
import { deciderOf } from '../frame/actor.ts'
import { ownerOf, playerIn } from '../frame/player.ts'

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
  change('verify', 'confirms a stored card or account', 'is confirmed'),
  change('refuse', 'takes that back, or leaves it so', 'is not confirmed'),
  change('block', 'closes one to paying in and out', 'is blocked'),
  change('unblock', 'opens it again', 'is open'),
]

function change(verdict: DetailVerdict, about: string, sentence: string): Command {
  return {
    words: `details ${verdict}`,
    takes: 'PLAYER REFERENCE --reason TEXT [--by WHO]',
    about,
    run: async (house, args, options) => {
      const [row, reference] = [await playerIn(house, args), need(args, 1, 'The reference')]
      if (!(await judgeStoredDetail(house, ownerOf(row), { reference, verdict }, deciderOf(options))))
        throw new Wrong(`Player ${row.id} has no card or account ${reference}.`)
      return {
        value: { player: String(row.id), action: `paymentDetails.${verdict}` },
        lines: [`Player ${row.id}: ${reference} ${sentence}.`],
      }
    },
  }
}

async function listOf(house: House, args: string[]): Promise<Said> {
  const value = await readHolders(house, ownerOf(await playerIn(house, args)))
  const lines = value.map(
    (one) =>
      `${one.reference}  ${one.description}  ${one.holder ?? ''}  ${one.verified ? 'confirmed' : 'not confirmed'}${one.blocked ? ', blocked' : ''}`,
  )
  return { value, lines: lines.length > 0 ? lines : ['Nothing is stored.'] }
}
