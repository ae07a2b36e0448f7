import { moneyText } from '@fairhouse/money'
import { useOffice, useT } from '../base/office.ts'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import type { ReturnAnswer } from './use-return-acts.ts'

type Props = { answer: ReturnAnswer }

/** Who asks, what the rule says, and how the player played before the exclusion. */
export function KnownReturn({ answer: { return: row, facts } }: Props) {
  const t = useT()
  const { player, exclusion, rule, before } = facts
  const sum = (amount: string) => <bdi>{moneyText(amount, player.currency)}</bdi>
  return (
    <Facts
      facts={[
        { name: t('office-queues.withdrawal.player'), value: <bdi>{`${row.name}, ${row.country}, ${row.player}`}</bdi> },
        { name: t('office-queues.withdrawal.status'), value: t(`office-queues.playerStatus.${player.status}`) },
        { name: t('office-queues.withdrawal.playerSince'), value: <Moment at={player.since} /> },
        { name: t('office-queues.return.from'), value: <Moment at={exclusion.since} /> },
        { name: t('office-queues.return.chosen'), value: <Moment at={exclusion.chosenUntil} /> },
        { name: t('office-queues.return.asked'), value: <Moment at={exclusion.askedAt} /> },
        { name: t('office-queues.return.coolingOff'), value: t('office-queues.return.hours', { hours: exclusion.coolingOffHours }) },
        { name: t('office-queues.return.ends'), value: <Moment at={row.endsAt} /> },
        { name: t('office-queues.return.offers'), value: t(`office-queues.raise.yes.${exclusion.wantsOffers ? 'yes' : 'no'}`) },
        { name: t('office-queues.raise.stands'), value: <bdi dir="ltr">{rule.source?.text ?? rule.country}</bdi> },
        { name: t('office-queues.withdrawal.cash'), value: sum(player.cash) },
        { name: t('office-queues.return.depositedBefore'), value: sum(before.deposited) },
        { name: t('office-queues.return.lostBefore'), value: sum(before.lost) },
        { name: t('office-queues.return.stakedBefore'), value: sum(before.staked) },
      ]}
    />
  )
}

type Past = ReturnAnswer['facts']['history'][number]

/** Every exclusion, time-out and block of the player, the newest first. */
export function PastExclusions({ answer: { facts } }: Props) {
  const t = useT()
  const { has } = useOffice().texts
  const sourceOf = (source: string) => {
    const key = `office-queues.raise.source.${source}`
    return has(key) ? t(key) : source
  }
  const columns: Column<Past>[] = [
    { id: 'kind', title: t('office-queues.return.kind'), cell: ({ kind }) => t(`office-queues.return.kind.${kind}`) },
    { id: 'source', title: t('office-queues.return.whose'), cell: ({ source }) => sourceOf(source) },
    { id: 'from', title: t('office-queues.return.from'), isEnd: true, cell: ({ from }) => <Moment at={from} /> },
    {
      id: 'until',
      title: t('office-queues.return.until'),
      isEnd: true,
      cell: ({ until }) => <Moment at={until} none={t('office-queues.return.forGood')} />,
    },
    { id: 'asked', title: t('office-queues.return.asked'), isEnd: true, cell: ({ askedAt }) => <Moment at={askedAt} /> },
  ]
  return (
    <Table
      label={t('office-queues.return.history')}
      columns={columns}
      rows={facts.history}
      keyOf={({ from, kind, source }) => `${from} ${kind} ${source}`}
      empty={t('office-queues.return.noHistory')}
    />
  )
}
