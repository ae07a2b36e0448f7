import type { SourceOfFunds } from '@fairhouse/contract'
import { documentGroups } from '@fairhouse/fields/lists/document-groups.ts'
import type { PlayerContext } from '../../base/house.ts'
import { readMoneyHolds } from '../../cashier/holds/index.ts'
import { standingOf } from '../document-records/document-group.ts'
import { readDocumentRows } from '../document-records/document.sql.ts'
import { openDetails } from '../document-records/document-seal.ts'
import { readRequested } from '../document-records/requested-documents.ts'

/** Returns the state of each of the player's sources of funds, and what a new one requires. */
export async function readSourceOfFunds({ house, player }: PlayerContext): Promise<SourceOfFunds> {
  const { db, settings } = house
  const sent = await readDocumentRows(db, player)
  const { groupStatus, types, offered } = standingOf('sof', sent, await readRequested(db, player))
  const detailOf = (type: string): SourceOfFunds['sofDetails'][string] => {
    const last = sent.find((one) => one.group === 'sof' && one.type === type)
    const amount = last ? (openDetails(house, last).amount ?? null) : null
    const status = types[type] ?? null
    return { status, amount, reason: status === 'rejected' ? (last?.reason ?? null) : null }
  }
  return {
    sofDetails: Object.fromEntries(documentGroups.sof.map((type) => [type, detailOf(type)])),
    groupStatus,
    offered,
    isAsked: (await readMoneyHolds(db, player.shard, player.player)).some(({ kind }) => kind === 'funds'),
    amountVersion: settings.get('sourceOfFunds.amountVersion'),
    amountRanges: [...settings.get('sourceOfFunds.amountRanges')],
    amountRequired: settings.get('sourceOfFunds.amountRequired'),
    fileRequired: settings.get('sourceOfFunds.fileRequired'),
    currency: player.currency,
  }
}
