import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Button, Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '../acts/index.ts'
import { usePagePath } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Facts, Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import { Severity } from './Severity.tsx'
import { Report } from './Report.tsx'
import { stopWords } from './stop-words.ts'
import { TimeLine } from './TimeLine.tsx'
import { useIncidentActs } from './use-incident-acts.ts'

type One = OfficeAnswers<'GET /office/incidents/one'>
type Stop = One['stops'][number]
const everyMs = 15_000

/** One incident: what it stops, what happened in it, and its report once it is over. */
export function IncidentPage() {
  const { caller } = useOffice()
  const t = useT()
  const id = usePagePath().split('/')[2] ?? ''
  const { data, error } = useQuery({ ...asked(caller, 'GET /office/incidents/one', { id }), refetchInterval: everyMs })
  if (data) return <Incident one={data} />
  return (
    <Page title={t('office-incidents.one')} back={{ href: '/incidents', label: t('office-incidents.backTo') }}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

function Incident({ one }: { one: One }) {
  const t = useT()
  const maySwitch = useMay()('incidents.switch')
  const acts = useIncidentActs(one)
  const { incident, stops } = one
  return (
    <Page
      title={incident.title}
      aside={<Severity of={incident} />}
      back={{ href: '/incidents', label: t('office-incidents.backTo') }}
      acts={maySwitch ? acts.all : []}
    >
      <Facts
        facts={[
          { name: t('office-incidents.opened'), value: <Moment at={incident.openedAt} /> },
          { name: t('office-incidents.openedBy'), value: incident.openedBy },
          { name: t('office-incidents.closed'), value: <Moment at={incident.closedAt} /> },
          { name: t('office-incidents.closedBy'), value: incident.closedBy ?? '–' },
        ]}
      />
      <Section title={t('office-incidents.whatItStops')}>
        <Table
          label={t('office-incidents.whatItStops')}
          columns={useColumns(maySwitch && incident.closedAt === null ? acts.back : undefined)}
          rows={stops}
          keyOf={({ id }) => id}
          empty={t('office-incidents.nothingStopped')}
        />
      </Section>
      <Section title={t('office-incidents.timeline')}>
        <TimeLine notes={one.notes} />
      </Section>
      {incident.closedAt !== null && <Report one={one} />}
    </Page>
  )
}

function useColumns(back: ((stop: Stop) => void) | undefined): Column<Stop>[] {
  const { texts } = useOffice()
  const { t } = texts
  return [
    { id: 'what', title: t('office-incidents.what'), cell: (stop) => stopWords(texts, stop) },
    { id: 'from', title: t('office-incidents.from'), cell: ({ begunAt }) => <Moment at={begunAt} /> },
    { id: 'by', title: t('office-incidents.by'), cell: ({ begunBy }) => begunBy },
    { id: 'reason', title: t('office-incidents.reason'), cell: ({ reason }) => reason },
    {
      id: 'until',
      title: t('office-incidents.until'),
      cell: (stop) =>
        stop.endedAt === null && back ? (
          <Button kind="line" onClick={() => back(stop)}>
            {t('office-incidents.backOne')}
          </Button>
        ) : (
          <Moment at={stop.endedAt} none={<Tag tone="bad">{t('office.value.stop.stopped')}</Tag>} />
        ),
    },
  ]
}
