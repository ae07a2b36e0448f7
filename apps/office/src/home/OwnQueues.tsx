import { Button } from '@fairhouse/ui'
import { countedText } from '../base/counted-text.ts'
import { Key } from '../base/keys/Key.tsx'
import { useKeys } from '../base/keys/use-keys.ts'
import { useT } from '../base/office.ts'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { useNext } from '../queues/index.ts'
import type { OwnQueue } from './own-queues.ts'
import { Unseen } from '../base/pieces/Unseen.tsx'

/** The queues that one decides on: how much waits in each, whether it is late, and a digit that takes the next item. */
export function OwnQueues({ queues }: { queues: readonly OwnQueue[] | undefined }) {
  const t = useT()
  const columns: Column<OwnQueue>[] = [
    { id: 'queue', title: t('office.home.queue'), cell: ({ kind }) => t(`office.screen.${kind}`) },
    { id: 'waiting', title: t('office.home.waiting'), isEnd: true, cell: ({ waiting }) => countedText(waiting) },
    { id: 'since', title: t('office.home.oldest'), isEnd: true, cell: ({ oldest }) => <Moment at={oldest} /> },
    {
      id: 'due',
      title: t('office-queues.due'),
      isEnd: true,
      cell: ({ dueAt, isOverdue }) => (
        <>
          {isOverdue && <Tag tone="bad">{t('office-queues.overdue')}</Tag>} <Moment at={dueAt} />
        </>
      ),
    },
    { id: 'start', title: t('office.home.start'), isEnd: true, cell: (queue) => queue.waiting > 0 && <Start queue={queue} /> },
  ]
  return (
    <Table
      isMain
      label={t('office.home.queues')}
      columns={columns}
      rows={queues}
      keyOf={({ kind }) => kind}
      hrefOf={({ calls }) => calls.href}
      empty={t('office.home.nothing')}
    />
  )
}

function Start({ queue: { kind, calls, digit } }: { queue: OwnQueue }) {
  const t = useT()
  const next = useNext(calls)
  const label = t('office.home.take', { queue: t(`office.screen.${kind}`) })
  const run = () => void next()
  useKeys(digit === undefined ? [] : [{ id: `home.start.${kind}`, keys: digit, label, group: 'page', run }])
  return (
    <Button kind="line" onClick={run}>
      <span aria-hidden="true">{t('office-queues.start')}</span>
      <Unseen>{label}</Unseen>
      {digit !== undefined && <Key keys={digit} />}
    </Button>
  )
}
