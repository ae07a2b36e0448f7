import { useOffice, useT } from '../base/office.ts'
import { Moment } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { useLimitAmount } from './limit-words.ts'
import type { LimitRaiseAnswer } from './use-limit-raise-acts.ts'

type Entry = LimitRaiseAnswer['facts']['history'][number] & { id: string }

/** What happened to this limit, the newest first. */
export function LimitHistory({ answer: { raise, facts } }: { answer: LimitRaiseAnswer }) {
  const t = useT()
  const { has } = useOffice().texts
  const amount = useLimitAmount(raise)
  const actOf = (act: string) => {
    const key = `office-queues.raise.act.${act}`
    return has(key) ? t(key) : act
  }
  const columns: Column<Entry>[] = [
    { id: 'act', title: t('office-queues.raise.what'), cell: ({ act }) => actOf(act) },
    {
      id: 'amount',
      title: t('office-queues.raise.amount'),
      isEnd: true,
      cell: (one) => <bdi>{one.amount === null ? '–' : amount(one.amount)}</bdi>,
    },
    { id: 'source', title: t('office-queues.raise.whose'), cell: ({ source }) => t(`office-queues.raise.source.${source}`) },
    { id: 'actor', title: t('office-queues.raise.by'), cell: ({ actor, actorName }) => <bdi>{actorName ?? actor}</bdi> },
    { id: 'reason', title: t('office-queues.raise.reason'), cell: ({ reason }) => <span dir="auto">{reason === '' ? '–' : reason}</span> },
    { id: 'at', title: t('office-queues.raise.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
  ]
  return (
    <Table
      label={t('office-queues.raise.history')}
      columns={columns}
      rows={facts.history.map((one, place) => ({ ...one, id: `${one.at} ${place}` }))}
      keyOf={({ id }) => id}
      empty={t('office-queues.raise.noHistory')}
    />
  )
}
