import type { ErrorAnswer } from '@fairhouse/contract'
import type { Answers } from '@fairhouse/contract/caller.ts'
import { useEffect, useState } from 'react'
import { useSite } from '../base/site.ts'

type Launch = Answers<'POST /api/game/launch'>
/** The state of a game being opened. */
type Opening = { at: 'opening' } | { at: 'open'; launch: Launch } | { at: 'refused'; error: ErrorAnswer }

/** Asks the server to open a game; `again` asks once more. */
export function useLaunch(id: string, type: 'real' | 'demo'): { opening: Opening; again: () => void } {
  const { call, texts } = useSite()
  const [round, setRound] = useState(0)
  const [opening, setOpening] = useState<Opening>({ at: 'opening' })
  useEffect(() => {
    const controller = new AbortController()
    setOpening({ at: 'opening' })
    void call('POST /api/game/launch', { game: id, type, language: texts.language.code }, { signal: controller.signal }).then((answer) => {
      if (!controller.signal.aborted) setOpening(answer.ok ? { at: 'open', launch: answer.value } : { at: 'refused', error: answer.error })
    })
    return () => controller.abort()
  }, [call, texts, id, type, round])
  return { opening, again: () => setRound((now) => now + 1) }
}
