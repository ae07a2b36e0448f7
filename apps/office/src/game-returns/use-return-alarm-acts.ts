import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useAct } from '../acts/index.ts'
import { useOffice, useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useNext } from '../queues/index.ts'
import { returnAlarmQueue } from './return-alarm-queue.ts'

export type ReturnAlarmAnswer = OfficeAnswers<'GET /office/return-alarms/one'>

/** What may be done about a game whose return lies outside of its band: accept what is proposed, or dismiss the alarm. */
export function useReturnAlarmActs(answer: ReturnAlarmAnswer): PageAct[] {
  const [switchOff, dismiss, look] = [useSwitchOff(answer), useDismiss(answer), useLook(answer)]
  return answer.alarm.grade === 'proposal' ? [switchOff, dismiss, look] : [dismiss, look]
}

function useSwitchOff({ alarm, facts }: ReturnAlarmAnswer): PageAct {
  const t = useT()
  const act = useAct()
  const next = useNext(returnAlarmQueue)
  const { item, name } = alarm
  const run = () =>
    act({
      at: 'POST /office/return-alarms/switch-off',
      input: { item },
      precondition: { [`returnAlarm:${item}`]: facts.version, [`game:${item}`]: facts.gameVersion },
      title: t('office-queues.gameReturn.switchOffTitle', { game: name }),
      about: t('office-queues.gameReturn.switchOffAbout'),
      verb: t('office-queues.gameReturn.switchOff'),
      onDone: () => void next(),
    })
  return { id: 'returnAlarm.switchOff', keys: 'a', label: t('office-queues.gameReturn.switchOff'), isMain: true, run }
}

function useDismiss({ alarm, facts }: ReturnAlarmAnswer): PageAct {
  const t = useT()
  const act = useAct()
  const next = useNext(returnAlarmQueue)
  const { item, name } = alarm
  const run = () =>
    act({
      at: 'POST /office/return-alarms/dismiss',
      input: { item },
      precondition: { [`returnAlarm:${item}`]: facts.version },
      title: t('office-queues.gameReturn.dismissTitle', { game: name }),
      about: t('office-queues.gameReturn.dismissAbout'),
      verb: t('office-queues.gameReturn.dismiss'),
      onDone: () => void next(),
    })
  return { id: 'returnAlarm.dismiss', keys: 'r', label: t('office-queues.gameReturn.dismiss'), run }
}

function useLook({ alarm: { game } }: ReturnAlarmAnswer): PageAct {
  const t = useT()
  const { go } = useOffice()
  return { id: 'returnAlarm.game', keys: 'c', label: t('office-queues.gameReturn.openGame'), run: () => go(`/games/${game}`) }
}
