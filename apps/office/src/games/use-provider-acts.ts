import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useAct } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import { useEditActs } from './use-edit-acts.ts'

/** What can be done with a provider and with that all of its games; it has a logo as well. */
export function useProviderActs({ provider: { id, name }, words, version }: OfficeAnswers<'GET /office/providers/one'>) {
  const t = useT()
  const act = useAct()
  const acts = useEditActs({
    id,
    name,
    words,
    precondition: { [`gameProvider:${id}`]: version },
    at: { on: 'POST /office/providers/on', off: 'POST /office/providers/off' },
    set: (next, change) => act({ at: 'POST /office/providers/set', input: { id, words: next }, ...change }),
  })
  const picture = (given: { name: string; content: string } | null) =>
    act({
      at: 'POST /office/providers/logo',
      input: { id, picture: given },
      title: t('office-games.logoTitle', { name }),
      verb: t('office-games.change'),
    })
  return { ...acts, picture }
}
