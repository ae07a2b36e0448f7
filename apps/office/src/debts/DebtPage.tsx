import { Notice } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Outcome, Outcomes, QueuePage, QueueWaiting } from '../queues/index.ts'
import { DebtMoves, KnownDebt } from './DebtFacts.tsx'
import { debtQueue } from './debt-queue.ts'
import { hasCash, useDebtActs, useDebtName, type DebtAnswer } from './use-debt-acts.ts'

/** One debt: how it came, what the player has, what each decision would do to the money. */
export function DebtPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/debts/one', { item: useThing() }))
  const list = t('office-queues.debt.title')
  if (data && !error) return <OneDebt key={data.debt.item} answer={data} list={list} />
  return <QueueWaiting calls={debtQueue} title={t('office-queues.debt.one')} list={list} error={error} />
}

function OneDebt({ answer, list }: { answer: DebtAnswer; list: string }) {
  const t = useT()
  const may = useMay()
  const { debt, facts } = answer
  const input = { item: debt.item }
  const version = `${facts.version} ${facts.has.cash}`
  return (
    <QueuePage
      calls={debtQueue}
      decides="debts.recover"
      item={debt}
      what={useDebtName(answer)}
      list={list}
      note={facts.note}
      decisions={useDebtActs(answer)}
    >
      <Notice>{t(`office-queues.debt.rule.${facts.rule}`)}</Notice>
      {!hasCash(answer) && <Notice>{t('office-queues.debt.noCash')}</Notice>}
      {may('debts.recover') && (
        <Outcomes>
          {hasCash(answer) && (
            <Section title={t('office-queues.debt.wouldRecover')}>
              <Outcome at="POST /office/debts/recover" input={input} version={version} />
            </Section>
          )}
          {may('debts.writeOff') && (
            <Section title={t('office-queues.debt.wouldWriteOff')}>
              <Outcome at="POST /office/debts/write-off" input={input} version={version} />
            </Section>
          )}
        </Outcomes>
      )}
      <Section title={t('office-queues.known')}>
        <KnownDebt answer={answer} />
      </Section>
      <Section title={t('office-queues.debt.moves')}>
        <DebtMoves answer={answer} />
      </Section>
    </QueuePage>
  )
}
