import type { Game } from '@fairhouse/contract'
import { useRef, type RefObject } from 'react'
import { useT } from '../../base/site.ts'
import { moveByArrows } from './arrow-keys.ts'
import { GameTile } from './GameTile.tsx'
import style from './GameGrid.module.css'

/** As many as a phone shows: pictures further along a row come when the row is laid out. */
const firstRow = 3

/**
 * Games as tiles in a grid, or in one scrolling row; before they load, empty tiles of the same size. `level` is the
 * level of the tiles’ headings.
 */
export function GameGrid({
  games,
  row = false,
  eager = false,
  level = 3,
  wide = false,
  list,
}: {
  games: readonly Game[] | undefined
  row?: boolean
  eager?: boolean
  level?: 2 | 3
  /** Landscape tiles, for tables that are live. */
  wide?: boolean
  list?: RefObject<HTMLUListElement | null>
}) {
  const t = useT()
  const own = useRef<HTMLUListElement>(null)
  const className = `${row ? style.row : style.grid} ${wide ? style.wide : ''}`
  if (!games)
    return (
      <div className={className} role="status" aria-label={t('shell.loading')}>
        {Array.from({ length: row ? 8 : 12 }, (_, place) => (
          <span key={place} className={style.empty} />
        ))}
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move among the links inside
    <ul className={className} ref={list ?? own} onKeyDown={moveByArrows}>
      {games.map((game, place) => (
        <li key={game.id}>
          <GameTile game={game} eager={eager && place < firstRow} level={level} wide={wide} />
        </li>
      ))}
    </ul>
  )
}
