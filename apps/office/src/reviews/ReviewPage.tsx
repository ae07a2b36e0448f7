import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '../acts/index.ts'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section, type PageAct } from '../base/pieces/Page.tsx'
import { Facts, Moment, Tag } from '../base/pieces/pieces.tsx'
import { QueuePage, QueueWaiting, useNext } from '../queues/index.ts'
import { reviewQueue } from './review-queue.ts'
import style from './Review.module.css'

type ReviewAnswer = OfficeAnswers<'GET /office/reviews/one'>

/** Two accounts that look like one person, beside each other. */
export function ReviewPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/reviews/one', { item: useThing() }))
  const list = t('office-queues.review.title')
  if (data && !error) return <OneReview key={data.review.item} answer={data} list={list} />
  return <QueueWaiting calls={reviewQueue} title={t('office-queues.review.one')} list={list} error={error} />
}

function OneReview({ answer, list }: { answer: ReviewAnswer; list: string }) {
  const t = useT()
  const { review, facts } = answer
  const different = useDecision(answer, 'different', 'a')
  const same = useDecision(answer, 'same', 'r')
  const common = [...new Set([review.alike, ...facts.same])]
  return (
    <QueuePage
      calls={reviewQueue}
      decides="reviews.decide"
      item={review}
      what={t('office-queues.review.heading', { player: review.player, other: review.other })}
      list={list}
      note={facts.note}
      decisions={[different, same]}
    >
      <Section title={t('office-queues.review.alike')}>
        <ul className={style.common}>
          {common.map((one) => (
            <li key={one}>
              <Tag tone="warning">{t(`office-queues.review.common.${one}`)}</Tag>
            </li>
          ))}
        </ul>
      </Section>
      <div className={style.both}>
        <Section title={t('office-queues.review.newer')}>
          <Account account={facts.newer} />
        </Section>
        <Section title={t('office-queues.review.older')}>
          <Account account={facts.older} />
        </Section>
      </div>
    </QueuePage>
  )
}

function Account({ account }: { account: ReviewAnswer['facts']['newer'] }) {
  const t = useT()
  return (
    <Facts
      facts={[
        { name: t('office-queues.withdrawal.player'), value: <bdi>{`${account.name}, ${account.country}`}</bdi> },
        { name: t('office-queues.review.number'), value: <bdi>{account.id}</bdi> },
        { name: t('office-queues.review.email'), value: <bdi dir="ltr">{account.email}</bdi> },
        { name: t('office-queues.withdrawal.status'), value: t(`office-queues.playerStatus.${account.status}`) },
        { name: t('office-queues.withdrawal.playerSince'), value: <Moment at={account.since} /> },
        { name: t('office-queues.review.lastLogin'), value: <Moment at={account.lastLoginAt} /> },
        { name: t('office-queues.withdrawal.identity'), value: t(`office-queues.withdrawal.seen.${account.isValidated ? 'yes' : 'no'}`) },
      ]}
    />
  )
}

function useDecision({ review, facts }: ReviewAnswer, decision: 'different' | 'same', keys: 'a' | 'r'): PageAct {
  const t = useT()
  const act = useAct()
  const next = useNext(reviewQueue)
  const label = t(`office-queues.review.${decision}`)
  const run = () =>
    act({
      at: 'POST /office/reviews/settle',
      input: { item: review.item, decision },
      precondition: { [`review:${review.item}`]: facts.version },
      title: t(`office-queues.review.${decision}Title`),
      about: t('office-queues.review.about'),
      verb: label,
      onDone: () => void next(),
    })
  return { id: `review.${decision}`, keys, label, isMain: decision === 'different', run }
}
