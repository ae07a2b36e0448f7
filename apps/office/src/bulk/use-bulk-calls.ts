import { bulkCallsOf, bulkCallsWithMoney, mostBulkAlone, type BulkCallName, type BulkKind } from '@fairhouse/contract/office/bulk-calls.ts'
import type { Gate } from '@fairhouse/contract/office/index.ts'
import { actRows, gateOf } from '../acts/index.ts'
import { useMay, useMe } from '../base/me.ts'

/** The acts that somebody may do to many things of a kind; none where no kind is given. */
export function useBulkCalls(kind: BulkKind | undefined): readonly BulkCallName[] {
  const may = useMay()
  return kind && may('bulk.make') ? bulkCallsOf[kind].filter((call) => may(actRows[call].permission)) : []
}

/** What stands before doing an act to so many. */
export function useBulkGate(): (call: BulkCallName, count: number) => Gate {
  const { raisedGates } = useMe()
  return (call, count) => (count > mostBulkAlone || bulkCallsWithMoney.includes(call) ? 'second' : gateOf(call, raisedGates))
}
