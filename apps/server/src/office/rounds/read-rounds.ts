import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import type { RoundRow } from '@fairhouse/contract/office/queues/rounds.ts'
import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { readWalletRow } from '../../money/wallet/index.ts'
import { findPlayer } from '../../people/players/index.ts'
import { readRoundLegs, studioOf } from '../../play/round-settlement/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { itemView, noteOf } from '../queues/queue-item.ts'
import { itemOf, listQueue } from '../queues/read-queue.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { shortName } from '../records/short-name.ts'
import { roundQueue } from './round-queue.ts'
import type { HangingRound } from './round-queue.sql.ts'

export async function listRounds(asking: StaffContext, wanted: { part?: QueuePart | undefined; after?: string | undefined }) {
  const { rows, next } = await listQueue(asking, roundQueue(asking.house), wanted)
  return { items: rows.map((row) => rowView(asking.house, row)), next }
}

type Page = OfficeAnswers<'GET /office/rounds/one'>

/** Shows a round that hangs, with its postings and what its studio said last. */
export async function readRound(asking: StaffContext, { item }: { item: string }): Promise<Page | OfficeRefused> {
  const { house } = asking
  const row = await itemOf(asking, roundQueue(house), item)
  if (isNo(row)) return row
  const [player, wallet, legs] = await Promise.all([
    findPlayer(house, String(row.player)),
    readWalletRow(house.db, row),
    readRoundLegs(house.db, row),
  ])
  if (!player) return no('notFound')
  const amount = (minor: bigint) => formatAmount(minor, row.currency)
  return {
    round: rowView(house, row),
    facts: {
      version: versionOf(row),
      answer: answerOf(row),
      note: noteOf(house, roundQueue(house), row),
      player: { status: player.status, cash: amount(wallet?.cash ?? 0n) },
      books: { staked: amount(row.staked), won: amount(row.won), bonus: amount(row.bonus) },
      studio: studioView(row),
      postings: legs.map(({ posting, at, debit, credit, amount: minor }) => ({
        id: posting,
        at: at.toISOString(),
        from: debit,
        to: credit,
        amount: amount(minor),
      })),
    },
  }
}

/** The version of what a decision looks at: what is in play, and what was staked and won. */
export const versionOf = ({ amount, staked, won }: HangingRound): string => `${amount} ${staked} ${won}`

/** The version of what the studio said. */
export const answerOf = ({ says, says_staked: staked, says_won: won }: HangingRound): string => `${says} ${staked} ${won}`

function studioView({ asked_at: asked, says, says_staked: staked, says_won: won, currency }: HangingRound): Page['facts']['studio'] {
  if (!asked || !says) return null
  const amount = (minor: bigint | null) => (minor === null ? null : formatAmount(minor, currency))
  return { askedAt: asked.toISOString(), says, staked: amount(staked), won: amount(won) }
}

function rowView(house: House, row: QueueRow<HangingRound>): RoundRow {
  const studio = studioOf(row)
  return {
    ...itemView(house, roundQueue(house), row),
    player: String(row.player),
    name: shortName(house, { shard: row.shard, id: row.player, personal: row.personal, person_key: row.person_key }),
    country: row.country,
    studio,
    game: row.game,
    round: row.round.slice(`${studio}:round:`.length),
    openedAt: row.opened_at.toISOString(),
    stake: formatAmount(row.amount, row.currency),
    currency: row.currency,
  }
}
