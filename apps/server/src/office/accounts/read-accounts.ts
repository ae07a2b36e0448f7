import type { AccountRow } from '@fairhouse/contract/office/queues/accounts.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { reviewAccount, type AccountReview } from '../../cashier/payment-details/index.ts'
import type { ActContext, StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { takeToLook, writeLook } from '../queues/look.ts'
import { itemView, noteOf } from '../queues/queue-item.ts'
import { itemOf, listQueue } from '../queues/read-queue.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { shortName } from '../records/short-name.ts'
import { accountQueue } from './account-queue.ts'
import type { WaitingAccount } from './account-queue.sql.ts'

export async function listAccounts(asking: StaffContext, wanted: { part?: QueuePart | undefined; after?: string | undefined }) {
  const { rows, next } = await listQueue(asking, accountQueue, wanted)
  return { items: rows.map((row) => rowView(asking.house, row)), next }
}

type Page = OfficeAnswers<'GET /office/accounts/one'>

/** Shows a payment account with all that is known for its decision; the names stay masked. */
export async function readAccount(asking: StaffContext, { item }: { item: string }): Promise<Page | OfficeRefused> {
  const { house } = asking
  const row = await itemOf(asking, accountQueue, item)
  if (isNo(row)) return row
  const review = await reviewAccount(house, row, item)
  if (!review) return no('notFound')
  const { player, detail, sums, others, agreement, version, waiting, givenAt } = review
  return {
    account: rowView(house, row),
    facts: {
      version,
      note: noteOf(house, accountQueue, row),
      agreement,
      givenAt: givenAt.toISOString(),
      changedAt: detail.changed_at?.toISOString() ?? null,
      firstPaidInAt: detail.funded_at?.toISOString() ?? null,
      sums: sums.map(({ currency, paid_in, paid_out }) => ({
        currency,
        in: formatAmount(paid_in, currency),
        out: formatAmount(paid_out, currency),
      })),
      waiting,
      player: { status: player.status, since: player.created_at.toISOString(), isValidated: player.validated_at !== null },
      otherOwners: ownersOf(house, review),
      others: others.map(({ description, verified, funded_at: funded, blocked }) => ({
        account: description,
        isConfirmed: verified || funded !== null,
        isBlocked: blocked,
      })),
    },
  }
}

/** Takes a payment account and uncovers whose name is on it and in the profile. */
export async function lookAtAccount(
  asking: ActContext,
  { item }: { item: string },
): Promise<OfficeAnswers<'POST /office/accounts/look'> | OfficeRefused> {
  const row = await takeToLook(asking, accountQueue, item)
  if (isNo(row)) return row
  const review = await reviewAccount(asking.house, row, item)
  if (!review) return no('notFound')
  await writeLook(asking.sql, asking, accountQueue, row, ['firstName', 'lastName', 'holder'])
  return { holder: review.holder, name: review.name }
}

const ownersOf = (house: House, { otherOwners }: AccountReview): Page['facts']['otherOwners'] =>
  otherOwners.map(({ shard, player, country, personal, person_key, is_household: isHousehold, has_it_now: hasItNow }) => ({
    player: String(player),
    name: shortName(house, { shard, id: player, personal, person_key }),
    country,
    isHousehold,
    hasItNow,
  }))

const rowView = (house: House, row: QueueRow<WaitingAccount>): AccountRow => ({
  ...itemView(house, accountQueue, row),
  player: String(row.player),
  name: shortName(house, { shard: row.shard, id: row.player, personal: row.personal, person_key: row.person_key }),
  country: row.country,
  account: row.account,
})
