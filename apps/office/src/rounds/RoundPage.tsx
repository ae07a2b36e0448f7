import { useQuery } from '@tanstack/react-query'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Outcome, Outcomes, QueuePage, QueueWaiting } from '../queues/index.ts'
import { Books, Postings, StudioSays } from './RoundFacts.tsx'
import { roundQueue } from './round-queue.ts'
import { useAskedStudio, useRoundActs, useRoundName, type RoundAnswer } from './use-round-acts.ts'

/** One round that hangs: what our books have, what its studio says, what each decision would do to the money. */
export function RoundPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/rounds/one', { item: useThing() }))
  const list = t('office-queues.round.title')
  if (data && !error) return <OneRound key={data.round.item} answer={data} list={list} />
  return <QueueWaiting calls={roundQueue} title={t('office-queues.round.one')} list={list} error={error} />
}

function OneRound({ answer, list }: { answer: RoundAnswer; list: string }) {
  const t = useT()
  const mayDecide = useMay()('rounds.settle')
  useAskedStudio(answer, mayDecide)
  const { round, facts } = answer
  const input = { item: round.item }
  return (
    <QueuePage
      calls={roundQueue}
      decides="rounds.settle"
      item={round}
      what={useRoundName(answer)}
      list={list}
      note={facts.note}
      decisions={useRoundActs(answer)}
    >
      <Section title={t('office-queues.round.studioSays')}>
        <StudioSays answer={answer} />
      </Section>
      {mayDecide && (
        <Outcomes>
          {facts.studio?.says === 'settled' && (
            <Section title={t('office-queues.round.wouldSettle')}>
              <Outcome at="POST /office/rounds/settle" input={input} version={`${facts.version} ${facts.studio.askedAt}`} />
            </Section>
          )}
          <Section title={t('office-queues.round.wouldRollBack')}>
            <Outcome at="POST /office/rounds/roll-back" input={input} version={facts.version} />
          </Section>
        </Outcomes>
      )}
      <Section title={t('office-queues.round.books')}>
        <Books answer={answer} />
      </Section>
      <Section title={t('office-queues.round.postings')}>
        <Postings answer={answer} />
      </Section>
    </QueuePage>
  )
}
