import type { SettingPlan, SettingVersion } from '@fairhouse/contract/office/settings.ts'
import { useAct } from '../acts/index.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import type { SettingAnswer } from './setting-answer.ts'

type Wanted = { value: unknown; dueAt?: string; onDone?: () => void }

/** What can be done with a setting: another value, an earlier one again, its default, a plan withdrawn. */
export function useSettingActs({ setting: { name, isStandard }, standard, version, previous, gate }: SettingAnswer) {
  const t = useT()
  const act = useAct()
  const momentText = useMomentText()
  const send = ({ value, dueAt, onDone }: Wanted, title: string) =>
    act({
      at: 'POST /office/settings/change',
      input: { name, value, ...(dueAt ? { dueAt } : {}) },
      precondition: { [`setting:${name}`]: version },
      gate,
      title,
      verb: t(gate === 'second' ? 'office-settings.ask' : dueAt ? 'office-settings.plan' : 'office-settings.set'),
      ...(onDone ? { onDone } : {}),
    })
  const again = ({ version: earlier, value, changedAt }: SettingVersion) =>
    send({ value }, t('office-settings.againTitle', { name, version: earlier, at: momentText(changedAt) }))
  const all: PageAct[] = [
    ...(previous ? [{ id: 'setting.back', keys: 'z', label: t('office-settings.back'), run: () => again(previous) }] : []),
    ...(isStandard
      ? []
      : [
          {
            id: 'setting.standard',
            keys: 'd',
            label: t('office-settings.toStandard'),
            run: () => send({ value: standard }, t('office-settings.toStandardTitle', { name })),
          },
        ]),
  ]
  return {
    all,
    again,
    change: (wanted: Wanted) => send(wanted, t('office-settings.changeTitle', { name })),
    withdraw: ({ id, dueAt }: SettingPlan) =>
      act({
        at: 'POST /office/settings/withdraw-plan',
        input: { name, plan: id },
        gate,
        title: t('office-settings.withdrawTitle', { name, at: momentText(dueAt) }),
        verb: t(gate === 'second' ? 'office-settings.ask' : 'office-settings.withdraw'),
      }),
  }
}
