import type { Jackpot } from '@fairhouse/contract'
import { useSite } from '../base/site.ts'
import { useWords } from '../base/loaded-words.ts'
import { Meter } from './Meter.tsx'
import { useInBrowser } from '../base/use-in-browser.ts'
import { useJackpots } from './use-jackpots.ts'
import style from './Jackpots.module.css'

/** On a game's tile: what is in its jackpot. */
export function JackpotOnTile({ id }: { id: string }) {
  return useInBrowser() ? <OnTile id={id} /> : null
}

function OnTile({ id }: { id: string }) {
  const jackpot = useJackpots()?.find((one) => one.id === id)
  return jackpot ? <Named jackpot={jackpot} /> : null
}

function Named({ jackpot }: { jackpot: Jackpot }) {
  const { texts } = useSite()
  useWords(texts, 'jackpots')
  return (
    <p className={style.onTile}>
      <span>{texts.t('jackpots.one')}</span> <Meter jackpot={jackpot} />
    </p>
  )
}
