import type { ChangeRequestPage } from '@fairhouse/contract/office/index.ts'
import { Notice, Skeleton } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Changes, ConsequenceView, ErrorNotice } from '../acts/index.ts'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Facts, Moment, Tag } from '../base/pieces/pieces.tsx'
import { Secret } from '../base/pieces/Secret.tsx'
import { callName, toneOfState } from './request-words.ts'
import { useRequestActs } from './use-request-acts.ts'
import style from './Request.module.css'

/** A change that waits for a second person, or for one's own passkey: what it would have done when it was asked for, and what it would do now. */
export function RequestPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/requests/one', { id: useThing() }))
  const back = { href: '/approvals', label: t('office-house.requests.title') }
  if (data) return <OneRequest key={data.request.id} request={data.request} back={back} />
  return (
    <Page title={t('office-house.request.title')} back={back}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={10} label={t('office.list.loading')} />}
    </Page>
  )
}

function OneRequest({ request, back }: { request: ChangeRequestPage; back: { href: string; label: string } }) {
  const { texts } = useOffice()
  const { t } = texts
  const moment = useMomentText()
  const [link, setLink] = useState<{ link: string; expiresAt: string }>()
  const acts = useRequestActs(request, setLink)
  const { state, then, now, moved, whyNot, mayDecide } = request
  return (
    <Page
      title={callName(texts, request.call)}
      back={back}
      aside={<Tag tone={toneOfState[state]}>{t(`office-house.requestState.${state}`)}</Tag>}
      acts={acts}
    >
      {link && <Secret about={t('office-house.invite.link', { until: moment(link.expiresAt) })} secret={link.link} />}
      {state === 'waiting' && !mayDecide && whyNot !== null && <Notice>{t('office-house.request.whyNot', { why: whyNot })}</Notice>}
      {state === 'waiting' && mayDecide && request.gate === 'stepUp' && <Notice>{t('office-house.request.own')}</Notice>}
      <blockquote className={style.reason}>
        <p dir="auto">{request.reason}</p>
        <footer>
          {request.madeBy.name}, <Moment at={request.madeAt} />
        </footer>
      </blockquote>
      {moved.length > 0 && (
        <Notice meaning="warning">
          <p>{t('office-house.request.moved')}</p>
          <Changes changes={moved} />
        </Notice>
      )}
      <div className={style.both}>
        <Section title={t('office-house.request.then')}>
          <ConsequenceView consequence={then} />
        </Section>
        {state === 'waiting' && (
          <Section title={t('office-house.request.now')}>
            {now ? <ConsequenceView consequence={now} /> : <p>{t('office-house.request.notNow')}</p>}
          </Section>
        )}
      </div>
      <RequestFacts request={request} />
    </Page>
  )
}

function RequestFacts({ request }: { request: ChangeRequestPage }) {
  const t = useT()
  const { decidedBy, decidedAt, decisionReason } = request
  const parts = partsOf(request.input).filter(({ text }) => request.subject === null || !request.subject.endsWith(`:${text}`))
  const isLong = ({ text }: Part) => text.includes('\n') || text.length > mostOnALine
  return (
    <>
      <Facts
        facts={[
          { name: t('office-house.requests.subject'), value: <bdi>{request.subject ?? '–'}</bdi> },
          { name: t('office-house.requests.expires'), value: <Moment at={request.expiresAt} /> },
          ...(decidedBy ? [{ name: t('office-house.request.decidedBy'), value: decidedBy.name }] : []),
          ...(decidedAt === null ? [] : [{ name: t('office-house.request.decidedAt'), value: <Moment at={decidedAt} /> }]),
          ...(decisionReason === null
            ? []
            : [{ name: t('office-house.request.decisionReason'), value: <span dir="auto">{decisionReason}</span> }]),
          ...parts.filter((part) => !isLong(part)).map(({ name, text }) => ({ name, value: <bdi>{text}</bdi> })),
        ]}
      />
      {parts.filter(isLong).map(({ name, text }) => (
        <Section key={name} title={name}>
          <p dir="auto" className={style.long}>
            {text}
          </p>
        </Section>
      ))}
    </>
  )
}

const mostOnALine = 200
type Part = { name: string; text: string }

/** What was asked for, part by part: what has parts of its own names them behind its name. */
const partsOf = (input: Readonly<Record<string, unknown>>, within = ''): Part[] =>
  Object.entries(input).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? partsOf(value as Record<string, unknown>, `${within}${name} · `) // an object of JSON
      : [{ name: within + name, text: typeof value === 'string' ? value : JSON.stringify(value) }],
  )
