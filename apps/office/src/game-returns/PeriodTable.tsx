import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useT } from '../base/office.ts'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { GradeTag } from './GradeTag.tsx'
import { Rounds } from './Rounds.tsx'
import { percentText, spanText } from './return-words.ts'

type Period = OfficeAnswers<'GET /office/game-returns/one'>['periods'][number]

/** How a game stands in each stretch of days. */
export function PeriodTable({ periods }: { periods: readonly Period[] }) {
  const t = useT()
  const columns: Column<Period>[] = [
    { id: 'period', title: t('office-queues.gameReturn.period'), cell: ({ period }) => t(`office-queues.gameReturn.period.${period}`) },
    { id: 'rounds', title: t('office-queues.gameReturn.rounds'), isEnd: true, cell: ({ rounds }) => <Rounds count={rounds} /> },
    { id: 'actual', title: t('office-queues.gameReturn.actual'), isEnd: true, cell: ({ actual }) => <bdi>{percentText(actual)}</bdi> },
    { id: 'band', title: t('office-queues.gameReturn.band'), isEnd: true, cell: ({ band }) => <bdi>{spanText(band)}</bdi> },
    { id: 'errors', title: t('office-queues.gameReturn.errors'), isEnd: true, cell: ({ errors }) => <bdi>{errors}</bdi> },
    { id: 'grade', title: t('office-queues.gameReturn.grade'), cell: (one) => <GradeTag of={one} /> },
  ]
  return (
    <Table
      label={t('office-queues.gameReturn.periods')}
      columns={columns}
      rows={periods}
      keyOf={({ period }) => period}
      empty={t('office-queues.gameReturn.none')}
    />
  )
}
