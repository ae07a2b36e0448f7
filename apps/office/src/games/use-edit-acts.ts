import { gateOfChange } from '@fairhouse/contract/office/game-gate.ts'
import { useAct, type Act } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useTurnWords } from './use-turn-words.ts'

type Said = Parameters<typeof gateOfChange>[1]
type Turns = { on: 'POST /office/games/on' | 'POST /office/providers/on'; off: 'POST /office/games/off' | 'POST /office/providers/off' }
/** What a change says of itself, apart from what is changed. */
type Change = Pick<Act, 'precondition' | 'gate' | 'title' | 'verb'> & { onDone?: () => void }

type Given<Words extends Said> = {
  id: string
  name: string
  words: Words
  /** The version that is looked at, such as `{ 'game:7': '3' }`. */
  precondition: Record<string, string>
  at: Turns
  set: (next: Words, change: Change) => void
}

/** What can be done with a game as with a provider: on and off, everywhere or in some countries; other words; an earlier version again. */
export function useEditActs<Words extends Said>({ id, name, words, precondition, at, set }: Given<Words>) {
  const t = useT()
  const act = useAct()
  const wordsOf = useTurnWords(name)
  const turn = (isOn: boolean, countries: string[]) =>
    act({ at: isOn ? at.on : at.off, input: { id, countries }, precondition, ...wordsOf(isOn, countries) })
  const change = (next: Words, title: string, onDone?: () => void) =>
    set(next, { precondition, gate: gateOfChange(words, next), title, verb: t('office-games.change'), ...(onDone ? { onDone } : {}) })
  const everywhere: PageAct = {
    id: words.isOn ? 'games.off' : 'games.on',
    keys: 'o',
    label: t(words.isOn ? 'office-games.off' : 'office-games.on'),
    isGrave: words.isOn,
    isMain: !words.isOn,
    run: () => turn(!words.isOn, []),
  }
  return {
    everywhere,
    turn,
    again: ({ version, data }: { version: number; data: Words }) => change(data, t('office-games.againTitle', { name, version })),
    change: (next: Words, onDone: () => void) => change(next, t('office-games.changeTitle', { name }), onDone),
  }
}
