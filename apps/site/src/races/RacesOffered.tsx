import { useInBrowser } from '../base/use-in-browser.ts'
import { useSite } from '../base/site.ts'
import { useWords } from '../base/loaded-words.ts'
import type { Race } from '@fairhouse/contract'
import { RaceCard } from './RaceCard.tsx'
import { useRaces } from './use-races.ts'
import style from './Races.module.css'

/** Among the offers: the races that the reader may enter now. */
export function RacesOffered() {
  return useInBrowser() ? <Open /> : null
}

function Open() {
  const offered = useRaces()?.filter(({ isOffered }) => isOffered) ?? []
  return offered.length === 0 ? null : <Offered races={offered} />
}

function Offered({ races }: { races: readonly Race[] }) {
  const { texts } = useSite()
  useWords(texts, 'races')
  return (
    <section className={style.part} aria-labelledby="races-offered">
      <h2 id="races-offered">{texts.t('races.title')}</h2>
      <ul className={style.list}>
        {races.map((race) => (
          <li key={race.id}>
            <RaceCard race={race} />
          </li>
        ))}
      </ul>
    </section>
  )
}
