import { moneyText } from '@fairhouse/money'
import { accountName } from '../acts/index.ts'
import { useOffice, useT } from '../base/office.ts'
import { Facts, Moment, Tag } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import type { RoundAnswer } from './use-round-acts.ts'

type Props = { answer: RoundAnswer }

/** What the studio said when it was asked last. */
export function StudioSays({ answer: { round, facts } }: Props) {
  const t = useT()
  const { studio } = facts
  const sum = (amount: string | null) => <bdi>{amount === null ? '–' : moneyText(amount, round.currency)}</bdi>
  if (!studio) return <p>{t('office-queues.round.notAsked')}</p>
  return (
    <Facts
      facts={[
        {
          name: t('office-queues.round.answer'),
          value: <Tag tone={studio.says === 'settled' ? 'good' : 'warning'}>{t(`office-queues.round.says.${studio.says}`)}</Tag>,
        },
        { name: t('office-queues.round.itTook'), value: sum(studio.staked) },
        { name: t('office-queues.round.itPaid'), value: sum(studio.won) },
        { name: t('office-queues.round.askedAt'), value: <Moment at={studio.askedAt} /> },
      ]}
    />
  )
}

/** What our books have of the round, and whose it is. */
export function Books({ answer: { round, facts } }: Props) {
  const t = useT()
  const sum = (amount: string) => <bdi>{moneyText(amount, round.currency)}</bdi>
  return (
    <Facts
      facts={[
        { name: t('office-queues.withdrawal.player'), value: <bdi>{`${round.name}, ${round.country}, ${round.player}`}</bdi> },
        { name: t('office-queues.withdrawal.status'), value: t(`office-queues.playerStatus.${facts.player.status}`) },
        { name: t('office-queues.withdrawal.cash'), value: sum(facts.player.cash) },
        { name: t('office-queues.round.game'), value: <bdi>{`${round.game ?? '–'} · ${round.studio}`}</bdi> },
        { name: t('office-queues.round.round'), value: <bdi dir="ltr">{round.round}</bdi> },
        { name: t('office-queues.round.opened'), value: <Moment at={round.openedAt} /> },
        { name: t('office-queues.round.stake'), value: sum(round.stake) },
        { name: t('office-queues.round.ofBonus'), value: sum(facts.books.bonus) },
        { name: t('office-queues.round.staked'), value: sum(facts.books.staked) },
        { name: t('office-queues.round.won'), value: sum(facts.books.won) },
        { name: t('office-queues.due'), value: <Moment at={round.dueAt} /> },
      ]}
    />
  )
}

type Leg = RoundAnswer['facts']['postings'][number] & { key: string }

/** What moved in the round, in order. */
export function Postings({ answer: { round, facts } }: Props) {
  const t = useT()
  const { texts } = useOffice()
  const columns: Column<Leg>[] = [
    { id: 'id', title: t('office-queues.round.posting'), cell: ({ id }) => <bdi dir="ltr">{id}</bdi> },
    { id: 'from', title: t('office.act.from'), cell: ({ from }) => accountName(texts, from) },
    { id: 'to', title: t('office.act.to'), cell: ({ to }) => accountName(texts, to) },
    { id: 'amount', title: t('office.act.amount'), isEnd: true, cell: ({ amount }) => <bdi>{moneyText(amount, round.currency)}</bdi> },
    { id: 'at', title: t('office-queues.raise.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
  ]
  return (
    <Table
      label={t('office-queues.round.postings')}
      columns={columns}
      rows={facts.postings.map((leg, place) => ({ ...leg, key: `${leg.id} ${place}` }))}
      keyOf={({ key }) => key}
      empty={t('office-queues.round.noPostings')}
    />
  )
}
