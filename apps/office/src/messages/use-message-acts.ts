import type { MessageVersion } from '@fairhouse/contract/office/messages.ts'
import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { languageOf } from '@fairhouse/messages/languages.ts'
import { useAct } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import { nameKey } from './message-draft.ts'

type Answer = OfficeAnswers<'GET /office/messages/one'>

/** What can be done with a message in one language: other words, earlier ones again, those that came, a test to oneself. */
export function useMessageActs({ name, version, gate }: Answer, language: string) {
  const t = useT()
  const act = useAct()
  const words = { name: t(nameKey(name)), language: languageOf(language).name }
  const publish = (texts: Record<string, string>, title: string, onDone?: () => void) =>
    act({
      at: 'POST /office/messages/publish',
      input: { name, language, texts },
      precondition: { [`message:${name}/${language}`]: version },
      gate,
      title,
      verb: t(gate === 'second' ? 'office-settings.ask' : 'office-messages.publish'),
      ...(onDone ? { onDone } : {}),
    })
  return {
    publish: (texts: Record<string, string>, onDone: () => void) => publish(texts, t('office-messages.publishTitle', words), onDone),
    again: ({ version: earlier, texts }: MessageVersion) => publish(texts, t('office-messages.againTitle', { ...words, version: earlier })),
    toBuiltIn: () => publish({}, t('office-messages.toBuiltInTitle', words)),
    sendTest: (texts: Record<string, string>, samples: Record<string, string>) =>
      act({
        at: 'POST /office/messages/send-test',
        input: { name, language, texts, samples },
        title: t('office-messages.sendTestTitle', { name: words.name }),
        verb: t('office-messages.sendTestVerb'),
        reason: t('office-messages.sendTestReason'),
      }),
  }
}
