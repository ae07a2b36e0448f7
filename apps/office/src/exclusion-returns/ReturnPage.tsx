import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Outcome, QueuePage, QueueWaiting } from '../queues/index.ts'
import { CoolingOff } from './CoolingOff.tsx'
import { ExtendBy } from './ExtendBy.tsx'
import { KnownReturn, PastExclusions } from './ReturnFacts.tsx'
import { returnQueue } from './return-queue.ts'
import { useReturnActs, type ReturnAnswer } from './use-return-acts.ts'

/** Somebody who asked to play again: the cooling-off time, what is known, that nothing speaks against it, or an extension. */
export function ReturnPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/exclusion-returns/one', { item: useThing() }))
  const list = t('office-queues.return.title')
  if (data && !error) return <OneReturn key={data.return.item} answer={data} list={list} />
  return <QueueWaiting calls={returnQueue} title={t('office-queues.return.one')} list={list} error={error} />
}

function OneReturn({ answer, list }: { answer: ReturnAnswer; list: string }) {
  const t = useT()
  const may = useMay()
  const [isExtending, setExtending] = useState(false)
  const decisions = useReturnActs(answer, () => setExtending((before) => !before))
  const { return: row, facts } = answer
  return (
    <QueuePage
      calls={returnQueue}
      decides="exclusions.end"
      item={row}
      what={t('office-queues.return.heading', { name: row.name })}
      list={list}
      note={facts.note}
      decisions={decisions}
    >
      <CoolingOff answer={answer} />
      {isExtending && (
        <Section title={t('office-queues.return.extend')}>
          <ExtendBy answer={answer} />
        </Section>
      )}
      {may('exclusions.end') && (
        <Section title={t('office-queues.return.wouldLet')}>
          <Outcome at="POST /office/exclusion-returns/let" input={{ item: row.item }} version={facts.version} />
        </Section>
      )}
      <Section title={t('office-queues.known')}>
        <KnownReturn answer={answer} />
      </Section>
      <Section title={t('office-queues.return.history')}>
        <PastExclusions answer={answer} />
      </Section>
    </QueuePage>
  )
}
