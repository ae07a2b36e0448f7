import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { gateOfChange } from '@fairhouse/contract/office/game-gate.ts'
import type { ProviderVersion, ProviderWords } from '@fairhouse/contract/office/games.ts'
import { useAct } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useTurnWords } from './use-turn-words.ts'

/** What can be done with a provider: on and off with all of its games; other words; a logo; an earlier version again. */
export function useProviderActs({ provider: { id, name }, words, version }: OfficeAnswers<'GET /office/providers/one'>) {
  const t = useT()
  const act = useAct()
  const precondition = { [`gameProvider:${id}`]: version }
  const wordsOf = useTurnWords(name)
  const turn = (isOn: boolean, countries: string[]) => {
    const input = { id, countries }
    return isOn
      ? act({ at: 'POST /office/providers/on', input, precondition, ...wordsOf(true, countries) })
      : act({ at: 'POST /office/providers/off', input, precondition, ...wordsOf(false, countries) })
  }
  const set = (next: ProviderWords, title: string, onDone?: () => void) =>
    act({
      at: 'POST /office/providers/set',
      input: { id, words: next },
      precondition,
      gate: gateOfChange(words, next),
      title,
      verb: t('office-games.change'),
      ...(onDone ? { onDone } : {}),
    })
  const everywhere: PageAct = {
    id: words.isOn ? 'provider.off' : 'provider.on',
    keys: 'o',
    label: t(words.isOn ? 'office-games.off' : 'office-games.on'),
    isGrave: words.isOn,
    isMain: !words.isOn,
    run: () => turn(!words.isOn, []),
  }
  const again = ({ version: earlier, data }: ProviderVersion) => set(data, t('office-games.againTitle', { name, version: earlier }))
  const picture = (given: { name: string; content: string } | null) =>
    act({
      at: 'POST /office/providers/logo',
      input: { id, picture: given },
      title: t('office-games.logoTitle', { name }),
      verb: t('office-games.change'),
    })
  return {
    everywhere,
    turn,
    again,
    picture,
    change: (next: ProviderWords, onDone: () => void) => set(next, t('office-games.changeTitle', { name }), onDone),
  }
}
