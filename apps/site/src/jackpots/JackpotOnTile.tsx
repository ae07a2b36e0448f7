import { useSite } from '../base/site.ts'
import { useWords } from '../base/loaded-words.ts'
import { Meter } from './Meter.tsx'
import { useInBrowser } from './use-in-browser.ts'
import { useJackpots } from './use-jackpots.ts'
import style from './Jackpots.module.css'

/** On a game's tile: what is in its jackpot. */
export function JackpotOnTile({ id }: { id: string }) {
  return useInBrowser() ? <OnTile id={id} /> : null
}

function OnTile({ id }: { id: string }) {
  const { texts } = useSite()
  useWords(texts, 'jackpots')
  const jackpot = useJackpots()?.find((one) => one.id === id)
  if (!jackpot) return null
  return (
    <p className={style.onTile}>
      <span>{texts.t('jackpots.one')}</span> <Meter jackpot={jackpot} />
    </p>
  )
}
