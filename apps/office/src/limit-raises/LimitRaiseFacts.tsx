import { moneyText } from '@fairhouse/money'
import { useT } from '../base/office.ts'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import { useLimitAmount, useLimitName } from './limit-words.ts'
import type { LimitRaiseAnswer } from './use-limit-raise-acts.ts'

type Props = { answer: LimitRaiseAnswer }

/** What is asked for, and how the limit stands. */
export function Asked({ answer: { raise, facts } }: Props) {
  const t = useT()
  const amount = useLimitAmount(raise)
  const { state, player } = facts
  const source = state.source === null ? '' : t(`office-queues.raise.source.${state.source}`)
  return (
    <Facts
      facts={[
        { name: t('office-queues.withdrawal.player'), value: <bdi>{`${raise.name}, ${raise.country}, ${raise.player}`}</bdi> },
        { name: t('office-queues.withdrawal.status'), value: t(`office-queues.playerStatus.${player.status}`) },
        { name: t('office-queues.withdrawal.playerSince'), value: <Moment at={player.since} /> },
        { name: t('office-queues.raise.one'), value: useLimitName(raise) },
        { name: t('office-queues.raise.own'), value: <bdi>{amount(state.own)}</bdi> },
        { name: t('office-queues.raise.inForce'), value: <bdi>{[amount(state.inForce), source].filter(Boolean).join(' · ')}</bdi> },
        { name: t('office-queues.raise.asked'), value: <bdi>{amount(raise.amount)}</bdi> },
        { name: t('office-queues.raise.effectiveAt'), value: <Moment at={state.effectiveAt} /> },
        { name: t('office-queues.raise.talk'), value: <Moment at={state.contactedAt} none={t('office-queues.raise.noTalk')} /> },
        { name: t('office-queues.since'), value: <Moment at={raise.since} /> },
        { name: t('office-queues.due'), value: <Moment at={raise.dueAt} /> },
      ]}
    />
  )
}

/** The country's rule: who decides, from which amount, after what time, and where that stands. */
export function Rule({ answer: { raise, facts } }: Props) {
  const t = useT()
  const amount = useLimitAmount(raise)
  const { rule, state } = facts
  const { threshold } = rule
  return (
    <Facts
      facts={[
        {
          name: t('office-queues.raise.rules'),
          value: t('office-queues.raise.rulesOf', {
            country: rule.country,
            since: rule.validFrom,
            verified: rule.isVerified ? 'yes' : 'no',
          }),
        },
        { name: t('office-queues.raise.decides'), value: t(`office-queues.raise.confirm.${rule.confirm}`) },
        {
          name: t('office-queues.raise.threshold'),
          value: threshold
            ? t('office-queues.raise.thresholdIs', {
                amount: amount(threshold.amount),
                from: threshold.from,
                blocks: threshold.blocks ? 'yes' : 'no',
              })
            : t('office-queues.raise.noThreshold'),
        },
        {
          name: t('office-queues.raise.delay'),
          value: t('office-queues.raise.delayIs', { hours: rule.delayHours, end: rule.waitsForPeriodEnd ? 'yes' : 'no' }),
        },
        { name: t('office-queues.raise.playerConfirms'), value: t(`office-queues.raise.yes.${state.playerConfirms ? 'yes' : 'no'}`) },
        {
          name: t('office-queues.raise.stands'),
          value: <bdi dir="ltr">{rule.source && rule.source.text !== '' ? rule.source.text : t('office-queues.raise.noSource')}</bdi>,
        },
      ]}
    />
  )
}

/** What the player did with money in the last 30 days. */
export function LastMonth({ answer: { facts } }: Props) {
  const t = useT()
  const { deposited, lost, staked, currency } = facts.month
  const sum = (amount: string) => <bdi>{moneyText(amount, currency)}</bdi>
  return (
    <Facts
      facts={[
        { name: t('office-queues.raise.deposited'), value: sum(deposited) },
        { name: t('office-queues.raise.lost'), value: sum(lost) },
        { name: t('office-queues.raise.staked'), value: sum(staked) },
      ]}
    />
  )
}
