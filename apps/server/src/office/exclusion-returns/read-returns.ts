import type { ReturnRow } from '@fairhouse/contract/office/queues/exclusion-returns.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { QueuePart } from '@fairhouse/contract/office/queues/queue-parts.ts'
import { sourceOf } from '@fairhouse/country-rules'
import { formatAmount } from '@fairhouse/money'
import type { House } from '../../base/house.ts'
import { monthsToExtend, readPastExclusions } from '../../knowing/exclusion/index.ts'
import { readUsage } from '../../money/limits/index.ts'
import { readWalletRow } from '../../money/wallet/index.ts'
import { findPlayer, type PlayerRow } from '../../people/players/index.ts'
import { appliedRules } from '../../settings/index.ts'
import type { StaffContext } from '../base/office-context.ts'
import { isNo, no, type OfficeRefused } from '../base/office-refusal.ts'
import { itemView, noteOf } from '../queues/queue-item.ts'
import { itemOf, listQueue } from '../queues/read-queue.ts'
import type { QueueRow } from '../queues/queue.sql.ts'
import { shortName } from '../records/short-name.ts'
import { returnQueue } from './return-queue.ts'
import type { WaitingReturn } from './return-queue.sql.ts'

const monthMs = 30 * 86_400_000
const historyMost = 20

export async function listReturns(asking: StaffContext, wanted: { part?: QueuePart | undefined; after?: string | undefined }) {
  const { rows, next } = await listQueue(asking, returnQueue, wanted)
  return { items: rows.map((row) => rowView(asking.house, row)), next }
}

type Page = OfficeAnswers<'GET /office/exclusion-returns/one'>

/** Shows a request to play again with its cooling-off time, the rule, and what came before. */
export async function readReturn(asking: StaffContext, { item }: { item: string }): Promise<Page | OfficeRefused> {
  const { house } = asking
  const row = await itemOf(asking, returnQueue, item)
  if (isNo(row)) return row
  const player = await findPlayer(house, String(row.player))
  if (!player) return no('notFound')
  const [history, wallet] = await Promise.all([
    readPastExclusions(house.db, row.shard, row.player, historyMost),
    readWalletRow(house.db, { shard: row.shard, player: row.player, currency: player.currency }),
  ])
  const begun = history.find(({ asked_at: asked }) => asked?.getTime() === row.since.getTime())
  if (!begun) return no('notFound')
  const { rules, source } = ruleOf(house, player)
  return {
    return: rowView(house, row),
    facts: {
      version: versionOf(row),
      note: noteOf(house, returnQueue, row),
      player: {
        status: player.status,
        since: player.created_at.toISOString(),
        cash: formatAmount(wallet?.cash ?? 0n, player.currency),
        currency: player.currency,
      },
      exclusion: {
        since: begun.starts_at.toISOString(),
        chosenUntil: begun.chosen_until?.toISOString() ?? null,
        askedAt: row.since.toISOString(),
        coolingOffHours: row.cooling_off_hours,
        wantsOffers: row.offers,
      },
      rule: { country: rules.code, source: source ? { text: source.url, grade: source.grade } : null },
      before: await monthBefore(house, player, begun.starts_at),
      canExtend: [...monthsToExtend(house, player.country)],
      history: history.map((one) => ({
        kind: one.kind,
        source: one.source,
        from: one.starts_at.toISOString(),
        until: (one.ends_at ?? one.chosen_until)?.toISOString() ?? null,
        askedAt: one.asked_at?.toISOString() ?? null,
      })),
    },
  }
}

/** The version of what a decision looks at: which exclusion, and when it ends. */
export const versionOf = ({ exclusion, ends_at: ends }: WaitingReturn): string => `${exclusion} ${ends.toISOString()}`

function ruleOf(house: House, { country }: PlayerRow) {
  const rules = appliedRules(house, country)
  const { field } = { field: 'exclusion.returnCoolingOffHours' }
  return { rules, source: sourceOf(rules, field) }
}

async function monthBefore({ db }: House, { shard, id, currency }: PlayerRow, begun: Date): Promise<Page['facts']['before']> {
  const month = { start: new Date(begun.getTime() - monthMs), end: begun }
  const types = ['deposit', 'loss', 'wager'] as const
  const [deposited = 0n, lost = 0n, staked = 0n] = await readUsage(
    db,
    { shard, player: id, currency },
    types.map((type) => ({ type, ...month })),
  )
  const text = (amount: bigint) => (amount < 0n ? `-${formatAmount(-amount, currency)}` : formatAmount(amount, currency))
  return { deposited: text(deposited), lost: text(lost), staked: text(staked) }
}

const rowView = (house: House, row: QueueRow<WaitingReturn>): ReturnRow => ({
  ...itemView(house, returnQueue, row),
  player: String(row.player),
  name: shortName(house, { shard: row.shard, id: row.player, personal: row.personal, person_key: row.person_key }),
  country: row.country,
  endsAt: row.ends_at.toISOString(),
})
