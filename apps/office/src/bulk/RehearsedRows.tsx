import type { BulkKind } from '@fairhouse/contract/office/bulk-calls.ts'
import { changeName, changeValue, refusalWords } from '../acts/index.ts'
import { useOffice } from '../base/office.ts'
import { Tag } from '../base/pieces/pieces.tsx'
import { Table } from '../base/pieces/Table.tsx'
import { hrefOf } from './bulk-draft.ts'
import type { RehearsedRow } from './use-rehearsal.ts'
import style from './Bulk.module.css'

const mostShown = 500

/** What an act would do to each, those first that would be refused. */
export function RehearsedRows({ kind, rows }: { kind: BulkKind; rows: readonly RehearsedRow[] }) {
  const { texts } = useOffice()
  const { t } = texts
  const sorted = [...rows.filter(({ refused }) => refused), ...rows.filter(({ refused }) => !refused)]
  return (
    <>
      <Table
        isMain
        label={t('office-bulk.rehearsed')}
        rows={sorted.slice(0, mostShown)}
        keyOf={({ subject }) => subject}
        hrefOf={({ subject }) => hrefOf(kind, subject)}
        empty="–"
        columns={[
          { id: 'subject', title: t(`office-bulk.kind.${kind}`), cell: ({ subject }) => <bdi>{subject}</bdi> },
          {
            id: 'state',
            title: t('office-bulk.state'),
            cell: ({ refused }) => (
              <Tag tone={refused ? 'bad' : 'good'}>{t(refused ? 'office-bulk.wouldRefuse' : 'office-bulk.wouldDo')}</Tag>
            ),
          },
          {
            id: 'what',
            title: t('office-bulk.what'),
            cell: ({ changes, refused }) =>
              refused ? (
                refusalWords(texts, refusalFrom(refused))
              ) : (
                <ul className={style.outcome}>
                  {changes.map(({ what, before, after }, place) => (
                    <li key={place}>
                      {changeName(texts, what)}: {before === null ? '–' : changeValue(texts, what, before)} →{' '}
                      {after === null ? '–' : changeValue(texts, what, after)}
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      {rows.length > mostShown && <p>{t('office-bulk.moreRows', { count: rows.length - mostShown })}</p>}
    </>
  )
}

/** A refusal of one thing, as words are made of it. */
export const refusalFrom = ({ error, message }: { error: string; message: string | null }) => ({
  error: error as 'failed', // a name of a refusal; one without words says that something failed
  errorCode: 0,
  ...(message === null ? {} : { errorSubMessage: message }),
})
