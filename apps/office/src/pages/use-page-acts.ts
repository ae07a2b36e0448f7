import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import type { PagePlan, PageText } from '@fairhouse/contract/office/pages.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { useAct } from '../acts/index.ts'
import { useMomentText } from '../base/moment-text.ts'
import { useT } from '../base/office.ts'

export type PageAnswer = OfficeAnswers<'GET /office/pages/one'>
export type PageOf = { name: string; language: string }

/** What can be done with a page: published at once or at a moment to come, and a plan withdrawn. */
export function usePageActs({ name, language }: PageOf, { gate, version }: PageAnswer) {
  const t = useT()
  const act = useAct()
  const momentText = useMomentText()
  const words = { name, language: languageOf(language).name }
  const publish = (text: PageText, { dueAt = '', onDone }: { dueAt?: string; onDone?: () => void } = {}) =>
    act({
      at: 'POST /office/pages/publish',
      input: { name, language, text, ...(dueAt ? { dueAt } : {}) },
      precondition: { [`page:${name}/${language}`]: version },
      gate,
      title: t(dueAt ? 'office-pages.planTitle' : 'office-pages.publishTitle', words),
      verb: t(gate === 'second' ? 'office-settings.ask' : dueAt ? 'office-settings.plan' : 'office-pages.publish'),
      ...(onDone ? { onDone } : {}),
    })
  const withdraw = ({ id, dueAt }: PagePlan) =>
    act({
      at: 'POST /office/pages/withdraw-plan',
      input: { name, language, plan: id },
      title: t('office-pages.withdrawTitle', { ...words, at: momentText(dueAt) }),
      verb: t('office-settings.withdraw'),
    })
  return { publish, withdraw }
}
