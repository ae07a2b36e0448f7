import { moneyText } from '@fairhouse/money'
import { Notice } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import { Outcome, QueuePage, QueueWaiting } from '../queues/index.ts'
import { CreditTo } from './CreditTo.tsx'
import { suspenseQueue } from './suspense-queue.ts'
import { useSuspenseActs, useSuspenseName, type SuspenseAnswer } from './use-suspense-acts.ts'

/** Money in suspense: what is known of it, to whom it can be credited, and that it went back. */
export function SuspensePage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/suspense/one', { item: useThing() }))
  const list = t('office-queues.suspense.title')
  if (data && !error) return <OneSuspense key={data.suspense.item} answer={data} list={list} />
  return <QueueWaiting calls={suspenseQueue} title={t('office-queues.suspense.one')} list={list} error={error} />
}

function OneSuspense({ answer, list }: { answer: SuspenseAnswer; list: string }) {
  const t = useT()
  const may = useMay()
  const what = useSuspenseName(answer)
  const [isCrediting, setCrediting] = useState(false)
  const decisions = useSuspenseActs(answer, () => setCrediting((before) => !before))
  const { suspense, facts } = answer
  return (
    <QueuePage
      calls={suspenseQueue}
      decides="suspense.credit"
      item={suspense}
      what={what}
      list={list}
      note={facts.note}
      decisions={decisions}
    >
      {suspense.left.startsWith('-') && <Notice meaning="warning">{t('office-queues.suspense.wentBackTwice')}</Notice>}
      {isCrediting && (
        <Section title={t('office-queues.suspense.credit')}>
          <CreditTo answer={answer} />
        </Section>
      )}
      {facts.player && may('suspense.credit') && (
        <Section title={t('office-queues.suspense.wouldCredit', { player: facts.player.name })}>
          <Outcome at="POST /office/suspense/credit" input={{ item: suspense.item, player: facts.player.id }} version={facts.version} />
        </Section>
      )}
      <Section title={t('office-queues.known')}>
        <Known answer={answer} />
      </Section>
    </QueuePage>
  )
}

function Known({ answer: { suspense, facts } }: { answer: SuspenseAnswer }) {
  const t = useT()
  const { player } = facts
  return (
    <Facts
      facts={[
        { name: t('office-queues.suspense.reference'), value: <bdi>{suspense.reference}</bdi> },
        { name: t('office-queues.suspense.provider'), value: <bdi>{suspense.provider}</bdi> },
        { name: t('office-queues.suspense.amount'), value: <bdi>{moneyText(suspense.amount, suspense.currency)}</bdi> },
        { name: t('office-queues.suspense.left'), value: <bdi>{`${suspense.left} ${suspense.currency}`}</bdi> },
        { name: t('office-queues.suspense.arrived'), value: <Moment at={facts.arrivedAt} /> },
        {
          name: t('office-queues.suspense.player'),
          value: player ? <bdi>{`${player.name}, ${player.country}, ${player.id}`}</bdi> : t('office-queues.suspense.nobody'),
        },
        ...(player ? [{ name: t('office-queues.withdrawal.status'), value: t(`office-queues.playerStatus.${player.status}`) }] : []),
        { name: t('office-queues.due'), value: <Moment at={suspense.dueAt} /> },
      ]}
    />
  )
}
