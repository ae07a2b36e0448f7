import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { gateOfChange } from '@fairhouse/contract/office/game-gate.ts'
import type { GameVersion, GameWords } from '@fairhouse/contract/office/games.ts'
import { useAct } from '../acts/index.ts'
import { useT } from '../base/office.ts'
import type { PageAct } from '../base/pieces/Page.tsx'
import { useTurnWords } from './use-turn-words.ts'

/** What can be done with a game: on and off, everywhere or in some countries; other words; an earlier version again. */
export function useGameActs({ game: { id, name }, words, version }: OfficeAnswers<'GET /office/games/one'>) {
  const t = useT()
  const act = useAct()
  const precondition = { [`game:${id}`]: version }
  const wordsOf = useTurnWords(name)
  const turn = (isOn: boolean, countries: string[]) => {
    const input = { id, countries }
    return isOn
      ? act({ at: 'POST /office/games/on', input, precondition, ...wordsOf(true, countries) })
      : act({ at: 'POST /office/games/off', input, precondition, ...wordsOf(false, countries) })
  }
  const set = (next: GameWords, title: string, onDone?: () => void) =>
    act({
      at: 'POST /office/games/set',
      input: { id, words: next },
      precondition,
      gate: gateOfChange(words, next),
      title,
      verb: t('office-games.change'),
      ...(onDone ? { onDone } : {}),
    })
  const everywhere: PageAct = {
    id: words.isOn ? 'games.off' : 'games.on',
    keys: 'o',
    label: t(words.isOn ? 'office-games.off' : 'office-games.on'),
    isGrave: words.isOn,
    isMain: !words.isOn,
    run: () => turn(!words.isOn, []),
  }
  const again = ({ version: earlier, data }: GameVersion) => set(data, t('office-games.againTitle', { name, version: earlier }))
  return {
    everywhere,
    turn,
    again,
    change: (next: GameWords, onDone: () => void) => set(next, t('office-games.changeTitle', { name }), onDone),
  }
}
