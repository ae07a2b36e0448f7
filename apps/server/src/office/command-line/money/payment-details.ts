import { need } from '../frame/command.ts'
import { saidOf, type OfficeCommand, type OfficeSide } from '../client/office-command.ts'
import { everyRow, noPlayer, playerAt } from '../client/player.ts'

/** Commands about stored cards and accounts: list, confirm, block. */
export const paymentDetailCommands: OfficeCommand[] = [
  {
    words: 'details waiting',
    takes: '',
    about: 'accounts that players have given and that nobody has confirmed, oldest first',
    ask: async ({ read }) => {
      const rows = await everyRow(async (after) => {
        const { items, next } = await read('GET /office/accounts', { after })
        return { rows: items, next }
      })
      const value = rows.map(({ item, player, account, since }) => ({ player, reference: item, account, since }))
      const lines = value.map((row) => `${row.reference}  ${row.account}  player ${row.player}  ${row.since}`)
      return { value, lines: lines.length > 0 ? lines : ['Nothing waits.'] }
    },
  },
  {
    words: 'details list',
    takes: 'PLAYER [--reason TEXT]',
    about: 'the stored cards and accounts of a player; with a reason also whose each is, as its bank says, which is kept as a look',
    ask: async (office, args, { reason }) => {
      const player = await playerAt(office, args)
      const value = await detailsOf(office, player, reason)
      const lines = value.map(
        (one) =>
          `${one.reference}  ${one.description}  ${one.holder ?? ''}  ${one.verified ? 'confirmed' : 'not confirmed'}${one.blocked ? ', blocked' : ''}`,
      )
      return { value, lines: lines.length > 0 ? lines : ['Nothing is stored.'] }
    },
  },
  change('verify', 'confirms a stored card or account', 'is confirmed'),
  change('refuse', 'takes that back, or leaves it so', 'is not confirmed'),
  change('block', 'closes one to paying in and out', 'is blocked'),
  change('unblock', 'opens it again', 'is open'),
]

type Detail = { reference: string; description: string; holder?: string | null; verified: boolean; blocked: boolean }

async function detailsOf(office: OfficeSide, player: string, reason: string | undefined): Promise<Detail[]> {
  const missing = noPlayer(player)
  const { details } = await office.read('GET /office/players/stored', { player }, { missing })
  const revealed =
    reason === undefined ? undefined : await office.act('POST /office/players/stored/reveal', { player }, { reason, missing })
  const holders = new Map(revealed?.state === 'done' ? revealed.answer.details.map(({ reference, holder }) => [reference, holder]) : [])
  return details.map(({ reference, description, isVerified, isBlocked }) => {
    const holder = holders.get(reference)
    return { reference, description, ...(holder === undefined ? {} : { holder }), verified: isVerified, blocked: isBlocked }
  })
}

function change(verdict: 'verify' | 'refuse' | 'block' | 'unblock', about: string, sentence: string): OfficeCommand {
  return {
    words: `details ${verdict}`,
    takes: 'PLAYER REFERENCE --reason TEXT',
    about,
    ask: async (office, args, { reason }) => {
      const [player, reference] = [await playerAt(office, args), need(args, 1, 'The reference')]
      const input = { player, reference, verdict }
      const acted = await office.act('POST /office/players/stored/judge', input, { reason, missing: noPlayer(player) })
      return saidOf(acted, {
        value: { player, action: `paymentDetails.${verdict}` },
        lines: [`Player ${player}: ${reference} ${sentence}.`],
      })
    },
  }
}
