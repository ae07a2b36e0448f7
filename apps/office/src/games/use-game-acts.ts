import type { OfficeAnswers } from '@fairhouse/contract/office/office-caller.ts'
import { useAct } from '../acts/index.ts'
import { useEditActs } from './use-edit-acts.ts'

/** What can be done with a game. */
export function useGameActs({ game: { id, name }, words, version }: OfficeAnswers<'GET /office/games/one'>) {
  const act = useAct()
  return useEditActs({
    id,
    name,
    words,
    precondition: { [`game:${id}`]: version },
    at: { on: 'POST /office/games/on', off: 'POST /office/games/off' },
    set: (next, change) => act({ at: 'POST /office/games/set', input: { id, words: next }, ...change }),
  })
}
