import { useEffect, useState } from 'react'
import type { RealityCheck as Check } from '@fairhouse/contract'
import { useSite } from '../base/site.ts'
import { RealityCheck } from './RealityCheck.tsx'
import { useJackpotWon } from '../jackpots/index.ts'
import { useRaceWon } from '../races/index.ts'
import { useLimitWarnings } from '../limits/index.ts'
import { useRealityCheck } from './use-reality-check.ts'

/** Runs on every page: reality checks, and warnings as limits are used up. */
export function PlayWatch() {
  const { texts } = useSite()
  const { due, answered } = useRealityCheck()
  useLimitWarnings()
  useJackpotWon()
  useRaceWon()
  const [shown, setShown] = useState<Check>()
  useEffect(() => {
    if (!due) return setShown(undefined)
    let gone = false
    void texts.load(['play']).then(() => gone || setShown(due))
    return () => void (gone = true)
  }, [texts, due])
  return shown ? <RealityCheck check={shown} onAnswered={answered} /> : null
}
