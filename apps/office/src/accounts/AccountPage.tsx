import { moneyText } from '@fairhouse/money'
import { useQuery } from '@tanstack/react-query'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Facts, Moment, Tag } from '../base/pieces/pieces.tsx'
import { useAskDocuments } from '../documents/index.ts'
import { LookNotice, QueuePage, QueueWaiting, useLook } from '../queues/index.ts'
import { accountQueue } from './account-queue.ts'
import { useAccountActs, useAccountName, type AccountAnswer } from './use-account-acts.ts'
import style from './Account.module.css'

/** One payment account: whose name is on it, what came from it and went there, who else has had it, and the decisions. */
export function AccountPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/accounts/one', { item: useThing() }))
  const list = t('office-queues.account.title')
  if (data && !error) return <OneAccount key={data.account.item} answer={data} list={list} />
  return <QueueWaiting calls={accountQueue} title={t('office-queues.account.one')} list={list} error={error} />
}

function OneAccount({ answer, list }: { answer: AccountAnswer; list: string }) {
  const t = useT()
  const may = useMay()
  const what = useAccountName(answer)
  const { account, facts } = answer
  const look = useLook('POST /office/accounts/look', account.item, may('accounts.decide'))
  const decisions = useAccountActs(answer)
  const ask = useAskDocuments(account.player, account.name)
  return (
    <QueuePage
      calls={accountQueue}
      decides="accounts.decide"
      item={account}
      what={what}
      list={list}
      note={facts.note}
      decisions={[...decisions, ...ask.acts]}
    >
      {ask.panel}
      <LookNotice look={look} />
      <Section title={t('office-queues.account.names')}>
        <Names agreement={facts.agreement} seen={look.seen} />
      </Section>
      <Section title={t('office-queues.account.owners')}>
        <Owners owners={facts.otherOwners} />
      </Section>
      <Section title={t('office-queues.known')}>
        <Known answer={answer} />
      </Section>
    </QueuePage>
  )
}

const tones = { same: 'good', likely: 'good', familyName: 'warning', none: 'bad', unknown: 'quiet' } as const

function Names({ agreement, seen }: { agreement: keyof typeof tones; seen: { holder: string | null; name: string } | undefined }) {
  const t = useT()
  const masked = t('office-queues.account.masked')
  return (
    <Facts
      facts={[
        { name: t('office-queues.account.holder'), value: <bdi>{seen ? (seen.holder ?? '–') : masked}</bdi> },
        { name: t('office-queues.account.profile'), value: <bdi>{seen?.name ?? masked}</bdi> },
        {
          name: t('office-queues.account.agreement'),
          value: <Tag tone={tones[agreement]}>{t(`office-queues.account.agrees.${agreement}`)}</Tag>,
        },
      ]}
    />
  )
}

function Owners({ owners }: { owners: AccountAnswer['facts']['otherOwners'] }) {
  const t = useT()
  if (owners.length === 0) return <p className={style.quiet}>{t('office-queues.account.noOwners')}</p>
  return (
    <ul className={style.owners}>
      {owners.map(({ player, name, country, isHousehold, hasItNow }) => (
        <li key={player}>
          <bdi>{`${name}, ${country}, ${player}`}</bdi>
          <Tag tone={hasItNow ? 'bad' : 'warning'}>{t(`office-queues.account.owner.${hasItNow ? 'now' : 'before'}`)}</Tag>
          {isHousehold && <Tag>{t('office-queues.account.household')}</Tag>}
        </li>
      ))}
    </ul>
  )
}

function Known({ answer: { account, facts } }: { answer: AccountAnswer }) {
  const t = useT()
  const { sums, others, player } = facts
  const all = (way: 'in' | 'out') => sums.map((one) => moneyText(one[way], one.currency)).join(', ') || '–'
  const other = ({ account: name, isConfirmed, isBlocked }: (typeof others)[number]) =>
    `${name} (${isBlocked ? t('office-queues.withdrawal.blocked') : t(`office-queues.withdrawal.confirmed.${isConfirmed ? 'yes' : 'no'}`)})`
  return (
    <Facts
      facts={[
        { name: t('office-queues.account.given'), value: <Moment at={facts.givenAt} /> },
        { name: t('office-queues.account.changed'), value: <Moment at={facts.changedAt} /> },
        { name: t('office-queues.account.firstUse'), value: <Moment at={facts.firstPaidInAt} /> },
        { name: t('office-queues.withdrawal.paidInFrom'), value: <bdi>{all('in')}</bdi> },
        { name: t('office-queues.withdrawal.paidOutTo'), value: <bdi>{all('out')}</bdi> },
        { name: t('office-queues.account.waiting'), value: facts.waiting },
        { name: t('office-queues.account.others'), value: <bdi>{others.map(other).join(', ') || '–'}</bdi> },
        { name: t('office-queues.withdrawal.player'), value: <bdi>{`${account.name}, ${account.country}`}</bdi> },
        { name: t('office-queues.withdrawal.status'), value: t(`office-queues.playerStatus.${player.status}`) },
        { name: t('office-queues.withdrawal.playerSince'), value: <Moment at={player.since} /> },
        { name: t('office-queues.withdrawal.identity'), value: t(`office-queues.withdrawal.seen.${player.isValidated ? 'yes' : 'no'}`) },
        { name: t('office-queues.due'), value: <Moment at={account.dueAt} /> },
      ]}
    />
  )
}
