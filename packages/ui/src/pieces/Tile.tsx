import type { ReactNode } from 'react'
import style from './Tile.module.css'

/** The class of the link that makes the whole tile pressable. */
export const tileLink = style.link

/** The address of a drawn picture. */
export const artUrl = (seed: string) => `/art/${encodeURIComponent(seed)}.svg`

/** A game in the lobby: its picture with its name (a link with `tileLink`) lettered into it, and a line about it. */
export function Tile({
  art,
  name,
  note,
  mark,
  onArt,
  maker,
  eager = false,
  level = 3,
  wide = false,
}: {
  art: string
  name: ReactNode
  note: ReactNode
  mark?: string
  /** What lies over the picture's lower edge. */
  onArt?: ReactNode
  /** The number of whoever makes the game: our own makers have a lettering and a frame each. */
  maker?: number
  eager?: boolean
  level?: 2 | 3
  /** The picture lies across, 16 to 9, `onArt` over the whole of it, and the name stands below. */
  wide?: boolean
}) {
  const Heading = `h${level}` as const
  return (
    <article className={`${style.tile} ${wide ? style.wide : ''}`} data-maker={maker}>
      <div className={style.frame}>
        <img
          className={style.art}
          src={artUrl(art)}
          alt=""
          width="480"
          height="600"
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
        <div className={style.onArt}>{onArt}</div>
        {mark && <span className={style.mark}>{mark}</span>}
      </div>
      <Heading className={style.name}>{name}</Heading>
      <p className={style.note}>{note}</p>
    </article>
  )
}
