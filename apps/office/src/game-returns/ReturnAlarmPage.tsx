import { useQuery } from '@tanstack/react-query'
import { OfficeLink } from '../base/address/OfficeLink.tsx'
import { useThing } from '../base/address/address.ts'
import { asked } from '../base/ask.ts'
import { useMay } from '../base/me.ts'
import { useOffice, useT } from '../base/office.ts'
import { Section } from '../base/pieces/Page.tsx'
import { Facts, Moment } from '../base/pieces/pieces.tsx'
import { Outcome, QueuePage, QueueWaiting } from '../queues/index.ts'
import { GradeTag } from './GradeTag.tsx'
import { PeriodTable } from './PeriodTable.tsx'
import { returnAlarmQueue } from './return-alarm-queue.ts'
import { spanText } from './return-words.ts'
import { useGameFacts } from './use-game-facts.tsx'
import { useReturnAlarmActs, type ReturnAlarmAnswer } from './use-return-alarm-acts.ts'

/** A game whose return lies outside of its band: by how much, in which stretch of days, and what switching it off would do. */
export function ReturnAlarmPage() {
  const { caller } = useOffice()
  const t = useT()
  const { data, error } = useQuery(asked(caller, 'GET /office/return-alarms/one', { item: useThing() }))
  const list = t('office-queues.gameReturn.title')
  if (data && !error) return <OneAlarm key={data.alarm.item} answer={data} list={list} />
  return <QueueWaiting calls={returnAlarmQueue} title={t('office-queues.gameReturn.one')} list={list} error={error} />
}

function OneAlarm({ answer, list }: { answer: ReturnAlarmAnswer; list: string }) {
  const t = useT()
  const mayDecide = useMay()('games.edit')
  const { alarm, facts } = answer
  return (
    <QueuePage
      calls={returnAlarmQueue}
      decides="games.edit"
      item={alarm}
      what={t('office-queues.gameReturn.heading', { game: alarm.name })}
      list={list}
      note={facts.note}
      decisions={useReturnAlarmActs(answer)}
    >
      <Section title={t('office-queues.known')}>
        <Known answer={answer} />
      </Section>
      <Section title={t('office-queues.gameReturn.periods')}>
        <PeriodTable periods={facts.periods} />
      </Section>
      {mayDecide && alarm.grade === 'proposal' && (
        <Section title={t('office-queues.gameReturn.wouldSwitchOff')}>
          <Outcome
            at="POST /office/return-alarms/switch-off"
            input={{ item: alarm.item }}
            version={`${facts.version} ${facts.gameVersion}`}
          />
        </Section>
      )}
    </QueuePage>
  )
}

function Known({ answer: { alarm, facts } }: { answer: ReturnAlarmAnswer }) {
  const t = useT()
  return (
    <Facts
      facts={[
        ...useGameFacts(alarm),
        { name: t('office-queues.gameReturn.grade'), value: <GradeTag of={alarm} /> },
        { name: t('office-queues.gameReturn.stated'), value: <bdi>{spanText(facts.stated)}</bdi> },
        { name: t('office-queues.gameReturn.since'), value: <Moment at={alarm.since} /> },
        { name: t('office-queues.gameReturn.judgedAt'), value: <Moment at={facts.judgedAt} /> },
        {
          name: t('office-queues.gameReturn.days'),
          value: <OfficeLink href={`/games/returns/${alarm.game}`}>{t('office-queues.gameReturn.dayByDay')}</OfficeLink>,
        },
        { name: t('office-queues.due'), value: <Moment at={alarm.dueAt} /> },
      ]}
    />
  )
}
