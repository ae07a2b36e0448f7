import { Icon } from '@fairhouse/ui'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSite } from '../../base/site.ts'
import { GameGrid } from './GameGrid.tsx'
import { shelfSize, useList } from './game-menu.ts'
import { groupName } from './group-name.ts'
import { shelvesAtOnce } from './shelves-at-once.ts'
import { useNear } from './use-near.ts'
import { groupPath } from './view.ts'
import style from './Shelf.module.css'

/** One group as a row of tiles. Only the first shelves have their tiles from the start; the others ask when they come near. */
export function Shelf({ group, place }: { group: { id: string; count: number }; place: number }) {
  const { texts, settings } = useSite()
  const { t } = texts
  const [near, section] = useNear<HTMLElement>(place < shelvesAtOnce)
  const list = useRef<HTMLUListElement>(null)
  const { data, isError } = useList({ group: group.id, size: shelfSize }, near)
  if (isError && !data) return null
  const turn = (towards: 1 | -1) => {
    const row = list.current
    const reading = row && getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row?.scrollBy({ left: towards * reading * row.clientWidth * 0.85, behavior: 'smooth' })
  }
  return (
    <section ref={section} className={style.shelf} aria-labelledby={`shelf-${group.id}`}>
      <header className={style.head}>
        <h2 id={`shelf-${group.id}`} className={style.name}>
          {groupName(texts, group.id)}
        </h2>
        <Link
          to={groupPath(settings, group.id)}
          className={style.all}
          aria-label={`${groupName(texts, group.id)}: ${t('lobby.seeAll', { count: group.count })}`}
        >
          {t('lobby.seeAll', { count: group.count })}
        </Link>
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
      <GameGrid games={data?.games} row eager={place === 0} list={list} />
    </section>
  )
}
