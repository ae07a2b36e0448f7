import { Notice, Skeleton } from '@fairhouse/ui'
import { moneyText } from '@fairhouse/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '../acts/index.ts'
import { useThing } from '../base/address/address.ts'
import { asked, refusalOf } from '../base/ask.ts'
import { useMay, useMe } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Page, Section } from '../base/pieces/Page.tsx'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import { QueueNotices, QueueTags, SetAside, useKept, useNext } from '../queues/index.ts'
import { Checks } from './Checks.tsx'
import { Outcomes } from './Outcomes.tsx'
import { useWithdrawalActs, useWithdrawalName, type WithdrawalAnswer } from './use-withdrawal-acts.ts'
import { withdrawalQueue } from './withdrawal-queue.ts'

/** One withdrawal: why it is here, what is known, what each decision would do to the money, and the decisions. */
export function WithdrawalPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/withdrawals/one', { item: useThing() }))
  const back = { href: withdrawalQueue.href, label: t('office-queues.withdrawal.title') }
  if (data && !error) return <OneWithdrawal key={data.withdrawal.item} answer={data} back={back} />
  if (error && refusalOf(error).error === 'notFound') return <Gone back={back} />
  return (
    <Page title={t('office-queues.withdrawal.one')} back={back}>
      {error ? <ErrorNotice error={error} /> : <Skeleton lines={12} label={t('office.list.loading')} />}
    </Page>
  )
}

/** What was here has been decided: on to the next. */
function Gone({ back }: { back: { href: string; label: string } }) {
  const t = useT()
  const next = useNext(withdrawalQueue)
  const goOn = { id: 'queue.next', keys: 'n', label: t('office-queues.next'), isMain: true, run: () => void next() }
  return (
    <Page title={t('office-queues.withdrawal.one')} back={back} acts={[goOn]}>
      <Notice>{t('office-queues.gone')}</Notice>
    </Page>
  )
}

function OneWithdrawal({ answer, back }: { answer: WithdrawalAnswer; back: { href: string; label: string } }) {
  const t = useT()
  const may = useMay()
  const { id: ownId } = useMe()
  const next = useNext(withdrawalQueue)
  const { withdrawal, facts } = answer
  const worker = useKept(withdrawalQueue, withdrawal.item, may('withdrawals.reject'))
  const isTaken = worker != null && worker.id !== ownId
  const [isAside, setAside] = useState(false)
  const what = useWithdrawalName(answer)
  const acts = useWithdrawalActs(answer, isTaken, () => setAside((before) => !before))
  return (
    <Page title={what} back={back} aside={<QueueTags item={withdrawal} />} acts={acts}>
      <QueueNotices item={withdrawal} worker={worker} note={facts.note} />
      {isAside && (
        <Section title={t('office-queues.hold')}>
          <SetAside at="POST /office/withdrawals/hold" item={withdrawal.item} what={what} onDone={() => void next()} />
        </Section>
      )}
      <Section title={t('office-queues.withdrawal.why')}>
        <Checks checks={facts.checks} />
      </Section>
      <Outcomes answer={answer} />
      <Section title={t('office-queues.withdrawal.known')}>
        <Known answer={answer} />
      </Section>
    </Page>
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
