import type { ChangeRequest } from '@fairhouse/contract/office/index.ts'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { useOffice } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { callName, toneOfState } from '../requests/index.ts'

const shown = 5

/** The newest of some change requests, and the way to all of them; nothing where there are none. */
export function OwnRequests({
  title,
  requests = [],
  all,
}: {
  title: string
  requests: readonly ChangeRequest[] | undefined
  all: { href: string; label: string }
}) {
  const { texts } = useOffice()
  const { t } = texts
  if (requests.length === 0) return null
  const columns: Column<ChangeRequest>[] = [
    { id: 'call', title: t('office.home.change'), cell: ({ call }) => callName(texts, call) },
    { id: 'subject', title: t('office-house.requests.subject'), cell: ({ subject }) => <bdi>{subject ?? '–'}</bdi> },
    { id: 'by', title: t('office-house.requests.by'), cell: ({ madeBy }) => <bdi>{madeBy.name}</bdi> },
    {
      id: 'state',
      title: t('office-house.staff.state'),
      cell: ({ state }) => <Tag tone={toneOfState[state]}>{t(`office-house.requestState.${state}`)}</Tag>,
    },
    { id: 'at', title: t('office.home.at'), isEnd: true, cell: ({ decidedAt, madeAt }) => <Moment at={decidedAt ?? madeAt} /> },
  ]
  return (
    <Section title={title} aside={<OfficeLink href={all.href}>{all.label}</OfficeLink>}>
      <Table
        label={title}
        columns={columns}
        rows={requests.slice(0, shown)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/approvals/${encodeURIComponent(id)}`}
        empty={title}
      />
    </Section>
  )
}
