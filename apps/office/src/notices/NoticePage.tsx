import { moneyText } from '@fairhouse/money'
import { useQuery } from '@tanstack/react-query'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import { Outcome, QueuePage, QueueWaiting } from '../queues/index.ts'
import { noticeQueue } from './notice-queue.ts'
import { useNoticeActs, useNoticeName, type NoticeAnswer } from './use-notice-acts.ts'
import style from './Notice.module.css'

/** A notice that failed: why, what it is about, its words without secrets, and what taking it again would do. */
export function NoticePage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/notices/one', { item: useThing() }))
  const list = t('office-queues.notice.title')
  if (data && !error) return <OneNotice key={data.notice.item} answer={data} list={list} />
  return <QueueWaiting calls={noticeQueue} title={t('office-queues.notice.one')} list={list} error={error} />
}

function OneNotice({ answer, list }: { answer: NoticeAnswer; list: string }) {
  const t = useT()
  const may = useMay()
  const { notice, facts } = answer
  return (
    <QueuePage
      calls={noticeQueue}
      decides="notices.decide"
      item={notice}
      what={useNoticeName(answer)}
      list={list}
      note={facts.note}
      decisions={useNoticeActs(answer)}
    >
      <Section title={t('office-queues.notice.why')}>
        <p dir="ltr" className={style.why}>
          {facts.why}
        </p>
      </Section>
      {may('notices.decide') && (
        <Section title={t('office-queues.notice.wouldTake')}>
          <Outcome at="POST /office/notices/again" input={{ item: notice.item }} version={facts.version} />
        </Section>
      )}
      <Section title={t('office-queues.known')}>
        <Known answer={answer} />
      </Section>
      <Section title={t('office-queues.notice.raw')}>
        <Raw answer={answer} />
      </Section>
    </QueuePage>
  )
}

function Known({ answer: { notice, facts } }: { answer: NoticeAnswer }) {
  const t = useT()
  const { about } = facts
  return (
    <Facts
      facts={[
        { name: t('office-queues.notice.provider'), value: <bdi>{notice.provider}</bdi> },
        { name: t('office-queues.notice.event'), value: <bdi dir="ltr">{facts.event ?? '–'}</bdi> },
        { name: t('office-queues.notice.about'), value: <bdi dir="ltr">{notice.reference ?? '–'}</bdi> },
        {
          name: t('office-queues.notice.thing'),
          value: about
            ? t('office-queues.notice.thingIs', { kind: about.kind, amount: moneyText(about.amount, about.currency), state: about.state })
            : t('office-queues.notice.nothing'),
        },
        { name: t('office-queues.withdrawal.player'), value: <bdi>{notice.player ?? '–'}</bdi> },
        { name: t('office-queues.notice.tries'), value: notice.tries },
        { name: t('office-queues.notice.first'), value: <Moment at={notice.since} /> },
        { name: t('office-queues.notice.last'), value: <Moment at={facts.lastAt} /> },
        { name: t('office-queues.due'), value: <Moment at={notice.dueAt} /> },
      ]}
    />
  )
}

/** The words of a notice. */
function Raw({ answer: { facts } }: { answer: NoticeAnswer }) {
  const t = useT()
  if (!facts.raw) return <p>{t('office-queues.notice.forgotten')}</p>
  const headers = facts.raw.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')
  return (
    <pre className={style.raw} dir="ltr">
      {`${headers}\n\n${facts.raw.body}`}
    </pre>
  )
}
