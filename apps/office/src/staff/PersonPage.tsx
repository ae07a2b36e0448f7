import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Facts, Moment, Tag } from '../base/pieces/pieces.tsx'
import { Secret } from '../base/pieces/Secret.tsx'
import { Table } from '../base/pieces/Table.tsx'
import { Grants } from './Grants.tsx'
import { Held } from './Held.tsx'
import { MayThey } from './MayThey.tsx'
import { toneOfState } from './staff-words.ts'
import { usePersonActs } from './use-person-acts.ts'

export type PersonAnswer = OfficeAnswers<'GET /office/staff/one'>

/** A colleague: who they are, their roles with their times, where they are signed in, and what they may do by which role. */
export function PersonPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/staff/one', { id: useThing() }))
  const back = { href: '/staff', label: t('office-house.staff.title') }
  if (data) return <Person answer={data} back={back} />
  return (
    <Page title={t('office-house.person.title')} back={back}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={10} label={t('office.list.loading')} />}
    </Page>
  )
}

function Person({ answer, back }: { answer: PersonAnswer; back: { href: string; label: string } }) {
  const t = useT()
  const moment = useMomentText()
  const { person, grants, sessions, held } = answer
  const [link, setLink] = useState<{ link: string; expiresAt: string }>()
  const acts = usePersonActs(answer, setLink)
  return (
    <Page
      title={person.name}
      back={back}
      aside={<Tag tone={toneOfState[person.state]}>{t(`office-house.state.${person.state}`)}</Tag>}
      acts={acts}
    >
      {link && <Secret about={t('office-house.invite.link', { until: moment(link.expiresAt) })} secret={link.link} />}
      <Facts
        facts={[
          { name: t('office-house.staff.email'), value: <span dir="ltr">{person.email}</span> },
          { name: t('office-house.staff.passkeys'), value: person.passkeys },
          { name: t('office-house.staff.seen'), value: <Moment at={person.lastSeenAt} /> },
          { name: t('office-house.person.since'), value: <Moment at={person.createdAt} /> },
          ...(person.leftAt === null ? [] : [{ name: t('office-house.person.left'), value: <Moment at={person.leftAt} /> }]),
          { name: t('office-house.person.player'), value: person.hasPlayer ? t('office-house.yes') : t('office-house.no') },
        ]}
      />
      <Section title={t('office-house.person.roles')}>
        <Grants answer={answer} grants={grants} />
      </Section>
      <Section title={t('office-house.person.may')}>
        <MayThey id={person.id} />
        <Held held={held} />
      </Section>
      <Section title={t('office-house.person.sessions')}>
        <Table
          label={t('office-house.person.sessions')}
          rows={sessions}
          keyOf={({ id }) => id}
          empty={t('office-house.person.noSessions')}
          columns={[
            { id: 'browser', title: t('office-house.session.browser'), cell: ({ browser }) => <bdi>{browser}</bdi> },
            { id: 'started', title: t('office-house.session.started'), isEnd: true, cell: ({ startedAt }) => <Moment at={startedAt} /> },
            { id: 'seen', title: t('office-house.staff.seen'), isEnd: true, cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
          ]}
        />
      </Section>
    </Page>
  )
}
