import { moneyText } from '@fairhouse/money'
import { useOffice, useT } from '../base/office.ts'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import { Table, type Column } from '../base/pieces/Table.tsx'
import type { DebtAnswer } from './use-debt-acts.ts'

type Props = { answer: DebtAnswer }

/** Who owes, what they have, and what they did since. */
export function KnownDebt({ answer: { debt, facts } }: Props) {
  const t = useT()
  const sum = (amount: string) => <bdi>{moneyText(amount, debt.currency)}</bdi>
  return (
    <Facts
      facts={[
        { name: t('office-queues.withdrawal.player'), value: <bdi>{`${debt.name}, ${debt.country}, ${debt.player}`}</bdi> },
        { name: t('office-queues.withdrawal.status'), value: t(`office-queues.playerStatus.${facts.player.status}`) },
        { name: t('office-queues.withdrawal.playerSince'), value: <Moment at={facts.player.since} /> },
        { name: t('office-queues.debt.amount'), value: sum(debt.amount) },
        { name: t('office-queues.withdrawal.cash'), value: sum(facts.has.cash) },
        { name: t('office-queues.debt.reserve'), value: sum(facts.has.reserve) },
        { name: t('office-queues.withdrawal.pending'), value: sum(facts.has.pending) },
        {
          name: t('office-queues.debt.depositedSince'),
          value: (
            <bdi>
              {t('office-queues.debt.deposits', { times: facts.deposits.times, amount: moneyText(facts.deposits.amount, debt.currency) })}
            </bdi>
          ),
        },
        { name: t('office-queues.withdrawal.lastDeposit'), value: <Moment at={facts.deposits.lastAt} /> },
        { name: t('office-queues.debt.writtenOff'), value: sum(facts.writtenOff) },
        { name: t('office-queues.since'), value: <Moment at={debt.since} /> },
        { name: t('office-queues.due'), value: <Moment at={debt.dueAt} /> },
      ]}
    />
  )
}

type Move = DebtAnswer['facts']['moves'][number] & { key: string }

/** What made the debt and what lowered it, the newest first. */
export function DebtMoves({ answer: { debt, facts } }: Props) {
  const t = useT()
  const { has } = useOffice().texts
  const kindOf = (kind: string) => {
    const key = `office-queues.debt.kind.${kind}`
    return has(key) ? t(key) : kind
  }
  const sum = (amount: string) => moneyText(amount, debt.currency)
  const columns: Column<Move>[] = [
    { id: 'kind', title: t('office-queues.debt.by'), cell: ({ kind }) => kindOf(kind) },
    { id: 'about', title: t('office-queues.debt.about'), cell: ({ about }) => <bdi dir="ltr">{about}</bdi> },
    { id: 'amount', title: t('office-queues.debt.amount'), isEnd: true, cell: ({ amount }) => <bdi>{sum(amount)}</bdi> },
    { id: 'at', title: t('office-queues.raise.at'), isEnd: true, cell: ({ at }) => <Moment at={at} /> },
  ]
  return (
    <Table
      label={t('office-queues.debt.moves')}
      columns={columns}
      rows={facts.moves.map((move, place) => ({ ...move, key: `${move.at} ${place}` }))}
      keyOf={({ key }) => key}
      empty={t('office-queues.debt.noMoves')}
    />
  )
}
