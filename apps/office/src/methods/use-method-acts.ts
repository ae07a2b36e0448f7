import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { MethodVersion } from '@fairhouse/contract/office/methods.ts'
import { useAct } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'

/** What can be done with a way to pay: other data, an earlier version again, on and off. */
export function useMethodActs({ method: { id, name, isOn }, version }: OfficeAnswers<'GET /office/methods/one'>) {
  const t = useT()
  const act = useAct()
  const precondition = { [`method:${id}`]: version }
  const set = (text: string, title: string, onDone?: () => void) =>
    act({
      at: 'POST /office/methods/set',
      input: { id, text },
      precondition,
      title,
      verb: t('office-settings.ask'),
      ...(onDone ? { onDone } : {}),
    })
  const on: PageAct = {
    id: 'method.on',
    keys: 'o',
    label: t('office-methods.enable'),
    isMain: true,
    run: () =>
      act({
        at: 'POST /office/methods/enable',
        input: { id },
        precondition,
        title: t('office-methods.enableTitle', { name }),
        verb: t('office-methods.enable'),
      }),
  }
  const off: PageAct = {
    id: 'method.off',
    keys: 'o',
    label: t('office-methods.disable'),
    isGrave: true,
    run: () =>
      act({
        at: 'POST /office/methods/disable',
        input: { id },
        precondition,
        title: t('office-methods.disableTitle', { name }),
        about: t('office-methods.disableAbout'),
        verb: t('office-methods.disable'),
      }),
  }
  return {
    all: [isOn ? off : on],
    change: (text: string, onDone: () => void) => set(text, t('office-methods.changeTitle', { name }), onDone),
    again: ({ version: earlier, data }: MethodVersion) =>
      set(JSON.stringify(data, null, 2), t('office-methods.againTitle', { name, version: earlier })),
  }
}
