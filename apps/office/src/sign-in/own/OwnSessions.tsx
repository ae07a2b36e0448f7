import type { OfficeSession } from '@fairhouse/contract/office/index.ts'
import { Button } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice, useAct } from '../../acts/index.ts'
import { asked } from '../../base/ask.ts'
import { useOffice } from '../../base/office.ts'
import { Moment, Tag } from '../../base/pieces/pieces.tsx'
import { Table } from '../../base/pieces/Table.tsx'

/** Where one is signed in; any of them can be ended. */
export function OwnSessions() {
  const { caller, texts } = useOffice()
  const { t } = texts
  const act = useAct()
  const { data, error } = useQuery(asked(caller, 'GET /office/me/sessions', {}))
  const end = (id: string) =>
    act({ at: 'POST /office/me/sessions/end', input: { id }, title: t('office.session.endTitle'), verb: t('office.session.end') })
  return (
    <>
      {error && <ErrorNotice error={error} />}
      <Table<OfficeSession>
        label={t('office.me.sessions')}
        rows={error ? null : data?.sessions}
        keyOf={({ id }) => id}
        empty="–"
        columns={[
          {
            id: 'browser',
            title: t('office-house.session.browser'),
            cell: ({ browser, kind, isThis }) => (
              <>
                <bdi>{kind === 'commandLine' ? t('office.session.commandLine', { host: browser }) : browser}</bdi>{' '}
                {isThis && <Tag tone="good">{t('office.session.this')}</Tag>}
              </>
            ),
          },
          { id: 'started', title: t('office-house.session.started'), isEnd: true, cell: ({ startedAt }) => <Moment at={startedAt} /> },
          { id: 'seen', title: t('office-house.staff.seen'), isEnd: true, cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
          {
            id: 'end',
            title: '',
            isEnd: true,
            cell: ({ id, isThis }) =>
              !isThis && (
                <Button kind="plain" onClick={() => end(id)}>
                  {t('office.session.end')}
                </Button>
              ),
          },
        ]}
      />
    </>
  )
}
