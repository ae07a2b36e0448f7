import { moneyText } from '@fairhouse/money'
import { useQuery } from '@tanstack/react-query'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import { useAskDocuments } from '../documents/index.ts'
import { QueuePage, QueueWaiting } from '../queues/index.ts'
import { Checks } from './Checks.tsx'
import { WithdrawalOutcomes } from './WithdrawalOutcomes.tsx'
import { useWithdrawalActs, useWithdrawalName, type WithdrawalAnswer } from './use-withdrawal-acts.ts'
import { withdrawalQueue } from './withdrawal-queue.ts'

/** One withdrawal: why it is here, what is known, what each decision would do to the money, and the decisions. */
export function WithdrawalPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/withdrawals/one', { item: useThing() }))
  const list = t('office-queues.withdrawal.title')
  if (data && !error) return <OneWithdrawal key={data.withdrawal.item} answer={data} list={list} />
  return <QueueWaiting calls={withdrawalQueue} title={t('office-queues.withdrawal.one')} list={list} error={error} />
}

function OneWithdrawal({ answer, list }: { answer: WithdrawalAnswer; list: string }) {
  const t = useT()
  const what = useWithdrawalName(answer)
  const decisions = useWithdrawalActs(answer)
  const ask = useAskDocuments(answer.withdrawal.player, answer.withdrawal.name)
  return (
    <QueuePage
      calls={withdrawalQueue}
      decides="withdrawals.reject"
      item={answer.withdrawal}
      what={what}
      list={list}
      note={answer.facts.note}
      decisions={[...decisions, ...ask.acts]}
    >
      {ask.panel}
      <Section title={t('office-queues.withdrawal.why')}>
        <Checks checks={answer.facts.checks} />
      </Section>
      <WithdrawalOutcomes answer={answer} />
      <Section title={t('office-queues.known')}>
        <Known answer={answer} />
      </Section>
    </QueuePage>
  )
}

function Known({ answer: { withdrawal, facts } }: { answer: WithdrawalAnswer }) {
  const t = useT()
  const { player, destination, money } = facts
  const sum = (amount: string) => <bdi>{moneyText(amount, withdrawal.currency)}</bdi>
  return (
    <Facts
      facts={[
        { name: t('office-queues.withdrawal.player'), value: <bdi>{`${withdrawal.name}, ${withdrawal.country}`}</bdi> },
        { name: t('office-queues.withdrawal.status'), value: t(`office-queues.playerStatus.${player.status}`) },
        { name: t('office-queues.withdrawal.playerSince'), value: <Moment at={player.since} /> },
        {
          name: t('office-queues.withdrawal.identity'),
          value: t(`office-queues.withdrawal.seen.${player.isValidated ? 'yes' : 'no'}`),
        },
        { name: t('office-queues.withdrawal.holds'), value: player.hasMoneyHeld.join(', ') || t('office-queues.withdrawal.none') },
        {
          name: t('office-queues.withdrawal.destination'),
          value: destination.isBlocked
            ? t('office-queues.withdrawal.blocked')
            : t(`office-queues.withdrawal.confirmed.${destination.isConfirmed ? 'yes' : 'no'}`),
        },
        { name: t('office-queues.withdrawal.paidInFrom'), value: sum(destination.paidInFrom) },
        { name: t('office-queues.withdrawal.paidOutTo'), value: sum(destination.paidOutTo) },
        { name: t('office-queues.withdrawal.fee'), value: sum(withdrawal.fee) },
        { name: t('office-queues.withdrawal.cash'), value: sum(money.cash) },
        { name: t('office-queues.withdrawal.pending'), value: sum(money.pending) },
        { name: t('office-queues.withdrawal.deposited'), value: sum(money.deposited) },
        { name: t('office-queues.withdrawal.withdrawn'), value: sum(money.withdrawn) },
        { name: t('office-queues.withdrawal.staked'), value: sum(money.staked) },
        { name: t('office-queues.withdrawal.won'), value: sum(money.won) },
        { name: t('office-queues.withdrawal.lastDeposit'), value: <Moment at={money.lastDepositAt} /> },
        { name: t('office-queues.since'), value: <Moment at={withdrawal.since} /> },
        { name: t('office-queues.due'), value: <Moment at={withdrawal.dueAt} /> },
      ]}
    />
  )
}
