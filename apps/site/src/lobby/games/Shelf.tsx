import type { LobbyPlace, LobbyShelf } from '@fairhouse/contract'
import { Icon } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSite } from '../../base/site.ts'
import { GameGrid } from './GameGrid.tsx'
import { useShelf } from './game-menu.ts'
import { NoGames } from './NoGames.tsx'
import { shelvesAtOnce } from './shelves-at-once.ts'
import { useNear } from './use-near.ts'
import style from './Shelf.module.css'

/** A row of tiles under a name. Only the first shelves have their tiles from the start; the others ask when they come near. */
export function Shelf({ shelf: { id, name, count, path, search }, place, at }: { shelf: LobbyShelf; place: LobbyPlace; at: number }) {
  const { t } = useSite().texts
  const [near, section] = useNear<HTMLElement>(at < shelvesAtOnce)
  const list = useRef<HTMLUListElement>(null)
  const { data, isError } = useShelf({ place, shelf: id }, near)
  const turn = (towards: 1 | -1) => {
    const row = list.current
    const reading = row && getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row?.scrollBy({ left: towards * reading * row.clientWidth * 0.85, behavior: 'smooth' })
  }
  return (
    <section ref={section} className={style.shelf} aria-labelledby={`shelf-${id}`}>
      <header className={style.head}>
        <h2 id={`shelf-${id}`} className={style.name}>
          {name}
        </h2>
        {path && (
          <Link to={path} search={search ?? {}} className={style.all} aria-label={`${name}: ${t('lobby.seeAll', { count })}`}>
            {t('lobby.seeAll', { count })}
          </Link>
        )}
        <div className={style.turns}>
          {/* The keyboard goes from tile to tile; these are for the mouse. */}
          <button type="button" tabIndex={-1} aria-hidden="true" className={style.turn} onClick={() => turn(-1)}>
            <Icon name="back" />
          </button>
          <button type="button" tabIndex={-1} aria-hidden="true" className={style.turn} onClick={() => turn(1)}>
            <Icon name="forward" />
          </button>
        </div>
      </header>
      {isError && !data ? (
        <NoGames failed />
      ) : (
        <GameGrid games={data?.games} row wide={place === 'live' || id === 'live'} eager={at === 0} list={list} />
      )}
    </section>
  )
}
