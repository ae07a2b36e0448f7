import type { ReturnAlarmRow } from '@fairhouse/contract/office/queues/return-alarms.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { askedPages } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import type { Column } from '../base/pieces/Table.tsx'
import { QueueList, usePart } from '../queues/index.ts'
import { GradeTag } from './GradeTag.tsx'
import { returnAlarmQueue } from './return-alarm-queue.ts'

/** The queue of games whose return lies outside of its band. */
export function ReturnAlarmsPage() {
  const { caller } = useOffice()
  const t = useT()
  const asked = useInfiniteQuery(askedPages(caller, 'GET /office/return-alarms', { part: usePart() }))
  const columns: Column<ReturnAlarmRow>[] = [
    { id: 'game', title: t('office-queues.gameReturn.game'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'provider', title: t('office-queues.gameReturn.provider'), cell: ({ provider, studio }) => <bdi>{provider ?? studio}</bdi> },
    { id: 'grade', title: t('office-queues.gameReturn.grade'), cell: (row) => <GradeTag of={row} /> },
    { id: 'period', title: t('office-queues.gameReturn.period'), cell: ({ period }) => t(`office-queues.gameReturn.period.${period}`) },
    { id: 'errors', title: t('office-queues.gameReturn.errors'), isEnd: true, cell: ({ errors }) => <bdi>{errors}</bdi> },
  ]
  return (
    <QueueList title={t('office-queues.gameReturn.title')} calls={returnAlarmQueue} decides="games.edit" asked={asked} columns={columns} />
  )
}
