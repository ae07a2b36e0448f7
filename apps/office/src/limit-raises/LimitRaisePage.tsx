import { Notice } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Outcome, Outcomes, QueuePage, QueueWaiting } from '../queues/index.ts'
import { Asked, LastMonth, Rule } from './LimitRaiseFacts.tsx'
import { LimitHistory } from './LimitHistory.tsx'
import { limitRaiseQueue } from './limit-raise-queue.ts'
import { useLimitRaiseActs, useLimitRaiseName, type LimitRaiseAnswer } from './use-limit-raise-acts.ts'

/** One raised limit: what is asked for, why a person decides, what each decision would do, and the limit's history. */
export function LimitRaisePage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/limit-raises/one', { item: useThing() }))
  const list = t('office-queues.raise.title')
  if (data && !error) return <OneLimitRaise key={data.raise.item} answer={data} list={list} />
  return <QueueWaiting calls={limitRaiseQueue} title={t('office-queues.raise.one')} list={list} error={error} />
}

function OneLimitRaise({ answer, list }: { answer: LimitRaiseAnswer; list: string }) {
  const t = useT()
  const may = useMay()
  const { raise, facts } = answer
  const input = { item: raise.item }
  return (
    <QueuePage
      calls={limitRaiseQueue}
      decides="limits.raise"
      item={raise}
      what={useLimitRaiseName(answer)}
      list={list}
      note={facts.note}
      decisions={useLimitRaiseActs(answer)}
    >
      {facts.state.mustTalk && <Notice meaning="warning">{t('office-queues.raise.mustTalk')}</Notice>}
      {raise.wants === 'talk' && <Notice>{t('office-queues.raise.onlyTalk')}</Notice>}
      <Section title={t('office-queues.raise.askedFor')}>
        <Asked answer={answer} />
      </Section>
      <Section title={t('office-queues.raise.rule')}>
        <Rule answer={answer} />
      </Section>
      {may('limits.raise') && raise.wants === 'decision' && (
        <Outcomes>
          {!facts.state.mustTalk && (
            <Section title={t('office-queues.raise.wouldApprove')}>
              <Outcome at="POST /office/limit-raises/approve" input={input} version={facts.version} />
            </Section>
          )}
          <Section title={t('office-queues.raise.wouldReject')}>
            <Outcome at="POST /office/limit-raises/reject" input={input} version={facts.version} />
          </Section>
        </Outcomes>
      )}
      <Section title={t('office-queues.raise.month')}>
        <LastMonth answer={answer} />
      </Section>
      <Section title={t('office-queues.raise.history')}>
        <LimitHistory answer={answer} />
      </Section>
    </QueuePage>
  )
}
